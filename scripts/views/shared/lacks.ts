import type { SourcePart } from "#src/domain/codes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";

/** Parts missing from the source. Early cut-off from the site record, whose days change every day. Argument: "". */
export const lacks = defineDerivation<readonly SourcePart[]>("lacks", (read) => read.require("site", "site").lacks);
