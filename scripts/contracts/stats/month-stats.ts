/**
 * Figures of members and groups by month. Years are sums of months and the legislature is the sum of its years, so a
 * nightly run recomputes one month. Verified votes only.
 */
import { memberVoteCodes, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import { addCounts, countCodes, type CodeCounts } from "#src/domain/code-counts.ts";
import { cohesionRatio, type Ratio } from "#src/domain/cohesion.ts";
import { groupLine, isChoice } from "#src/domain/group-line.ts";
import { countRebels, isRebel } from "#src/domain/rebels.ts";
import { isEvaluable, isInLine } from "#src/domain/reliability.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch, voteMonths, voteMonthsOf, voteYears } from "./roster.ts";
import { lineOf, monthVotes, notInOffice, type MonthVotes, type CountedVote } from "./month-votes.ts";

/** Votes of a member while in one group. */
interface ChoicesInGroup {
  readonly group: string;
  /** `choices`: votes cast (AYE, NO or ABST) while the group had a line; `rebels`: those against it. */
  readonly choices: number;
  readonly rebels: number;
}

export interface MemberStats {
  /** Verified votes held while in office, by code. Their sum is `voting`. The President of the assembly has no absences. */
  readonly counts: CodeCounts;
  /**
   * `evaluable`: votes in which the member's group had a line; `inLine`: votes cast with it. Reliability is their
   * ratio.
   */
  readonly evaluable: number;
  readonly inLine: number;
  readonly rebels: number;
  /** One entry per group in which the member cast such a vote. */
  readonly inGroups: readonly ChoicesInGroup[];
}

/** A group or a side over several votes: its eligible members, without the President of the assembly. */
export interface GroupStats {
  readonly counts: CodeCounts;
  /** `votes`: votes with members of the group; `evaluable`: those of them with a line. */
  readonly votes: number;
  readonly evaluable: number;
  /** Sums of in-line and of eligible members over the evaluable votes. Their ratio is the cohesion over the period. */
  readonly cohesion: Ratio;
  readonly rebels: number;
}

/** Agreement of two groups. `both`: votes in which both had a line; `same`: those with the same line. */
interface PairAgreement {
  readonly a: string;
  readonly b: string;
  readonly both: number;
  readonly same: number;
}

export interface MonthStats {
  readonly members: ReadonlyMap<string, MemberStats>;
  readonly groups: ReadonlyMap<string, GroupStats>;
  readonly majority: GroupStats;
  readonly opposition: GroupStats;
  readonly pairs: readonly PairAgreement[];
  readonly votes: { readonly verified: number; readonly unpublished: number; readonly review: number };
}

/** Statistics of a month; argument: "C:2026-11". */
export const monthStats = defineDerivation("month-stats", (read, argument): MonthStats => {
  const month = read.derived(monthVotes, argument);
  return {
    members: new Map(month.members.map((id, column) => [id, toMemberStats(month, column)])),
    groups: new Map(month.groups.map(({ id }, group) => [id, toGroupStats(month, group)])),
    majority: toSideStats(month.votes, "majority"),
    opposition: toSideStats(month.votes, "opposition"),
    pairs: toPairs(month),
    votes: { verified: month.votes.length, unpublished: month.unpublished.length, review: month.review.length },
  };
});

/** Statistics of a year; argument: "C:2026". */
const yearStats = defineDerivation("year-stats", (read, argument): MonthStats =>
  addMonths(voteMonthsOf(read, argument).map((month) => read.derived(monthStats, month))),
);

/** Statistics of the legislature, as the sum of the years; argument: "C" or "S". */
export const branchStats = defineDerivation("branch-stats", (read, argument): MonthStats =>
  addMonths(voteYears(read, toBranch(argument)).map((year) => read.derived(yearStats, year))),
);

/** Statistics of a member by month, for the months in office. */
export function memberByMonth(
  read: Reader,
  branch: Branch,
  person: string,
): readonly { month: string; stats: MemberStats }[] {
  return voteMonths(read, branch).flatMap((argument) => {
    const stats = read.derived(monthStats, argument).members.get(person);
    return stats === undefined ? [] : [{ month: argument.slice(2), stats }];
  });
}

function addMonths(months: readonly MonthStats[]): MonthStats {
  const merged = <T>(maps: readonly ReadonlyMap<string, T>[], add: (list: readonly T[]) => T): Map<string, T> => {
    const lists = new Map<string, T[]>();
    for (const map of maps) for (const [id, value] of map) lists.set(id, [...(lists.get(id) ?? []), value]);
    return new Map([...lists].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, list]) => [id, add(list)]));
  };
  return {
    members: merged(
      months.map(({ members }) => members),
      addMembers,
    ),
    groups: merged(
      months.map(({ groups }) => groups),
      addGroups,
    ),
    majority: addGroups(months.map(({ majority }) => majority)),
    opposition: addGroups(months.map(({ opposition }) => opposition)),
    pairs: addPairs(months.flatMap(({ pairs }) => pairs)),
    votes: {
      verified: sum(months, ({ votes }) => votes.verified),
      unpublished: sum(months, ({ votes }) => votes.unpublished),
      review: sum(months, ({ votes }) => votes.review),
    },
  };
}

function addMembers(list: readonly MemberStats[]): MemberStats {
  return {
    counts: addCounts(list.map(({ counts }) => counts)),
    evaluable: sum(list, ({ evaluable }) => evaluable),
    inLine: sum(list, ({ inLine }) => inLine),
    rebels: sum(list, ({ rebels }) => rebels),
    inGroups: addInGroups(list.flatMap(({ inGroups }) => inGroups)),
  };
}

function addInGroups(list: readonly ChoicesInGroup[]): ChoicesInGroup[] {
  return [...Map.groupBy(list, ({ group }) => group)].map(([group, own]) => ({
    group,
    choices: sum(own, ({ choices }) => choices),
    rebels: sum(own, ({ rebels }) => rebels),
  }));
}

function addGroups(list: readonly GroupStats[]): GroupStats {
  return {
    counts: addCounts(list.map(({ counts }) => counts)),
    votes: sum(list, ({ votes }) => votes),
    evaluable: sum(list, ({ evaluable }) => evaluable),
    cohesion: { part: sum(list, ({ cohesion }) => cohesion.part), whole: sum(list, ({ cohesion }) => cohesion.whole) },
    rebels: sum(list, ({ rebels }) => rebels),
  };
}

function addPairs(pairs: readonly PairAgreement[]): PairAgreement[] {
  const sums = new Map<string, PairAgreement>();
  for (const pair of pairs) {
    const name = `${pair.a}|${pair.b}`;
    const sofar = sums.get(name);
    sums.set(
      name,
      sofar === undefined ? pair : { ...pair, both: sofar.both + pair.both, same: sofar.same + pair.same },
    );
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}

function toMemberStats(month: MonthVotes, column: number): MemberStats {
  const codes: MemberVoteCode[] = [];
  const inGroups = new Map<string, { group: string; choices: number; rebels: number }>();
  let evaluable = 0;
  let inLine = 0;
  let rebels = 0;
  for (const [row, vote] of month.votes.entries()) {
    const cell = row * month.members.length + column;
    const code = memberVoteCodes[month.codes[cell] ?? notInOffice];
    if (code === undefined) continue;
    codes.push(code);
    const place = month.groupOf[cell] ?? notInOffice;
    // The President is not eligible: the vote counts for neither reliability nor rebels.
    const line = column === vote.president ? null : lineOf(vote, place);
    const group = month.groups[place]?.id;
    if (group !== undefined && isEvaluable(line) && isChoice(code)) {
      const groupSums = inGroups.get(group) ?? { group, choices: 0, rebels: 0 };
      groupSums.choices += 1;
      if (isRebel(code, line)) groupSums.rebels += 1;
      inGroups.set(group, groupSums);
    }
    if (isEvaluable(line)) evaluable += 1;
    if (isInLine(code, line)) inLine += 1;
    if (isRebel(code, line)) rebels += 1;
  }
  return { counts: countCodes(codes), evaluable, inLine, rebels, inGroups: [...inGroups.values()] };
}

function toGroupStats(month: MonthVotes, group: number): GroupStats {
  const rows = month.votes.flatMap((vote) => vote.groups.filter((candidate) => candidate.group === group));
  return {
    ...toStats(rows.map(({ counts, line }) => ({ counts, line }))),
    rebels: sum(rows, ({ counts, line }) => countRebels(counts, line)),
  };
}

/** A side has a line but no rebels: rebels are counted against their group. */
function toSideStats(votes: readonly CountedVote[], side: "majority" | "opposition"): GroupStats {
  const rows = votes.map((vote) => ({ counts: vote[side], line: groupLine(vote[side], false, vote.isSecret) }));
  return { ...toStats(rows), rebels: 0 };
}

function toStats(rows: readonly { counts: CodeCounts; line: string | null }[]): Omit<GroupStats, "rebels"> {
  const ratios = rows.flatMap(({ counts, line }) => cohesionRatio(counts, line) ?? []);
  return {
    counts: addCounts(rows.map(({ counts }) => counts)),
    votes: rows.length,
    evaluable: ratios.length,
    cohesion: { part: sum(ratios, ({ part }) => part), whole: sum(ratios, ({ whole }) => whole) },
  };
}

function toPairs(month: MonthVotes): PairAgreement[] {
  return month.groups.flatMap((first, a) =>
    month.groups.slice(a + 1).flatMap((second, offset) => {
      const lines = month.votes
        .map((vote) => [lineOf(vote, a), lineOf(vote, a + 1 + offset)])
        .filter((pair) => pair.every((line) => line !== null && isChoice(line)));
      const same = lines.filter(([left, right]) => left === right).length;
      return lines.length > 0 ? [{ a: first.id, b: second.id, both: lines.length, same }] : [];
    }),
  );
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
