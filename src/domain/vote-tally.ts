/** What became of the votes of a sitting, a month, a year. */
import type { Outcome } from "./codes.ts";
import { isAnnulled } from "./outcome.ts";
import type { VoteStatus } from "./vote-check.ts";

/**
 * Numbers of votes. Each is one of the first five: `checks` of the quorum decide nothing; `other` outcomes are neither
 * approvals nor rejections, nor annulments. `beaten`: the Government was; `trusted`, `distrusted`: votes of confidence.
 */
export interface VoteTally {
  readonly approved: number;
  readonly rejected: number;
  readonly annulled: number;
  readonly other: number;
  readonly checks: number;
  readonly beaten: number;
  readonly trusted: number;
  readonly distrusted: number;
  readonly finalsApproved: number;
  readonly finalsRejected: number;
}

interface TalliedVote {
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  readonly status?: VoteStatus;
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  readonly isGovernmentBeaten?: boolean;
}

function partsOf(vote: TalliedVote): readonly (keyof VoteTally)[] {
  const { outcome, outcomeText, status, isFinal, isConfidence, isGovernmentBeaten } = vote;
  if (status === "quorum") return ["checks"];
  if (outcome === "other") return [isAnnulled(outcomeText) ? "annulled" : "other"];
  const isApproved = outcome === "approved";
  return [
    outcome,
    ...(isGovernmentBeaten === true ? (["beaten"] as const) : []),
    ...(isConfidence ? [isApproved ? ("trusted" as const) : ("distrusted" as const)] : []),
    ...(isFinal ? [isApproved ? ("finalsApproved" as const) : ("finalsRejected" as const)] : []),
  ];
}

const toTally = (countOf: (part: keyof VoteTally) => number): VoteTally => ({
  approved: countOf("approved"),
  rejected: countOf("rejected"),
  annulled: countOf("annulled"),
  other: countOf("other"),
  checks: countOf("checks"),
  beaten: countOf("beaten"),
  trusted: countOf("trusted"),
  distrusted: countOf("distrusted"),
  finalsApproved: countOf("finalsApproved"),
  finalsRejected: countOf("finalsRejected"),
});

export function tallyVotes(votes: readonly TalliedVote[]): VoteTally {
  const all = votes.map(partsOf);
  return toTally((part) => all.filter((parts) => parts.includes(part)).length);
}

export function addTallies(tallies: readonly VoteTally[]): VoteTally {
  return toTally((part) => tallies.reduce((sum, tally) => sum + tally[part], 0));
}
