import { strengthList } from "#src/lib/lists/strength.ts";
import { files } from "#src/lib/routes.ts";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import { fileSource } from "./read-rows.ts";

export const strengthSource = fileSource(strengthList<StrengthRow>(), files.shard("indice-di-forza", "tutti"));
