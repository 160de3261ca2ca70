import type { Branch } from "#src/domain/codes.ts";
import type { GroupRow } from "#src/view/group-pages.ts";

/** Scale maxima of the chart of group changes, in members. Spec §9. */
const flowMaxima: Readonly<Record<Branch, number>> = { C: 30, S: 10 };

/** Scale of entries and exits. `at` returns a position in per cent of the width. */
export function flowScale(branch: Branch, rows: readonly Pick<GroupRow, "entered" | "left">[]) {
  const largest = Math.max(0, ...rows.flatMap(({ entered, left }) => [entered, left]));
  const step = flowMaxima[branch] / 5;
  const max = Math.max(flowMaxima[branch], Math.ceil(largest / step) * step);
  const ticks = Array.from({ length: 6 }, (_, index) => (max / 5) * index).filter((tick) => Number.isInteger(tick));
  // 94 %: leaves space for the number beside the longest bar.
  const at = (value: number): number => Math.round((value / max) * 94 * 100) / 100;
  return { max, ticks, at };
}
