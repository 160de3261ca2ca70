/** The files in which `/votazioni` searches titles: see `src/stores/vote-words.ts`. */
import { files } from "#src/lib/routes.ts";
import { normalize } from "#src/lib/text.ts";
import { voteWordsSchema, wordVotesSchema } from "#src/view/votes-list.ts";
import { defineDerivation, defineFamily, type Reader } from "#scripts/views/reader.ts";
import { allMonths, monthRows } from "./votes-list.ts";

/** Words in a file: a search for a name or a number reads one or two files, of 2 or 3 KB. */
const block = 128;

/** Words of each title of a month, with the act in a few words, newest first. */
const monthWords = defineDerivation("vote-month-words", (read, month) =>
  monthRows(read, month).map(({ title, subject }) => [
    ...new Set(normalize(subject === null ? title : `${title} ${subject}`).split(/\s+/).filter((word) => word !== "")),
  ]),
); // prettier-ignore

/** Every word with the votes in whose title it stands, by position from the oldest. */
const allWords = defineDerivation("vote-words", (read) => {
  const titles = allMonths(read)
    .flatMap((month) => read.derived(monthWords, month))
    .toReversed();
  const votes = new Map<string, number[]>();
  for (const [position, words] of titles.entries())
    for (const word of words) {
      const found = votes.get(word);
      if (found === undefined) votes.set(word, [position]);
      else found.push(position);
    }
  return [...votes].toSorted(([a], [b]) => (a < b ? -1 : 1));
});

/** The words alone. */
export const voteWordsFile = defineFamily({
  name: "data-votes-words",
  schema: voteWordsSchema,
  keys: () => ["parole"],
  path: (key) => files.shard("votazioni", key),
  build: (read) => ({ words: read.derived(allWords, "").map(([word]) => word), block }),
  emit: (contract) => JSON.stringify(contract),
});

/** The votes of a block of words: "parole-0". */
export const wordVotesFiles = defineFamily({
  name: "data-votes-word-votes",
  schema: wordVotesSchema,
  keys: (read) => blocks(read).map((index) => `parole-${index}`),
  path: (key) => files.shard("votazioni", key),
  build: (read, key) => {
    const from = Number(key.replace("parole-", "")) * block;
    return { votes: read.derived(allWords, "").slice(from, from + block).map(([, votes]) => toDistances(votes)) }; // prettier-ignore
  },
  emit: (contract) => JSON.stringify(contract),
});

const blocks = (read: Reader): number[] => [...Array(Math.ceil(read.derived(allWords, "").length / block)).keys()];

const toDistances = (positions: readonly number[]): number[] =>
  positions.map((position, index) => position - (positions[index - 1] ?? 0));
