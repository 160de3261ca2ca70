/**
 * Consistency check of a vote. A vote with contradictory numbers is shown "in verifica" and excluded from every index.
 */
import type { MemberVoteCode, Outcome } from "./codes.ts";
import { countCodes } from "./code-counts.ts";
import { addDays } from "./days.ts";
import { countChoices } from "./group-line.ts";
import { outcomeByTotals } from "./majority.ts";

/**
 * - `verified`: positions and totals agree; the vote counts in every index;
 * - `unpublished`: totals only, the positions of the members are not published (yet);
 * - `review`: positions, members or totals contradict each other;
 * - `quorum`: a check of the legal number (numero legale). It decides nothing and counts in no index.
 */
export const voteStatuses = ["verified", "unpublished", "review", "quorum"] as const;
export type VoteStatus = (typeof voteStatuses)[number];

export const voteChecks = [
  "missing",
  "extra",
  "ayes",
  "noes",
  "abstained",
  "voting",
  "mission",
  "absent",
  "secret",
  "outcome",
] as const;

/** A contradiction: the check that failed, with the two numbers that differ. */
export interface VoteProblem {
  readonly check: (typeof voteChecks)[number];
  /** Declared or expected number. */
  readonly expected: number | null;
  /** Counted number. */
  readonly found: number | null;
}

export interface CheckedVote {
  readonly isQuorumCheck?: boolean | undefined;
  readonly isSecret: boolean | null;
  readonly positionsPublished: boolean;
  readonly outcome: Outcome;
  readonly ayes: number | null;
  readonly noes: number | null;
  readonly abstained: number | null;
  readonly voting: number | null;
  readonly absent: number | null;
  readonly onMission: number | null;
  readonly required: number | null;
}

export interface VoteCheck {
  readonly status: VoteStatus;
  readonly problems: readonly VoteProblem[];
}

export interface SeatsOfDay {
  readonly inOffice: ReadonlySet<string>;
  /** The President of the assembly, who needs no position and is never absent; null = unknown. */
  readonly president: string | null;
}

/** Positions may come after the totals; after this many days they are no longer expected. */
export const awaitedDays = 60;

/** Whether positions of a vote that are not here may still come. `reached`: last day covered by the data. */
export function mayStillCome({ date }: { readonly date: string }, reached: string | null): boolean {
  return reached !== null && date >= addDays(reached, -awaitedDays);
}

/** Number of members without a position who should have one. */
export function countMissing({ status, problems }: VoteCheck, { inOffice, president }: SeatsOfDay): number {
  if (status === "unpublished") return inOffice.size - (president !== null && inOffice.has(president) ? 1 : 0);
  const missing = problems.find(({ check }) => check === "missing");
  return (missing?.expected ?? 0) - (missing?.found ?? 0);
}

export function checkVote(
  vote: CheckedVote,
  ballots: readonly (readonly [person: string, code: MemberVoteCode])[],
  seats: SeatsOfDay,
): VoteCheck {
  if (vote.isQuorumCheck === true) return { status: "quorum", problems: [] };
  const totals = checkTotals(vote);
  if (!vote.positionsPublished) return { status: totals.length > 0 ? "review" : "unpublished", problems: totals };
  const { inOffice } = seats;
  const president = seats.president !== null && inOffice.has(seats.president) ? seats.president : null;
  const problems = [
    ...checkMembers(ballots, inOffice, president),
    ...checkPositions(vote, ballots, president),
    ...totals,
  ];
  return { status: problems.length > 0 ? "review" : "verified", problems };
}

/** Every member in office must have exactly one position, the President at most one. */
function checkMembers(
  ballots: readonly (readonly [string, MemberVoteCode])[],
  inOffice: ReadonlySet<string>,
  president: string | null,
): VoteProblem[] {
  const known = new Set<string>();
  for (const [person] of ballots) if (inOffice.has(person)) known.add(person);
  const expected = inOffice.size - (president === null || known.has(president) ? 0 : 1);
  return [...differ("missing", expected, known.size), ...differ("extra", 0, ballots.length - known.size)];
}

/** Declared totals must equal the sums of the positions; in a secret vote only the number of voters is compared. */
function checkPositions(
  vote: CheckedVote,
  ballots: readonly (readonly [string, MemberVoteCode])[],
  president: string | null,
): VoteProblem[] {
  const counts = countCodes(ballots.map(([, code]) => code));
  const others = [
    ...differ("mission", vote.onMission, counts.MIS),
    ...checkAbsent(vote.absent, counts.ABSE, ballots, president),
  ];
  if (!vote.isSecret) {
    return [
      ...differ("ayes", vote.ayes, counts.AYE),
      ...differ("noes", vote.noes, counts.NO),
      ...differ("abstained", vote.abstained, counts.ABST),
      ...differ("secret", 0, counts.SEC),
      ...others,
    ];
  }
  if (vote.ayes === null || vote.noes === null) return others;
  return [
    ...differ("secret", vote.ayes + vote.noes + (vote.abstained ?? 0), counts.SEC + countChoices(counts)),
    ...others,
  ];
}

/**
 * The declared absences must equal the counted ones without the President. One more is accepted when the President has
 * no other position: some sources count everybody who is on no list.
 * @param absences number of positions ABSE, including the President's
 */
function checkAbsent(
  absent: number | null,
  absences: number,
  ballots: readonly (readonly [string, MemberVoteCode])[],
  president: string | null,
): VoteProblem[] {
  const own = ballots.find(([person]) => person === president)?.[1];
  const others = absences - (own === "ABSE" ? 1 : 0);
  const mayBeCounted = president !== null && (own === undefined || own === "ABSE");
  return mayBeCounted && absent === others + 1 ? [] : differ("absent", absent, others);
}

/** Totals must agree with each other. "Votanti" includes abstentions in the Senate, not in the Camera. */
function checkTotals(vote: CheckedVote): VoteProblem[] {
  const problems: VoteProblem[] = [];
  if (vote.ayes !== null && vote.noes !== null && vote.voting !== null) {
    const withoutAbstained = vote.ayes + vote.noes;
    const withAbstained = withoutAbstained + (vote.abstained ?? 0);
    // Compare with whichever sum is closer to the published number.
    const isWith = Math.abs(vote.voting - withAbstained) < Math.abs(vote.voting - withoutAbstained);
    problems.push(...differ("voting", vote.voting, isWith ? withAbstained : withoutAbstained));
  }
  const byTotals = outcomeByTotals(vote);
  if (byTotals !== null && vote.outcome !== "other" && byTotals !== vote.outcome) {
    problems.push({ check: "outcome", expected: vote.required, found: vote.ayes });
  }
  return problems;
}

function differ(check: VoteProblem["check"], expected: number | null, found: number): VoteProblem[] {
  return expected === null || expected === found ? [] : [{ check, expected, found }];
}
