/**
 * Indice di compattezza: members who voted with the line, per hundred eligible members. All members in office on that
 * day are eligible except the President of the assembly, whom the counts of groups and sides exclude
 * (`assembly-president.ts`). Absences and missions stay in the denominator, and so does a vice-president who presides.
 */
import { totalOf, type CodeCounts } from "./code-counts.ts";
import { isChoice, plurality } from "./group-line.ts";

/** A ratio stored as two counts, so that counts can be summed over a period and readers can recompute it. */
export interface Ratio {
  readonly part: number;
  readonly whole: number;
}

/**
 * Members in line and eligible members; null when the line is not a choice ("non valutabile") or nobody is eligible.
 * @param counts eligible members by code, without the President of the assembly
 */
export function cohesionRatio(counts: CodeCounts, line: string | null): Ratio | null {
  if (line === null || !isChoice(line)) return null;
  const whole = totalOf(counts);
  return whole > 0 ? { part: counts[line], whole } : null;
}

/** `part / whole × 100` rounded half up to `decimals`; null when the ratio is null or `whole` is 0. 28/64 → 43.8. */
export function percent(ratio: Ratio | null, decimals: number): number | null {
  if (ratio === null || ratio.whole === 0) return null;
  const scale = 10 ** decimals;
  return Math.round((ratio.part * 100 * scale) / ratio.whole) / scale;
}

/** A ratio in percent, not rounded: a value is rounded once, in print. 28/64 → 43.75. */
export function toPoints({ part, whole }: Ratio): number {
  return (part * 100) / whole;
}

/** Cohesion of majority or opposition as a whole: 158 in line of 237. */
export function sideCohesion(counts: CodeCounts): Ratio | null {
  return cohesionRatio(counts, plurality(counts));
}

/** Bands of the spec's filter vm_cohesion_rate. */
export const cohesionBands = ["80_100", "60_80", "_60"] as const;
export type CohesionBand = (typeof cohesionBands)[number];

/** Band of a cohesion: ≥ 80, ≥ 60, < 60; null when not evaluable. */
export function cohesionBand(cohesion: number | null): CohesionBand | null {
  if (cohesion === null) return null;
  if (cohesion >= 80) return "80_100";
  return cohesion >= 60 ? "60_80" : "_60";
}
