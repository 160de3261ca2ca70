/** Searching the titles of all votes by the words in them, without loading the titles. */
import type { VoteWords, WordVotes } from "#src/view/votes-list.ts";

/** A file of the list, checked when it was written. */
type Read = <T>(shard: string) => Promise<T>;

/**
 * Positions, counted from the oldest, of the votes in whose title every word of the search occurs, as a part of a word or
 * whole: the rule of all searches (`matchesWords`), because no word of a search has a space in it.
 */
export async function findByWords(wanted: readonly string[], read: Read): Promise<ReadonlySet<number>> {
  const { words, block } = await read<VoteWords>("parole");
  const found = await Promise.all(wanted.map((word) => findWord(word, words, block, read)));
  return found.reduce((all, some) => new Set([...all].filter((position) => some.has(position))));
}

async function findWord(wanted: string, words: readonly string[], block: number, read: Read): Promise<Set<number>> {
  const places = words.flatMap((word, place) => (word.includes(wanted) ? [place] : []));
  const blocks = Map.groupBy(places, (place) => Math.floor(place / block));
  const lists = await Promise.all(
    [...blocks].map(async ([index, own]) => {
      const { votes } = await read<WordVotes>(`parole-${index}`);
      return own.map((place) => votes[place % block] ?? []);
    }),
  );
  const positions = new Set<number>();
  for (const distances of lists.flat()) {
    let position = 0;
    for (const distance of distances) positions.add((position += distance));
  }
  return positions;
}
