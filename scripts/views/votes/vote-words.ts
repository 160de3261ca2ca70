/** The files in which `/votazioni` searches titles: see `src/lib/filters/word-index.ts`. */
import { z } from "zod";
import { placesFile, toWordIndex, type Places, type WordIndex } from "#src/lib/filters/word-index.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation, defineFamily } from "#scripts/views/reader.ts";
import { allMonths, monthRows } from "./votes-list.ts";

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

export const voteWordsFile = defineFamily<readonly string[]>({
  name: "data-votes-words",
  schema: z.array(z.string()),
  keys: () => ["parole"],
  path: (key) => files.shard("votazioni", key),
  build: (read) => read.derived(voteWords, "").words,
  emit: (words) => JSON.stringify(words),
});

export const votePlacesFiles = defineFamily<Places>({
  name: "data-votes-places",
  schema: z.array(z.array(z.int())),
  keys: (read) => read.derived(voteWords, "").runs.map((_, run) => placesFile(run)),
  path: (key) => files.shard("votazioni", key),
  build: (read, key) => read.derived(voteWords, "").runs.find((_, run) => placesFile(run) === key) ?? [],
  emit: (places) => JSON.stringify(places),
});
