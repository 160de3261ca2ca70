import { field } from "#src/stores/code-lists.ts";
import type { StrengthRow } from "#src/view/strength-index.ts";

/** A row of the API's `persons/pp_index`: in it `pp_branch` is the total. The name comes in one piece. */
export function strengthFromApi(raw: unknown): StrengthRow | undefined {
  const [id, name, pp] = [field(raw, "slug"), field(raw, "name"), field(raw, "pp")];
  const [total, rank] = [
    field(pp, "pp_branch"),
    field(pp, "pp_branch_total_ordering") ?? field(pp, "pp_branch_ordering"),
  ];
  if (typeof id !== "string" || typeof name !== "string" || typeof total !== "number") return undefined;
  return {
    id,
    familyName: name,
    givenName: "",
    gender: null,
    roles: [],
    group: null,
    office: null,
    total,
    inBranch: null,
    inGovernment: null,
    rank: typeof rank === "number" ? rank : 0,
  };
}
