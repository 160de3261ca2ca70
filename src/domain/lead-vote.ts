/** Which vote leads the home page. Every reason is a fact of the record; none is a judgement. */
import type { Outcome } from "./codes.ts";
import { addDays } from "./days.ts";
import { decidingMargin } from "./majority.ts";

/**
 * Reasons in order of importance:
 * - `beaten`: the majority, as a whole, chose the opposite of what was decided;
 * - `tight`: decided by {@link tightLead} votes or fewer;
 * - `confidence`: the government put its confidence at stake;
 * - `rebels`: at least {@link manyRebels} members voted against their group;
 * - `key`: a key vote of the newsroom;
 * - `final`: final vote on an act.
 */
export const leadReasons = ["beaten", "tight", "confidence", "rebels", "key", "final"] as const;
export type LeadReason = (typeof leadReasons)[number];

/** Largest margin, in votes, of a vote that leads because it was close. */
export const tightLead = 3;
/** Smallest number of rebels for which a vote leads. */
export const manyRebels = 10;
/** Days up to the newest vote, which included, whose votes compete. */
export const leadDays = 7;

export interface LeadCandidate {
  readonly id: string;
  readonly date: string;
  /** Absent in rows of the live API. */
  readonly status?: string | undefined;
  /** null = unknown. */
  readonly isSecret: boolean | null;
  readonly outcome: Outcome;
  /** null = not published, or vote in verification. */
  readonly margin: number | null;
  /** null = cannot be determined. */
  readonly rebels: number | null;
  readonly isGovernmentBeaten?: boolean | undefined;
  readonly isConfidence: boolean;
  readonly isKey: boolean;
  readonly isFinal: boolean;
}

function applies(vote: LeadCandidate, reason: LeadReason): boolean {
  const margin = decidingMargin(vote);
  switch (reason) {
    case "beaten":
      return vote.isGovernmentBeaten === true;
    case "tight":
      return margin !== null && margin <= tightLead;
    case "confidence":
      return vote.isConfidence;
    case "rebels":
      return (vote.rebels ?? 0) >= manyRebels;
    case "key":
      return vote.isKey;
    case "final":
      return vote.isFinal;
  }
}

/** Unknown margins last. */
const byMargin = (a: LeadCandidate, b: LeadCandidate): number => (a.margin ?? 999) - (b.margin ?? 999);

/**
 * The vote that leads, why, and how many others of the same days have the same reason; null = no vote of the last days
 * has one. Among votes with one reason: the newest day, then the smallest margin, then the last of the day.
 *
 * @param votes Newest first. Only votes with verified, named positions that decided something compete.
 */
export function leadOf<V extends LeadCandidate>(
  votes: readonly V[],
): { readonly vote: V; readonly reason: LeadReason; readonly others: number } | null {
  const [newest] = votes;
  if (newest === undefined) return null;
  const from = addDays(newest.date, 1 - leadDays);
  const candidates = votes.filter(
    (vote) => vote.date >= from && vote.status === "verified" && vote.isSecret !== true && vote.outcome !== "other",
  );
  for (const reason of leadReasons) {
    const [vote, ...others] = candidates
      .filter((candidate) => applies(candidate, reason))
      .sort((a, b) => (a.date === b.date ? byMargin(a, b) : a.date < b.date ? 1 : -1));
    if (vote !== undefined) return { vote, reason, others: others.length };
  }
  return null;
}
