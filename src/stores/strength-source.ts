import { strengthList } from "#src/lib/filters/strength.ts";
import { files } from "#src/lib/routes.ts";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

export const strengthSource: ListSource<StrengthRow> = {
  ...strengthList<StrengthRow>(),
  loadRows: (_state, fetchCached) => readRows(fetchCached, files.shard("indice-di-forza", "tutti")),
};
