import type { SourcePart } from "#src/domain/codes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";

/** Parts missing from the source. Early cut-off from the site record, whose days change every day. Argument: "". */
export const missingParts = defineDerivation<readonly SourcePart[]>(
  "missingParts",
  (read) => read.require("site", "site").missingParts,
);

/** Whether bills can be counted: without their list, those that decrees and votes name are not all. Argument: "". */
export const hasBills = defineDerivation<boolean>(
  "has-bills",
  (read) => !read.derived(missingParts, "").includes("bills") && read.index("act.kind", "bill").length > 0,
);
