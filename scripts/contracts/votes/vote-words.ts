import { toWordIndex, type WordIndex } from "#src/lib/filters/word-index.ts";
import { searchedText } from "#src/lib/filters/votes.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { defineWordFiles } from "#scripts/contracts/formats.ts";
import { allMonths, monthRows, votesRevision } from "./votes-list.ts";

/** Searchable texts of the votes of a month, newest first. */
const monthTexts = defineDerivation("vote-month-texts", (read, month) => monthRows(read, month).map(searchedText));

/** Search index of all votes. Positions count from the oldest vote, so that new votes do not shift them. */
const voteWords = defineDerivation<WordIndex>("vote-words", (read) =>
  toWordIndex(
    allMonths(read)
      .flatMap((month) => read.derived(monthTexts, month))
      .toReversed(),
  ),
);

export const voteWordFiles = defineWordFiles({
  name: "data-votes",
  path: (shard) => files.shard("votazioni", shard),
  index: voteWords,
  revision: votesRevision,
});
