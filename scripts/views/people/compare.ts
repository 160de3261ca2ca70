import { branches } from "#src/domain/codes.ts";
import { routes } from "#src/lib/routes.ts";
import { comparePageSchema, type ComparePage } from "#src/view/compare-page.ts";
import { defineFamily } from "#scripts/views/reader.ts";
import { dataDay } from "#scripts/views/shared/data-day.ts";
import { memberRows } from "./members.ts";
import { readProvenance } from "./sources.ts";

/** `/confronta`: of whom comparisons can be made, as far as their sources go. */
export const comparePages = defineFamily<ComparePage>({
  name: "compare",
  schema: comparePageSchema,
  keys: () => ["index"],
  path: routes.compare,
  build: (read) =>
    readProvenance(
      read,
      branches.flatMap((branch) => read.derived(memberRows, branch).map(({ id }) => id)),
      read.derived(dataDay, ""),
    ),
});
