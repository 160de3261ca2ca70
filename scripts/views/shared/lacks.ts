import type { SourcePart } from "#src/domain/codes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";

/** Parts missing from the source. Early cut-off from the site record, whose days change every day. Argument: "". */
export const lacks = defineDerivation<readonly SourcePart[]>("lacks", (read) => read.require("site", "site").lacks);

/** Whether bills can be counted: without their list, those that decrees and votes name are not all. Argument: "". */
export const hasBills = defineDerivation<boolean>(
  "has-bills",
  (read) => !read.derived(lacks, "").includes("bills") && read.index("act.kind", "bill").length > 0,
);
