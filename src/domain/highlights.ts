/**
 * Votes in evidence by rule, for a source whose newsroom chooses no key votes. Each reason is a fact of the record; none
 * is a judgement.
 */
import type { Outcome, SubVoteType } from "./codes.ts";
import { decidingMargin, riskyMargin } from "./majority.ts";

/**
 * - `confidence`: the government put its confidence at stake;
 * - `final_law`: final vote on a bill;
 * - `tight`: decided by a margin under {@link riskyMargin};
 * - `beaten`: the majority, as a whole, chose the opposite of what was decided;
 * - `secret`: secret ballot;
 * - `constitutional`: on a constitutional bill, its amendments and agenda items left out: they are thousands.
 */
export const highlightRules = ["confidence", "final_law", "tight", "beaten", "secret", "constitutional"] as const;
export type HighlightRule = (typeof highlightRules)[number];

export interface RuledVote {
  readonly isConfidence: boolean;
  readonly isFinal: boolean;
  /** null = unknown. */
  readonly isSecret: boolean | null;
  readonly isGovernmentBeaten?: boolean | null | undefined;
  readonly subType: SubVoteType | null;
  readonly outcome: Outcome;
  /** null = not published, or vote in verification. */
  readonly margin: number | null;
  readonly isOnBill: boolean;
  readonly isOnConstitutionalBill: boolean;
}

/** The rules by which a vote is in evidence, in the order of {@link highlightRules}; none for most votes. */
export function highlightsOf(vote: RuledVote): HighlightRule[] {
  const { isFinal, subType, isOnBill } = vote;
  const margin = decidingMargin(vote);
  const isOfDetail = subType === "AMEND" || subType === "ODG";
  const applies: Record<HighlightRule, boolean> = {
    confidence: vote.isConfidence,
    final_law: isFinal && (isOnBill || subType === "ALL"),
    tight: margin !== null && margin < riskyMargin,
    beaten: vote.isGovernmentBeaten === true,
    secret: vote.isSecret === true,
    constitutional: vote.isOnConstitutionalBill && !isOfDetail,
  };
  return highlightRules.filter((rule) => applies[rule]);
}

/** In the selection with which the list of votes begins: a key vote of the newsroom, or in evidence by rule. */
export function isHighlighted(vote: {
  readonly isKey: boolean;
  readonly highlights?: readonly HighlightRule[] | undefined;
}): boolean {
  return vote.isKey || vote.highlights !== undefined;
}
