import type { Branch } from "#src/domain/codes.ts";

/** Scale maxima for the strength of groups, in percentage points. Spec §9. */
export const groupMaxima: Readonly<Record<Branch, number>> = { C: 40, S: 37 };

/** Value of a full-width bar: `max`, or the largest value if that is greater. */
export function fullBar(sums: readonly number[], max = 1): number {
  return Math.max(max, ...sums);
}
