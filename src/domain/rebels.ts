/** Voto ribelle: an expressed choice that differs from the line of the member's own group. Absence is not rebellion. */
import type { CodeCounts } from "./code-counts.ts";
import { countChoices, isChoice } from "./group-line.ts";
import { isEvaluable } from "./reliability.ts";

/**
 * Whether a member rebelled. `line` is the line of the group; NV (always for the mixed group), SEC and NVOT make no
 * rebels.
 */
export function isRebel(code: string, line: string | null): boolean {
  return isEvaluable(line) && isChoice(code) && code !== line;
}

/** Number of rebels in a group. 28 ayes, 1 no, line AYE → 1. */
export function countRebels(counts: CodeCounts, line: string): number {
  return isChoice(line) ? countChoices(counts) - counts[line] : 0;
}
