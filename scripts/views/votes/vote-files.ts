/** Data files of the filters on `/votazioni`: see `src/stores/votes-source.ts`. */
import { z } from "zod";
import { branches, outcomes, subVoteTypes, type Branch } from "#src/domain/codes.ts";
import { decidingMargin } from "#src/domain/majority.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { compareNewest } from "#src/lib/filters/votes.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import {
  voteColumns,
  voteRowsFileSchema,
  votesColumnSchema,
  votesIndexSchema,
  type VoteColumn,
  type VotesIndex,
} from "#src/view/votes-list.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, defineOutput } from "#scripts/views/engine/reader.ts";
import { voteRows } from "#scripts/views/stats/vote-rows.ts";
import { allMonths, monthRows, readKeyVotes, votesRevision } from "./votes-list.ts";

const toJson = (contract: object): string => JSON.stringify(contract);
const shardPath = (key: string): string => files.shard("votazioni", key);

/** Columns of a month, both chambers, newest first. */
const monthColumns = defineDerivation("vote-month-columns", (read, month) => {
  const rows = monthRows(read, month);
  return {
    rows: rows.map(
      ({ branch, sitting, date, number, isKey, isFinal, isConfidence, subType, outcome, government, acts }) => ({
        branch,
        sitting,
        date,
        number,
        flags: Number(isKey) + 2 * Number(isFinal) + 4 * Number(isConfidence),
        subType,
        outcome,
        government,
        acts,
      }),
    ),
    margini: rows.map(({ margin }) => margin),
    ribelli: rows.map(({ rebels }) => rebels),
    compattezza: rows.map(({ majorityCohesion }) => majorityCohesion),
  };
});

/** Index of all votes, as columns. */
export const votesIndexFile = defineOutput({
  name: "data-votes-index",
  schema: votesIndexSchema,
  keys: () => ["indice"],
  path: shardPath,
  build: (read): VotesIndex => {
    const rows = allMonths(read).flatMap((month) => read.derived(monthColumns, month).rows);
    const governments = [...new Set(rows.flatMap(({ government }) => government ?? []))];
    const acts = [...new Set(rows.flatMap((row) => row.acts))];
    const positions = new Map(acts.map((act, index) => [act, index]));
    const sittings = Map.groupBy(rows, ({ branch, sitting, date }) => `${branch} ${sitting} ${date}`);
    return {
      revision: read.derived(votesRevision, ""),
      sittings: [...sittings.values()].flatMap((votes): VotesIndex["sittings"] => {
        const [first] = votes;
        return first === undefined ? [] : [[first.branch, first.sitting, first.date, votes.length]];
      }),
      number: rows.map(({ number }) => number),
      flags: rows.map(({ flags }) => flags),
      subType: rows.map(({ subType }) => (subType === null ? -1 : subVoteTypes.indexOf(subType))),
      subTypes: [...subVoteTypes],
      outcome: rows.map(({ outcome }) => outcomes.indexOf(outcome)),
      outcomes: [...outcomes],
      government: rows.map(({ government }) => (government === null ? -1 : governments.indexOf(government))),
      governments,
      act: rows.map((row) => row.acts.flatMap((act) => positions.get(act) ?? [])),
      acts,
    };
  },
  serialize: toJson,
});

export const voteColumnFiles = defineOutput({
  name: "data-votes-columns",
  schema: votesColumnSchema,
  keys: () => voteColumns,
  path: shardPath,
  build: (read, key) => ({
    revision: read.derived(votesRevision, ""),
    values: allMonths(read).flatMap((month) => read.derived(monthColumns, month)[toColumn(key)]),
  }),
  serialize: toJson,
});

function toColumn(key: string): VoteColumn {
  const column = voteColumns.find((known) => known === key);
  if (column === undefined) throw new DataError(`no column of votes is called "${key}"`);
  return column;
}

/** Full rows: "chiave" has the key votes, "2026-11-C" a chamber and month, for long downloads. */
export const voteRowFiles = defineOutput({
  name: "data-votes-rows",
  schema: voteRowsFileSchema,
  keys: (read) => [
    "chiave",
    ...read.indexValues("vote.month").map((argument) => `${argument.slice(2)}-${argument.slice(0, 1)}`),
  ],
  path: shardPath,
  build: (read, key) => {
    if (key === "chiave") return { rows: [...readKeyVotes(read)] };
    const rows = [...read.derived(voteRows, `${key.slice(8)}:${key.slice(0, 7)}`).values()];
    return { rows: rows.toSorted(compareNewest) };
  },
  serialize: toJson,
});

/** Full rows of a sitting, "C-147-2026-11-19": loaded by a page of the list, a few kilobytes each. */
export const sittingRowFiles = defineOutput({
  name: "data-votes-sittings",
  schema: voteRowsFileSchema,
  keys: (read) => {
    const rows = allMonths(read).flatMap((month) => read.derived(monthColumns, month).rows);
    return [...new Set(rows.map(({ branch, sitting, date }) => `${branch}-${sitting}-${date}`))];
  },
  path: shardPath,
  build: (read, key) => {
    const [, branch = "", sitting = "", day = ""] = /^(.)-(\d+)-(.+)$/.exec(key) ?? [];
    const rows = [...read.derived(voteRows, `${branch}:${day.slice(0, 7)}`).values()];
    return { rows: rows.filter((row) => row.date === day && String(row.sitting) === sitting).toSorted(compareNewest) };
  },
  serialize: toJson,
});

/** Data of the interactive scatter chart: key votes with a known margin, by chamber. */
export const marginPointsFile = defineOutput({
  name: "data-votes-margins",
  schema: z.strictObject({
    series: z.array(
      z.strictObject({
        name: z.string(),
        color: z.string(),
        points: z.array(z.tuple([z.string(), z.int(), z.string(), z.string()])),
      }),
    ),
  }),
  keys: () => ["margini-chiave"],
  path: shardPath,
  build: (read) => {
    const rows = readKeyVotes(read);
    return {
      series: branches.map((branch) => ({
        name: branchName[branch],
        color: branch === "C" ? "c2" : "c1",
        points: toPoints(rows, branch),
      })),
    };
  },
  serialize: toJson,
});

function toPoints(rows: readonly VoteRow[], branch: Branch): [string, number, string, string][] {
  return rows.flatMap((row): [string, number, string, string][] => {
    const margin = decidingMargin(row);
    return row.branch !== branch || margin === null ? [] : [[row.date, margin, row.title, routes.vote(row.id)]];
  });
}
