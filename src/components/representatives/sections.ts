import type { Branch } from "#src/domain/codes.ts";
import type { FormerSeat, ProvincePage, Representative } from "#src/contracts/representatives.ts";
import { collegeText, represent as text } from "#src/i18n/representatives.ts";
import { routes } from "#src/lib/routes.ts";

/** Members elected in the same college, under its name. */
export interface Section {
  readonly title: string;
  /** Address of the college; null = none. */
  readonly href: string | null;
  readonly members: readonly Representative[];
  /** Mandates that ended in a single-member college. */
  readonly former: readonly FormerSeat[];
}

export interface ChamberSections {
  /** Single-member colleges, the list colleges around them, and members of whom the source gives only the region. */
  readonly near: readonly Section[];
  /** Other members elected in the region. */
  readonly rest: readonly Representative[];
}

type Province = Pick<ProvincePage, "area" | "colleges" | "members" | "former">;

/** Members of a chamber for readers in these single-member colleges. */
export function toSections(province: Province, branch: Branch, colleges: readonly string[]): ChamberSections {
  const members = province.members.filter((member) => member.branch === branch);
  const found = colleges.flatMap((id) => province.colleges.find((college) => college.id === id) ?? []);
  const lists = new Set(found.map(({ list }) => list));
  const near = [...found, ...province.colleges.filter(({ id }) => lists.has(id))].map((college): Section => ({
    title: collegeText.name(college),
    href: routes.college(college.id),
    members: members.filter((member) => member.college === college.id),
    former: college.kind === "single" ? province.former.filter(({ college: id }) => id === college.id) : [],
  }));
  const unplaced = members.filter(({ college }) => college === null);
  const shown = new Set(near.flatMap((section) => section.members.map(({ id }) => id)));
  return {
    near: [
      // A list college without members stands for those of whom the source gives only the region.
      ...near.filter(({ members: own }, at) => at < found.length || own.length > 0 || unplaced.length === 0),
      ...(unplaced.length === 0
        ? []
        : [{ title: text.regionList(branch, province.area), href: null, members: unplaced, former: [] }]),
    ],
    rest: members.filter(({ id, college }) => college !== null && !shown.has(id)),
  };
}
