import { formatPercent, formatRange } from "#src/lib/format.ts";

/** Rules of an axis of shares. */
export const percentTicks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: formatPercent(at * 100, 0) }));

/** Words under a distribution of shares. */
export const stripLabels = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: formatPercent(at * 100, 0) }));

/** The fifty classes of a distribution of shares, two points each, with how many are in them. */
export function stripClasses(counts: readonly number[]): { label: string; count: number }[] {
  return counts.map((count, index) => ({ label: `${formatRange(index * 2, index * 2 + 2)}%`, count }));
}

/** A part and its whole; null where there is none. */
export type Pair = readonly [part: number, whole: number] | null;

/** A ratio as a place on the axis; null of nothing. */
export function ratio(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : pair[0] / pair[1];
}

/** A ratio in per cent, ready to be rounded; null of nothing. */
export function toPercent(pair: Pair): number | null {
  return pair === null || pair[1] === 0 ? null : (pair[0] * 100) / pair[1];
}
