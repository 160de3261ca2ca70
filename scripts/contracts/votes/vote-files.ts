/** Data files of the filters on `/votazioni`: see `src/lib/lists/votes.ts`. */
import { branches, type Branch } from "#src/domain/codes.ts";
import { decidingMargin } from "#src/domain/majority.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { toStored } from "#src/lib/filters/indexed-list.ts";
import { compareNewest, keyFile, sittingFile, votesList } from "#src/lib/lists/votes.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, defineFile } from "#scripts/contracts/engine/reader.ts";
import { defineListFiles } from "#scripts/contracts/list-files.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { votedWords } from "./voted-proposals.ts";
import { allMonths, branchRevision, monthRows, readKeyVotes, votesRevision } from "./votes-list.ts";

const toJson = (contract: object): string => JSON.stringify(contract);
const shardPath = (key: string): string => files.shard("votazioni", key);

/** Fields of a month's votes that filters and orderings read, and searched texts, both chambers, newest first. */
const monthFields = defineDerivation("vote-month-fields", (read, month) =>
  monthRows(read, month).map((row) => toStored(votesList, row)),
);
/** With the first words of what was voted: titles of votes on amendments are codes. */
const monthTexts = defineDerivation("vote-month-texts", (read, month) =>
  monthRows(read, month).map((row) =>
    `${votesList.textOf(row)} ${votedWords(read, read.require("vote", row.id))}`.trimEnd(),
  ),
);

export const [votesIndexFile, voteSetFiles, ...voteWordFiles] = defineListFiles({
  name: "data-votes",
  list: votesList,
  rows: (read) => allMonths(read).flatMap((month) => read.derived(monthFields, month)),
  texts: (read) => allMonths(read).flatMap((month) => read.derived(monthTexts, month)),
  revision: votesRevision,
  extra: (read) => ({ chambers: { C: read.derived(branchRevision, "C"), S: read.derived(branchRevision, "S") } }),
});

/** More key votes than this are found by the index, like all votes: a file of thousands of rows is too heavy. */
const maxKeyRows = 1500;

/** Complete rows: of the key votes, null for too many, and of a chamber and month. */
export const voteRowFiles = defineFile({
  name: "data-votes-rows",
  keys: (read) => [
    keyFile,
    ...read.indexValues("vote.month").map((argument) => `${argument.slice(2)}-${argument.slice(0, 1)}`),
  ],
  path: shardPath,
  build: (read, key) => {
    if (key === keyFile) {
      const rows = [...readKeyVotes(read)];
      return { rows: rows.length > maxKeyRows ? null : rows };
    }
    const rows = [...read.derived(voteRows, `${key.slice(8)}:${key.slice(0, 7)}`).values()];
    return { rows: rows.toSorted(compareNewest) };
  },
  serialize: toJson,
});

/** Complete rows of a sitting, loaded by a page of the list: see {@link sittingFile}. */
export const sittingRowFiles = defineFile({
  name: "data-votes-sittings",
  keys: (read) => allMonths(read).flatMap((month) => [...new Set(monthRows(read, month).map(sittingFile))]),
  path: shardPath,
  build: (read, key) => {
    const [, branch = "", month = ""] = /^(.)-\d+-(\d{4}-\d{2})/.exec(key) ?? [];
    const rows = [...read.derived(voteRows, `${branch}:${month}`).values()];
    return { rows: rows.filter((row) => sittingFile(row) === key).toSorted(compareNewest) };
  },
  serialize: toJson,
});

/** Data of the interactive scatter chart: key votes with a known margin, by chamber. */
export const marginPointsFile = defineFile({
  name: "data-votes-margins",
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
