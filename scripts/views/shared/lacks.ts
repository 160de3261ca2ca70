import type { SourcePart } from "#src/domain/codes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";

/** Parts that the source does not have. Apart from the rest of the record, whose days change every night. Argument: "". */
export const lacks = defineDerivation<readonly SourcePart[]>("lacks", (read) => read.require("site", "site").lacks);
