/** Definition of the strength index list. Spec §3 "Strength index list", §9. */
import type { Branch } from "#src/domain/codes.ts";
import { byNumber, holds, nameSearch } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";
import { compareSurnames } from "./members.ts";

/** Fields that filters and orderings read. */
export interface StrengthFacts {
  readonly familyName: string;
  readonly givenName: string;
  readonly roles: readonly ({ readonly code: "member"; readonly branch: Branch } | { readonly code: "government" })[];
  readonly total: number | null;
}

/** Page size of the strength index. Spec §9. */
const pageSize = 12;

const branchOf: Readonly<Record<string, Branch>> = { Deputato: "C", Senatore: "S" };

export function strengthList<Row extends StrengthFacts>(): ListDefinition<Row> {
  return {
    collection: "persons/pp_index",
    filters: [
      nameSearch("search", (row) => [row.familyName, row.givenName]),
      {
        name: "role",
        kind: "choice",
        values: Object.keys(branchOf),
        matches: ([wanted = ""]) => {
          const branch = branchOf[wanted];
          return (row) => row.roles.some((role) => role.code === "member" && role.branch === branch);
        },
      },
      {
        name: "is_gov",
        kind: "flag",
        requires: "governments",
        matches: holds((row) => row.roles.some((role) => role.code === "government")),
      },
    ],
    orderings: [byNumber("pp", ({ total }) => total), { name: "family_name", compare: compareSurnames }],
    defaultOrdering: "-pp",
    pageSize,
    paging: "more",
  };
}
