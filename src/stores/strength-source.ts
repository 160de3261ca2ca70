import { strengthList } from "#src/lib/filters/strength.ts";
import { files } from "#src/lib/routes.ts";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import { field, number, text } from "./api-fields.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

/** Converts a row of the API's `persons/pp_index`, where `pp_branch` is the total. The name is a single field. */
function strengthFromApi(raw: unknown): StrengthRow | undefined {
  const pp = field(raw, "pp");
  const [id, name, total] = [text(field(raw, "slug")), text(field(raw, "name")), number(field(pp, "pp_branch"))];
  if (id === null || name === null || total === null) return undefined;
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
    rank: number(field(pp, "pp_branch_total_ordering") ?? field(pp, "pp_branch_ordering")) ?? null,
  };
}

export const strengthSource: ListSource<StrengthRow> = {
  ...strengthList<StrengthRow>(),
  loadRows: (_state, fetchCached) => readRows(fetchCached, files.shard("indice-di-forza", "tutti")),
  fromApi: strengthFromApi,
};
