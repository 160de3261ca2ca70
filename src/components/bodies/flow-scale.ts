import type { Branch } from "#src/domain/codes.ts";

/** Scale maxima of the chart of group changes, in members. Spec §9. */
const maxima: Readonly<Record<Branch, number>> = { C: 30, S: 10 };

export interface FlowScale {
  readonly max: number;
  readonly ticks: readonly number[];
  /** Position in per cent of the width; a value beyond the maximum ends at it. */
  readonly at: (value: number) => number;
  readonly isBeyond: (value: number) => boolean;
}

/** Scale of entries and exits of the groups of a chamber, in drawing and interactive chart. */
export function flowScale(branch: Branch): FlowScale {
  const max = maxima[branch];
  return {
    max,
    ticks: Array.from({ length: 6 }, (_, index) => (max / 5) * index),
    // 94 %: leaves space for the number beside the longest bar.
    at: (value) => Math.round((Math.min(value, max) / max) * 94 * 100) / 100,
    isBeyond: (value) => value > max,
  };
}
