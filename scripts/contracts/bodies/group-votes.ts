/** What a group did lately: its votes of the last week and month, and its last important ones. */
import { memberVoteCodes, type GroupVoteCode } from "#src/domain/codes.ts";
import { addCounts, type CodeCounts } from "#src/domain/code-counts.ts";
import { addDays, latestDay } from "#src/domain/days.ts";
import { countChoices, isChoice, plurality } from "#src/domain/group-line.ts";
import { isHighlighted } from "#src/domain/highlights.ts";
import { countParticipation } from "#src/domain/participation.ts";
import { countRebels, isRebel } from "#src/domain/rebels.ts";
import type { GroupActivity, GroupPeriod } from "#src/contracts/group-pages.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { monthVotes, notInOffice, type CountedVote, type MonthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";

/** A period without the names of those who strayed. */
type Period = Omit<GroupPeriod, "rebels"> & { readonly rebels: ReadonlyMap<string, number> };

interface Activity extends Pick<GroupActivity, "unverifiedTo"> {
  readonly week: Period;
  readonly month: Period;
}

/** What the groups of a chamber did in its last days of votes, by group id; argument: "C" or "S". */
export const groupActivity = defineDerivation<ReadonlyMap<string, Activity>>("group-activity", (read, argument) => {
  // Thirty days before the last verified vote may begin two months before it.
  const names = voteMonths(read, toBranch(argument)).slice(-4);
  const months = names.map((month) => read.derived(monthVotes, month));
  const to = latestDay(months.flatMap(({ votes }) => votes.map(({ date }) => date)));
  if (to === null) return new Map();
  const ids = new Set(months.flatMap(({ groups }) => groups.map(({ id }) => id)));
  const open = names.flatMap((month) =>
    [...read.derived(voteRows, month).values()].filter(
      ({ date, status }) => date > to && (status === "review" || status === "unpublished"),
    ),
  );
  const unverifiedTo = latestDay(open.map(({ date }) => date));
  return new Map(
    [...ids].map((id) => [
      id,
      { week: toPeriod(months, id, to, 7), month: toPeriod(months, id, to, 30), unverifiedTo },
    ]),
  );
});

function toPeriod(months: readonly MonthVotes[], id: string, to: string, days: number): Period {
  const from = addDays(to, 1 - days);
  const counts: CodeCounts[] = [];
  const rebels = new Map<string, number>();
  const sums = { votes: 0, comparable: 0, withMajority: 0 };
  for (const month of months) {
    const group = month.groups.findIndex((one) => one.id === id);
    for (const [row, vote] of month.votes.entries()) {
      const own = vote.date < from ? undefined : vote.groups.find((one) => one.group === group);
      if (own === undefined) continue;
      counts.push(own.counts);
      sums.votes += 1;
      const majority = vote.isSecret ? null : plurality(vote.majority);
      if (!isChoice(own.line)) continue;
      if (majority !== null) sums.comparable += 1;
      if (majority === own.line) sums.withMajority += 1;
      for (const person of rebelsIn(month, row, vote, { group, line: own.line }))
        rebels.set(person, (rebels.get(person) ?? 0) + 1);
    }
  }
  const { absent, mission, voting } = countParticipation(addCounts(counts));
  return { from, to, ...sums, absent, mission, voting, rebels };
}

/** Members of a group who chose otherwise than its line in a vote. */
function rebelsIn(
  month: MonthVotes,
  row: number,
  vote: CountedVote,
  { group, line }: { readonly group: number; readonly line: GroupVoteCode },
): string[] {
  const start = row * month.members.length;
  return month.members.filter((_, column) => {
    if ((month.groupOf[start + column] ?? notInOffice) !== group || column === vote.president) return false;
    const code = memberVoteCodes[month.codes[start + column] ?? notInOffice];
    return code !== undefined && isRebel(code, line);
  });
}

interface GroupVote {
  readonly vote: string;
  readonly line: GroupVoteCode;
  /** Members who chose otherwise, of those who chose; null = the group had no line. */
  readonly rebels: number | null;
  readonly choices: number;
  /** Members of the group. */
  readonly members: number;
}

/**
 * Final, confidence and key votes of a month and defeats of the Government, oldest first, by group; argument:
 * "C:2026-11".
 */
const monthGroupVotes = defineDerivation<ReadonlyMap<string, readonly GroupVote[]>>("group-votes", (read, argument) => {
  const month = read.derived(monthVotes, argument);
  const rows = read.derived(voteRows, argument);
  const told = month.votes.filter(({ id }) => {
    const row = rows.get(id);
    return (
      row !== undefined && (row.isFinal || row.isConfidence || row.isGovernmentBeaten === true || isHighlighted(row))
    );
  });
  return new Map(
    month.groups.map(({ id }, group) => [
      id,
      told.flatMap((vote): GroupVote[] => {
        const own = vote.groups.find((one) => one.group === group);
        if (own === undefined) return [];
        const { counts, line } = own;
        const rebels = isChoice(line) ? countRebels(counts, line) : null;
        return [
          { vote: vote.id, line, rebels, choices: countChoices(counts), members: countParticipation(counts).voting },
        ];
      }),
    ]),
  );
});

/** Important votes of a group, newest first; each month is read lazily. */
export function* importantVotes(read: Reader, id: string): Generator<GroupVote> {
  for (const month of voteMonths(read, read.require("group", id).branch).toReversed())
    yield* (read.derived(monthGroupVotes, month).get(id) ?? []).toReversed();
}
