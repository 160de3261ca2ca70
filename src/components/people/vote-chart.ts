import { formatPercent, formatRange } from "#src/lib/format.ts";

export const percentTicks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: formatPercent(at * 100, 0) }));

export const stripLabels = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: formatPercent(at * 100, 0) }));

/** Labels and counts of the fifty classes of a distribution, two percentage points each. */
export function stripClasses(counts: readonly number[]): { label: string; count: number }[] {
  return counts.map((count, index) => ({ label: `${formatRange(index * 2, index * 2 + 2)}%`, count }));
}

/** Part and whole; null = no data. */
export type Pair = readonly [part: number, whole: number] | null;

/** Ratio from 0 to 1; null if there is no whole. */
export function ratio(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : pair[0] / pair[1];
}

/** Ratio in per cent, not rounded; null if there is no whole. */
export function toPercent(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : (pair[0] * 100) / pair[1];
}
