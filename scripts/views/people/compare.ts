import { branches, type Branch } from "#src/domain/codes.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import { routes } from "#src/lib/routes.ts";
import { comparePageSchema, type ComparePage } from "#src/view/compare-page.ts";
import { isOn } from "#src/domain/periods.ts";
import { defineOutput, type Reader } from "#scripts/views/reader.ts";
import { officeDay } from "#scripts/views/shared/data-day.ts";
import { votesDay } from "#scripts/views/shared/votes-day.ts";
import { memberRows } from "./members.ts";
import { readProvenance } from "./sources.ts";

/** `/confronta` and `/i-miei-parlamentari`: example comparisons, date and sources. */
export const comparePages = defineOutput<ComparePage>({
  name: "compare",
  schema: comparePageSchema,
  keys: () => ["index", "mine"],
  path: (key) => (key === "mine" ? routes.myMembers() : routes.compare()),
  build: (read, key) => ({
    ...readProvenance(
      read,
      branches.flatMap((branch) => read.derived(memberRows, branch).map(({ id }) => id)),
      read.derived(votesDay, ""),
    ),
    examples: key === "mine" ? [] : branches.flatMap((branch) => toExample(read, branch) ?? []),
  }),
});

/** Presidents of the two largest groups of a chamber; null if votes or names are missing. */
function toExample(read: Reader, branch: Branch): ComparePage["examples"][number] | null {
  const day = read.derived(officeDay, branch);
  const rows = read.derived(memberRows, branch).filter(({ active, figures }) => active && figures !== null);
  const sizeOf = (group: string): number => rows.filter((row) => row.group?.id === group).length;
  const largest = [...new Set(rows.flatMap(({ group }) => group?.id ?? []))]
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1))
    .slice(0, 2);
  const members = largest.flatMap((group) => {
    const heads = (read.record("group", group)?.roles ?? []).filter(
      (period) => toOfficeRole(period.role) === "president" && day !== null && isOn(period, day),
    );
    const head = rows.find(({ id }) => heads.some(({ person }) => person === id));
    return head === undefined ? [] : [{ id: head.id, name: `${head.givenName} ${head.familyName}` }];
  });
  return members.length === 2 ? { branch, members } : null;
}
