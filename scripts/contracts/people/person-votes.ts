import type { Branch } from "#src/domain/codes.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { Person } from "#src/domain/records.ts";
import { headOf, leastInCommon, type RankingHead } from "#src/domain/ranking.ts";
import { sideOn } from "#src/domain/group-on-day.ts";
import { memoize } from "#src/lib/memoize.ts";
import { ofEachList } from "#src/domain/person-vote-lists.ts";
import type { PersonTerm, PersonVoteResult, PersonVoteRow, PersonVotes } from "#src/contracts/person-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { dataDay, isLive } from "#scripts/contracts/stats/coverage.ts";
import {
  figureStrip,
  figuresOf,
  medianFigures,
  memberFigures,
  toFigures,
  readNamedBallots,
  type NamedBallot,
} from "#scripts/contracts/stats/member-figures.ts";
import { byDifference, byLikeness, readLikeness, type Likeness } from "#scripts/contracts/stats/agreement.ts";
import { memberByMonth, monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { branchMonth, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { mostVotedThemes } from "#scripts/contracts/stats/themes.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { mapPlaces } from "#scripts/contracts/votes/vote-map.ts";
import { readPersonRef } from "./person-parts.ts";

/** Number of rows of each list on the person page. Spec: 5 per page. */
const rowsOnPage = 5;
const likenessRows = 5;

/** Votes of a member in the chamber of the last mandate; null = no counted vote. */
export function readPersonVotes(read: Reader, person: Person): PersonVotes | null {
  const branch = person.memberships.at(-1)?.branch;
  const term = branch === undefined ? null : readTerm(read, person, branch);
  if (term === null || branch === undefined) return null;
  const group = read.derived(personCard, person.id)?.group?.id ?? null;
  const months = readMonths(read, person, branch);
  const groups = new Set(months.flatMap(({ month }) => groupIn(person, branch, month) ?? []));
  return {
    ...term,
    medians: {
      group: group === null ? null : read.derived(medianFigures, `${branch}:${group}`),
      chamber: read.derived(medianFigures, branch),
    },
    strips: {
      presence: [...read.derived(figureStrip, `${branch}:presence`)],
      reliability: [...read.derived(figureStrip, `${branch}:reliability`)],
    },
    changedGroup: groups.size > 1,
    months,
    themes: read.derived(mostVotedThemes, branch).flatMap(({ id, label, members }) => {
      const [ayes = 0, noes = 0, abstained = 0, of = 0, rebels = 0] = members.get(person.id) ?? [];
      return ayes + noes + abstained === 0 ? [] : [{ id, label, ayes, noes, abstained, of, rebels }];
    }),
    lists: readLists(read, person),
    alike: readAlike(read, branch, person.id),
  };
}

/** Votes of a member in the other chamber, before the last mandate. */
export function readEarlierTerms(read: Reader, person: Person): PersonTerm[] {
  const last = person.memberships.at(-1)?.branch;
  const others = new Set(person.memberships.map(({ branch }) => branch).filter((branch) => branch !== last));
  return [...others].flatMap((branch) => readTerm(read, person, branch) ?? []);
}

/** Counts of a member's votes in a chamber; null = no counted vote, unless the member is its President. */
export function readTerm(read: Reader, person: Person, branch: Branch): PersonTerm | null {
  const seats = person.memberships.filter((seat) => seat.branch === branch);
  const [first, final] = [seats[0], seats.at(-1)];
  const figures = figuresOf(read.derived(memberFigures, branch), person.id);
  if (first === undefined || final === undefined || figures === undefined) return null;
  // The President of the Camera has no positions; the page shows which figures are not computed.
  if (figures.voting === 0 && !figures.isPresident) return null;
  const { voting, present, absent, mission, inLine, evaluable, rebels, choices, isPresident } = figures;
  const last = read.derived(dataDay, branch) ?? first.start;
  return {
    branch,
    from: firstCounted(read, branch, first.start),
    to: final.end !== null && final.end <= last ? lastDay(final.end) : last,
    isPresident,
    participation: { voting, present, absent, mission },
    inLine,
    evaluable,
    rebels,
    choices,
  };
}

/**
 * First day of the counts of a member. Of a source that is read newest votes first, over many nights, that of the first
 * vote read: what was before is not counted yet.
 */
function firstCounted(read: Reader, branch: Branch, start: string): string {
  if (!read.derived(isLive, "")) return start;
  const [vote] = read.index("vote.month", voteMonths(read, branch)[0] ?? "");
  const first = vote === undefined ? null : read.require("vote", vote).date;
  return first !== null && first > start ? first : start;
}

/** The rows of votes that are given oldest first, newest first; a vote is read when its turn comes. */
export function* eachVoteRow(
  read: Reader,
  ballots: readonly NamedBallot[],
  hasResult = false,
): Generator<PersonVoteRow> {
  // Read by month, not by vote: two thousand rows come from fifty tables.
  const rowsOf = memoize((month: string) => read.derived(voteRows, month));
  for (const [id, month, code, line] of ballots.toReversed()) {
    const vote = rowsOf(month).get(id);
    if (vote === undefined) continue;
    const row = { id, date: vote.date, title: vote.title, subject: vote.subject, code, line };
    yield hasResult ? { ...row, result: toResult(vote) } : row;
  }
}

function toResult({ isGovernmentBeaten, ...vote }: VoteRow): PersonVoteResult {
  const { outcome, outcomeText, subType, isConfidence } = vote;
  return {
    outcome,
    outcomeText,
    subType,
    isConfidence,
    ...(isGovernmentBeaten === true ? { isGovernmentBeaten } : {}),
  };
}

export function readVoteRows(
  read: Reader,
  ballots: readonly NamedBallot[],
  limit = ballots.length,
  hasResult = false,
): PersonVoteRow[] {
  return [...eachVoteRow(read, ballots, hasResult).take(limit)];
}

function readLists(read: Reader, person: Person): PersonVotes["lists"] {
  return ofEachList((list) => {
    const ballots = readNamedBallots(read, person, list);
    return { total: ballots.length, rows: readVoteRows(read, ballots, rowsOnPage, true) };
  });
}

function readMonths(read: Reader, person: Person, branch: Branch): PersonVotes["months"] {
  return memberByMonth(read, branch, person.id).map(({ month, stats }) => {
    const chamber = read.derived(monthStats, branchMonth(branch, month));
    const group = groupIn(person, branch, month);
    const line = group === null ? undefined : chamber.groups.get(group)?.cohesion;
    const { voting, present, mission, inLine, evaluable } = toFigures(stats);
    const groups = [...chamber.groups.values()];
    const all: [number, number] = [
      sum(groups.map(({ cohesion }) => cohesion.part)),
      sum(groups.map(({ cohesion }) => cohesion.whole)),
    ];
    const known = group === null ? undefined : read.record("group", group);
    const side = known === undefined || known.isMixed ? null : sideOn(known.sides, `${month}-31`);
    return {
      month,
      side,
      voting,
      present,
      mission,
      own: [inLine, evaluable],
      group: line === undefined ? null : [line.part, line.whole],
      chamber: all,
    };
  });
}

/** Group of a member at the end of a month. */
function groupIn(person: Person, branch: Branch, month: string): string | null {
  const periods = person.memberships
    .filter((mandate) => mandate.branch === branch)
    .flatMap((mandate) => mandate.groups);
  return periods.findLast((period) => period.start === null || period.start <= `${month}-31`)?.group ?? null;
}

function readAlike(read: Reader, branch: Branch, person: string): PersonVotes["alike"] {
  const all = readLikeness(read, branch, person);
  const minimum = leastInCommon(Math.max(0, ...all.map((row) => row.both)));
  const known = all.filter((row) => row.both >= minimum);
  const toRow = ({ person: other, both, same }: (typeof all)[number]) => {
    const group = read.derived(personCard, other)?.group ?? null;
    return {
      person: readPersonRef(read, other),
      group: group === null ? null : { id: group.id, acronym: group.acronym },
      both,
      same,
    };
  };
  const toHead = ({ rows, ties }: RankingHead<Likeness>) => ({ rows: rows.map(toRow), ties });
  // Members already among the most alike are excluded.
  const rest = known.slice(likenessRows).toSorted(byDifference);
  return {
    minimum,
    most: toHead(headOf(known, likenessRows, byLikeness)),
    least: toHead(headOf(rest, likenessRows, byLikeness)),
    place: read.derived(mapPlaces, branch).get(person) ?? null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
