/** Why the outcome of a vote surprises, from its positions: facts that were counted, no judgement. */
import type { Outcome } from "./codes.ts";
import { totalOf, type CodeCounts } from "./code-counts.ts";
import { countChoices, plurality } from "./group-line.ts";
import { isHandful } from "./handful.ts";
import { tightLead } from "./lead-vote.ts";
import { decidingMargin } from "./majority.ts";
import { countNonParticipants } from "./participation.ts";

/**
 * In order of importance:
 * - `beaten`: the majority, as a whole, chose the opposite of what was decided;
 * - `secret`: secret ballot;
 * - `tight`: decided by {@link tightLead} votes or fewer;
 * - `split`: of the choices of the majority, at least one in ten was not its line;
 * - `absent`: more than half of the eligible members did not take part.
 */
export type SurpriseReason = "beaten" | "secret" | "tight" | "split" | "absent";

/** Members who did not take part, of all eligible ones. */
type Missing = readonly [missing: number, of: number];

export interface Surprise {
  readonly reason: SurpriseReason;
  readonly majority: Missing;
  readonly opposition: Missing;
  /** Eligible members whose side is not known: they are in neither of the two. Absent = none, or a handful. */
  readonly unsided?: number;
  /** Ayes, noes and abstentions of a majority that split. */
  readonly split?: readonly [ayes: number, noes: number, abstained: number];
}

export interface CountedSides {
  /** Eligible members by code. */
  readonly majority: CodeCounts;
  readonly opposition: CodeCounts;
  /** Those on neither side, and those whose side is not known. */
  readonly others: CodeCounts;
  readonly unsided: number;
}

const missingOf = (counts: CodeCounts): Missing => [countNonParticipants(counts), totalOf(counts)];

/** Choices of a side of which at least one in ten was not its line; undefined = it did not split, or hardly chose. */
function splitOf(counts: CodeCounts): Surprise["split"] {
  const choices = countChoices(counts);
  const line = plurality(counts);
  if (isHandful(choices) || (line !== null && (choices - counts[line]) * 10 < choices)) return undefined;
  return [counts.AYE, counts.NO, counts.ABST];
}

/**
 * What explains an outcome; null = it does not surprise, decided nothing, or the sides are not known.
 * @param sides of a vote whose positions are complete and verified
 */
export function surpriseOf(
  vote: {
    readonly outcome: Outcome;
    readonly isSecret: boolean;
    readonly isGovernmentBeaten: boolean;
    readonly margin: number | null;
  },
  sides: CountedSides,
): Surprise | null {
  const [majority, opposition, others] = [sides.majority, sides.opposition, sides.others].map(missingOf);
  if (vote.outcome === "other" || majority === undefined || opposition === undefined || others === undefined)
    return null;
  if (majority[1] === 0 || opposition[1] === 0) return null;
  const margin = decidingMargin(vote);
  const split = vote.isSecret ? undefined : splitOf(sides.majority);
  const [missing, all] = [0, 1].map((at) => (majority[at] ?? 0) + (opposition[at] ?? 0) + (others[at] ?? 0));
  const applies: Record<SurpriseReason, boolean> = {
    beaten: vote.isGovernmentBeaten,
    secret: vote.isSecret,
    tight: margin !== null && margin <= tightLead,
    split: split !== undefined,
    absent: (missing ?? 0) * 2 > (all ?? 0),
  };
  const reason = (["beaten", "secret", "tight", "split", "absent"] as const).find((one) => applies[one]);
  if (reason === undefined) return null;
  return {
    ...{ reason, majority, opposition },
    ...(isHandful(sides.unsided) ? {} : { unsided: sides.unsided }),
    ...(split === undefined ? {} : { split }),
  };
}
