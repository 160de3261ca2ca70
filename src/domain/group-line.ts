/** The line of a group in a vote: the most frequent choice of its members. */
import { choiceCodes, type ChoiceCode, type GroupVoteCode } from "./codes.ts";
import type { CodeCounts } from "./code-counts.ts";

/** Whether a code is an expressed choice. Only choices define a line or a rebel. */
export function isChoice(code: string): code is ChoiceCode {
  return code === "AYE" || code === "NO" || code === "ABST";
}

/** Members who expressed a choice: AYE, NO or ABST. */
export function countChoices(counts: CodeCounts): number {
  return counts.AYE + counts.NO + counts.ABST;
}

/** The most frequent choice; null when nobody chose or the first two tie. 28 ayes, 1 no → AYE; 3 and 3 → null. */
export function plurality(counts: CodeCounts): ChoiceCode | null {
  let first: ChoiceCode | null = null;
  let most = 0;
  for (const code of choiceCodes) {
    if (counts[code] === most) first = null;
    else if (counts[code] > most) [first, most] = [code, counts[code]];
  }
  return first;
}

/**
 * Vote of a group. The mixed group has no line: always NV. Otherwise the plurality of its choices; a tie is NV. Without
 * choices: SEC when members voted in secret, NVOT when none voted. In a secret vote an abstention may be known, but it
 * does not make a line.
 */
export function groupLine(counts: CodeCounts, isMixed: boolean, isSecret: boolean): GroupVoteCode {
  if (isMixed) return "NV";
  const choices = countChoices(counts);
  if (choices > 0 && !isSecret) return plurality(counts) ?? "NV";
  return counts.SEC + choices > 0 ? "SEC" : "NVOT";
}
