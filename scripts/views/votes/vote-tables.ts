import { voteColumns } from "#src/i18n/votes-list.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { files } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import { rankings } from "#src/view/votes-list.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { defineTableFiles } from "#scripts/views/shared/table-files.ts";
import { voteRankings, votesMonths } from "./votes-list.ts";

/**
 * Votes of a month or of a ranking as CSV, with the columns of the list's download; keys are "2026-11" and "ribelli".
 */
export const voteTableFiles = defineTableFiles({
  name: "data-vote-tables",
  keys: (read) => [...voteRankings.keys(read), ...votesMonths.keys(read)],
  path: files.votesCsv,
  build: (read, key) => toCsvTable(voteColumns, rowsOf(read, key)),
});

function rowsOf(read: Reader, key: string): readonly VoteRow[] {
  return rankings.some((ranking) => ranking === key)
    ? voteRankings.build(read, key).rows
    : votesMonths.build(read, key).sittings.flatMap(({ votes }) => votes);
}
