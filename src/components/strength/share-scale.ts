import type { Branch } from "#src/domain/codes.ts";

/** Maxima of the strength of groups. Spec §9. */
export const groupMaxima: Readonly<Record<Branch, number>> = { C: 40, S: 37 };

/** What the whole width of a bar stands for: the maximum given, or the largest value where that is more. */
export function fullBar(sums: readonly number[], max = 1): number {
  return Math.max(max, ...sums);
}
