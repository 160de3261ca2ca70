import { toWordIndex, type WordIndex } from "#src/lib/filters/word-index.ts";
import { searchedText } from "#src/lib/filters/votes.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { defineWordFiles } from "#scripts/views/shared/word-files.ts";
import { allMonths, monthRows, votesStamp } from "./votes-list.ts";

/** What a search reads of the votes of a month, newest first. */
const monthTexts = defineDerivation("vote-month-texts", (read, month) => monthRows(read, month).map(searchedText));

/** The words of all votes; places counted from the oldest vote, so that a new one moves none. */
const voteWords = defineDerivation<WordIndex>("vote-words", (read) =>
  toWordIndex(
    allMonths(read)
      .flatMap((month) => read.derived(monthTexts, month))
      .toReversed(),
  ),
);

/** The files in which `/votazioni` searches titles. */
export const voteWordFiles = defineWordFiles({
  name: "data-votes",
  path: (shard) => files.shard("votazioni", shard),
  index: voteWords,
  stamp: votesStamp,
});
