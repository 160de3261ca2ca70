/** Pages that compare two groups of a chamber. */
import { branches, type Branch, type ChoiceCode } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { isHighlighted } from "#src/domain/highlights.ts";
import { countParticipation } from "#src/domain/participation.ts";
import { noCounts } from "#src/domain/code-counts.ts";
import { routes } from "#src/lib/routes.ts";
import type { GroupPairPage } from "#src/contracts/group-pages.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { lastChange, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { branchStats, monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { lineOf, monthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { readVoteRow, voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { dayOf } from "./bodies.ts";
import { branchTotals, membersOf } from "./groups.ts";
import { mergeSources, toFigures, toGroupLink } from "./parts.ts";

/** Maximum number of votes on the page of a pair. */
const shownVotes = 30;

interface Split {
  readonly vote: string;
  readonly lines: [ChoiceCode, ChoiceCode];
}

/**
 * Final, confidence and key votes of a month in which two groups had different lines, oldest first, by pair
 * ("camera-a camera-b"); argument: "C:2026-11".
 */
const monthSplits = defineDerivation<ReadonlyMap<string, readonly Split[]>>("month-splits", (read, argument) => {
  const month = read.derived(monthVotes, argument);
  const rows = read.derived(voteRows, argument);
  const splits = new Map<string, Split[]>();
  for (const vote of month.votes) {
    const row = rows.get(vote.id);
    if (row === undefined || !(row.isFinal || row.isConfidence || isHighlighted(row))) continue;
    const lines = month.groups.flatMap(({ id }, index) => {
      const line = lineOf(vote, index);
      return line !== null && isChoice(line) ? [{ id, line }] : [];
    });
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1)) {
        if (a.line === b.line) continue;
        const [first, second] = a.id < b.id ? [a, b] : [b, a];
        const name = `${first.id} ${second.id}`;
        splits.set(name, [...(splits.get(name) ?? []), { vote: vote.id, lines: [first.line, second.line] }]);
      }
  }
  return splits;
});

function toSide(read: Reader, branch: Branch, id: string): GroupPairPage["groups"][0] {
  const record = read.require("group", id);
  const group = toGroupLink(read, id);
  if (group === null) throw new DataError(`group ${id}: not in the snapshot`);
  const stats = read.derived(branchStats, branch).groups.get(id);
  const { present, mission, voting } = countParticipation(stats?.counts ?? noCounts);
  return {
    group,
    figures: toFigures(read, membersOf(read, record), dayOf(read, branch)),
    cohesion: stats === undefined || stats.evaluable === 0 ? null : stats.cohesion,
    rebels: stats?.rebels ?? 0,
    present,
    mission,
    voting,
  };
}

function build(read: Reader, key: string): GroupPairPage {
  const branch = toBranch(key.slice(0, 1));
  const [a = "", b = ""] = key.slice(2).split(" ");
  const isPair = (pair: { readonly a: string; readonly b: string }): boolean =>
    (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a);
  const months = voteMonths(read, branch);
  const total = read.derived(branchTotals, branch).pairs.find(isPair);
  const splits = months.flatMap((month) => read.derived(monthSplits, month).get(`${a} ${b}`) ?? []).toReversed();
  const day = dayOf(read, branch);
  const records = [a, b].map((id) => read.require("group", id));
  return {
    asOf: day,
    branch,
    groups: [toSide(read, branch, a), toSide(read, branch, b)],
    both: total?.both ?? 0,
    same: total?.same ?? 0,
    months: months.flatMap((month) => {
      const pair = read.derived(monthStats, month).pairs.find(isPair);
      return pair === undefined ? [] : [{ month: month.slice(2), both: pair.both, same: pair.same }];
    }),
    apart: {
      total: splits.length,
      rows: splits.slice(0, shownVotes).flatMap(({ vote, lines }) => {
        const row = readVoteRow(read, vote);
        return row === undefined ? [] : [{ vote: row, lines }];
      }),
    },
    updated: lastChange(read, records, [day, read.derived(votesDay, branch)]),
    sources: mergeSources(records.map(({ sources }) => sources)),
  };
}

/** One page for each two groups that ever had a line in the same vote; keys are "C/camera-a camera-b". */
export const groupPairPages = definePage({
  name: "group-pairs",
  keys: (read) =>
    branches.flatMap((branch) =>
      read.derived(branchTotals, branch).pairs.map(({ a, b }) => `${branch}/${[a, b].toSorted().join(" ")}`),
    ),
  path: (key) => {
    const [a = "", b = ""] = key.slice(2).split(" ");
    return routes.comparedGroups(a, b);
  },
  search: null,
  build,
});
