/** Voto ribelle: an expressed choice different from the line of one's own group. Absence is not rebellion. */
import type { CodeCounts } from "./code-counts.ts";
import { countChoices, isChoice } from "./group-line.ts";
import { isEvaluable } from "./reliability.ts";

/** Did this member rebel? `line` is the group's; NV (as the mixed group always has), SEC and NVOT make no rebels. */
export function isRebel(code: string, line: string | null): boolean {
  return isEvaluable(line) && isChoice(code) && code !== line;
}

/** Rebels of a group. 28 ayes, 1 no, line AYE → 1. */
export function countRebels(counts: CodeCounts, line: string): number {
  return isChoice(line) ? countChoices(counts) - counts[line] : 0;
}
