import type { Outcome } from "./codes.ts";
import type { CodeCounts } from "./code-counts.ts";
import { plurality } from "./group-line.ts";

/** A margin below this is called risky. */
export const riskyMargin = 20;

/** Totals that decide a vote; null = not published. */
export interface DecisiveTotals {
  readonly ayes: number | null;
  readonly required: number | null;
}

/** Distance between ayes and required ayes, also for rejected votes; null when unknown. 103 ayes of 132 → 29. */
export function margin({ ayes, required }: DecisiveTotals): number | null {
  return ayes === null || required === null ? null : Math.abs(ayes - required);
}

/** The margin of a vote; null when the outcome is neither approved nor rejected: an annulled vote decided nothing. */
export function decidingMargin({
  margin: distance,
  outcome,
}: {
  readonly margin: number | null;
  readonly outcome: Outcome;
}): number | null {
  return outcome === "other" ? null : distance;
}

/** Outcome implied by the totals: approved when ayes reach the required number; null when unknown. */
export function outcomeByTotals({ ayes, required }: DecisiveTotals): Outcome | null {
  if (ayes === null || required === null) return null;
  return ayes >= required ? "approved" : "rejected";
}

/**
 * Governo battuto: the line of the majority was AYE and the vote was rejected, or NO and it was approved. `majority`
 * holds the counts of the whole side. Without a line (secret vote, tie), or with abstention as the line, the result is
 * false.
 */
export function isGovernmentBeaten(majority: CodeCounts, outcome: Outcome): boolean {
  const line = plurality(majority);
  return (line === "AYE" && outcome === "rejected") || (line === "NO" && outcome === "approved");
}
