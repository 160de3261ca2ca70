/** Margin and outcome against the required majority. */
import type { Outcome } from "./codes.ts";
import type { CodeCounts } from "./code-counts.ts";
import { plurality } from "./group-line.ts";

/** Votes under this margin are called risky. */
export const riskyMargin = 20;

/** Totals that decide a vote; null = not published. */
export interface DecisiveTotals {
  readonly ayes: number | null;
  readonly required: number | null;
}

/** Distance between ayes and the ayes required, also for rejected votes; null when unknown. 103 ayes of 132 → 29. */
export function margin({ ayes, required }: DecisiveTotals): number | null {
  return ayes === null || required === null ? null : Math.abs(ayes - required);
}

/** The margin by which a vote was decided: one that was annulled decided nothing, by however few. */
export function decidingMargin({
  margin: distance,
  outcome,
}: {
  readonly margin: number | null;
  readonly outcome: Outcome;
}): number | null {
  return outcome === "other" ? null : distance;
}

/** What the totals say: approved when ayes reach the required number; null when unknown. */
export function outcomeByTotals({ ayes, required }: DecisiveTotals): Outcome | null {
  if (ayes === null || required === null) return null;
  return ayes >= required ? "approved" : "rejected";
}

/**
 * Governo battuto: the majority's members, taken together, chose ayes and the vote was rejected, or chose noes and it
 * was approved. `majority` counts the side's codes; without a line (secret, tie, abstention) nobody is beaten.
 */
export function isGovernmentBeaten(majority: CodeCounts, outcome: Outcome): boolean {
  const line = plurality(majority);
  return (line === "AYE" && outcome === "rejected") || (line === "NO" && outcome === "approved");
}
