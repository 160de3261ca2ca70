/** Electoral colleges and the municipalities in them. The tables are in `src/data/reference/colleges.ts`. */
import { electionAreas } from "./areas.ts";
import { branches, type Branch } from "./codes.ts";
import { compareCodes } from "./compare.ts";
import { toSlug } from "./slug.ts";

export interface College {
  /** "camera/veneto-2-u03" */
  readonly id: string;
  readonly branch: Branch;
  readonly kind: "single" | "list";
  /** Constituency: a region, or a part of it ("Veneto 2"). */
  readonly constituency: string;
  readonly number: number;
  /** Election area id. */
  readonly area: string;
  /** Id of the list college that contains a single-member one; null = none. */
  readonly list: string | null;
  /** Chief town, or the part of a city that the name mentions; null = not in the source. */
  readonly seat: string | null;
}

/** Municipalities with the same single-member colleges. Several of one chamber: see `src/data/reference/colleges.ts`. */
export interface MunicipalityGroup {
  readonly colleges: Readonly<Record<Branch, readonly string[]>>;
  readonly municipalities: readonly Municipality[];
}

export interface Municipality {
  readonly name: string;
  /** The name in its address form, by which municipalities are sorted: "sant-angelo-romano". */
  readonly slug: string;
  /** ISTAT code; null = not in the source. */
  readonly istat: string | null;
}

export interface Province {
  /** "reggio-nell-emilia" */
  readonly id: string;
  /** "RE" */
  readonly sign: string;
  readonly name: string;
  /** Election area id. */
  readonly area: string;
  readonly groups: readonly MunicipalityGroup[];
}

const folders: Record<Branch, string> = { C: "camera", S: "senato" };

function collegeId(branch: Branch, name: string): string {
  return `${folders[branch]}/${toSlug(name)}`;
}

/** Name of a college as the registers write it, and so the constituency of a mandate: "Veneto 2 - U03". */
export function collegeCode({ constituency, kind, number }: Pick<College, "constituency" | "kind" | "number">): string {
  return `${constituency} - ${kind === "single" ? "U" : "P"}${String(number).padStart(2, "0")}`;
}

/** @throws RangeError on a line of another form. */
export function parseColleges(table: string): ReadonlyMap<string, College> {
  const colleges = table.split("\n").map((line): College => {
    const [code, constituency = "", number = "", list = "", seat = ""] = line.split("|");
    const branch = branches.find((one) => one === code);
    const area = electionAreas.find(({ name }) => name === constituency.replace(/ \d$/, ""));
    if (branch === undefined || area === undefined || !/^[PU]\d\d$/.test(number))
      throw new RangeError(`no college: "${line}"`);
    const id = (of: string): string => collegeId(branch, `${constituency} ${of}`);
    return {
      ...{ id: id(number), branch, constituency, area: area.id, number: Number(number.slice(1)) },
      kind: number.startsWith("U") ? "single" : "list",
      list: list === "" ? null : id(list),
      seat: seat === "" ? null : seat,
    };
  });
  return new Map(colleges.map((college) => [college.id, college]));
}

/** @throws RangeError on a college that is not in the table of colleges. */
export function parseProvinces(table: string, colleges: ReadonlyMap<string, College>): readonly Province[] {
  return table.split(/^# /m).flatMap((text): Province[] => {
    const [head = "", ...groups] = text.trim().split(/\n= /);
    if (head === "") return [];
    const [, sign = "", name = ""] = /^(\w\w) (.*)$/.exec(head) ?? [];
    const parsed = groups.map((group) => toGroup(group.split("\n"), colleges));
    const first = colleges.get(parsed[0]?.colleges.C[0] ?? "");
    if (first === undefined) throw new RangeError(`province ${head}: no college`);
    return [{ id: toSlug(name), sign, name, area: first.area, groups: parsed }];
  });
}

function toGroup([head = "", ...lines]: readonly string[], colleges: ReadonlyMap<string, College>): MunicipalityGroup {
  const [C = [], S = []] = head.split(" | ").map((names, place) =>
    names.split(" + ").map((name) => {
      const id = collegeId(place === 0 ? "C" : "S", name);
      if (!colleges.has(id)) throw new RangeError(`no college "${name}"`);
      return id;
    }),
  );
  const municipalities = lines.map((line) => {
    const [, name = line, istat = null] = /^(.*) (\d{6})$/.exec(line) ?? [];
    return { name, slug: toSlug(name), istat };
  });
  return { colleges: { C, S }, municipalities };
}

interface SeatOrigin {
  readonly branch: Branch;
  readonly constituency: string | null;
  readonly electionArea: string | null;
}

/**
 * College of a seat; null = the source names none of the table. The Senate's data give only the region of a senator
 * elected on a list: that is the list college where the region has a single one.
 */
export function collegeOf(colleges: ReadonlyMap<string, College>, seat: SeatOrigin): string | null {
  const { branch, constituency, electionArea } = seat;
  if (constituency === null) return null;
  const id = collegeId(branch, constituency);
  if (colleges.has(id)) return id;
  if (electionArea === null || / - [PU]\d+$/.test(constituency)) return null;
  const lists = [...colleges.values()].filter(
    (college) => college.branch === branch && college.kind === "list" && college.area === electionArea,
  );
  return lists.length === 1 ? (lists[0]?.id ?? null) : null;
}

/**
 * Id of each municipality in addresses, in the order of the provinces: its name ("sant-angelo-romano"), with the province
 * where several share it ("samone-torino").
 */
export function municipalityIds(
  provinces: readonly { readonly id: string; readonly names: readonly string[] }[],
): readonly (readonly string[])[] {
  const seen = new Map<string, number>();
  for (const { names } of provinces) for (const id of names.map(toSlug)) seen.set(id, (seen.get(id) ?? 0) + 1);
  return provinces.map(({ id: province, names }) =>
    names.map(toSlug).map((id) => (seen.get(id) === 1 ? id : `${id}-${province}`)),
  );
}

/** Names of the municipalities of a province, in alphabetical order. */
export function municipalitiesOf({ groups }: Pick<Province, "groups">): readonly Municipality[] {
  return groups.flatMap(({ municipalities }) => municipalities).toSorted((a, b) => compareCodes(a.slug, b.slug));
}
