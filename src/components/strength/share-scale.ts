import type { Branch } from "#src/domain/codes.ts";
import { isHandful } from "#src/domain/handful.ts";

/** Scale maxima for the strength of groups, in percentage points. Spec §9. */
export const groupMaxima: Readonly<Record<Branch, number>> = { C: 40, S: 37 };

/** Lengths of the bars of medians, in their order: a handful of people has none. null = no bar. */
export function medianBars(rows: readonly { readonly people: number; readonly median: number }[]): (number | null)[] {
  return rows.map(({ people, median }) => (isHandful(people) ? null : median));
}

/** Value of a full-width bar: `max`, or the largest value if that is greater. */
export function fullBar(sums: readonly number[], max = 1): number {
  return Math.max(max, ...sums);
}
