/** What a page needs only later, or only at times: one script, loaded by `boot.ts`. */
import { sortTables } from "#src/components/list/sort-tables.ts";
import { whenIdle } from "#src/islands/load.ts";
import { fillLater } from "./fill-later.ts";

export { wireTips } from "#src/components/charts/tips.ts";

/** Maximum delay in ms. */
const timeoutMs = 5000;

/** Makes tables sortable, inserts maps, and opens details on paper. */
export function completePage(): void {
  whenIdle(sortTables, timeoutMs);
  fillLater(timeoutMs);
  openOnPaper();
}

/** Opens the closed details on paper, in browsers that cannot by style. */
function openOnPaper(): void {
  if (CSS.supports("selector(::details-content)")) return;
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
}
