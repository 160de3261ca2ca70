import { toWordIndex, type WordIndex } from "#src/lib/filters/word-index.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { defineWordFiles } from "#scripts/views/shared/word-files.ts";
import { allMonths, monthRows, votesStamp } from "./votes-list.ts";

/** Titles of a month with the act in a few words, newest first. */
const monthTitles = defineDerivation("vote-month-titles", (read, month) =>
  monthRows(read, month).map(({ title, subject }) => (subject === null ? title : `${title} ${subject}`)),
);

/** The words of all titles; places counted from the oldest vote, so that a new one moves none. */
const voteWords = defineDerivation<WordIndex>("vote-words", (read) =>
  toWordIndex(
    allMonths(read)
      .flatMap((month) => read.derived(monthTitles, month))
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
