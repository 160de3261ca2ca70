/**
 * Search over a list too long to send whole: every word of its texts with the rows where it stands. The reader gets the
 * words, then only the places of the words that match: the answer is that of `toFinder` on the texts.
 */
import { normalize, toFinder, toTitleWords } from "#src/lib/text.ts";

/** Places of a run of neighbouring words. One list a word: the first row, then the steps to the next ones. */
export type Places = readonly (readonly number[])[];

export interface WordIndex {
  /** Every word, in order. */
  readonly words: readonly string[];
  /** The places, cut in runs: see {@link placesFile}. */
  readonly runs: readonly Places[];
}

/** The file of the words. `stamp`: of the list whose rows the places count. */
export interface WordsFile {
  readonly stamp: string;
  readonly words: readonly string[];
}

/** A file of places. */
export interface PlacesFile {
  readonly stamp: string;
  readonly places: Places;
}

/** Words in a file of places. Words of one stem are neighbours: a search asks for few files. */
const runLength = 256;

/** Which file has the places of a word. */
const runOf = (word: number): number => Math.floor(word / runLength);

/** Name of the file of the words. */
export const wordsFile = "parole";

/** Name of a file of places. */
export function placesFile(run: number): string {
  return `${wordsFile}-${run}`;
}

/** Indexes texts by their words, as a search compares them. */
export function toWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [row, text] of texts.entries())
    for (const word of new Set(normalize(text).split(/\s+/))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [row]);
      else known.push(row);
    }
  const words = [...places.keys()].filter((word) => word !== "").sort();
  const steps = words.map((word) => toSteps(places.get(word) ?? []));
  const runs = Array.from({ length: Math.ceil(words.length / runLength) }, (_, run) =>
    steps.slice(run * runLength, (run + 1) * runLength),
  );
  return { words, runs };
}

function toSteps(rows: readonly number[]): number[] {
  return rows.map((row, at) => row - (at === 0 ? 0 : (rows[at - 1] ?? 0)));
}

/** The indexed rows whose text has every word of the search, or an inflection of it. `load` gives a file of places. */
export async function findRows<Row>(
  rows: readonly Row[],
  words: readonly string[],
  term: string,
  load: (run: number) => Promise<Places>,
): Promise<readonly Row[]> {
  const found = await Promise.all(toTitleWords(term).map((wanted) => rowsOf(words, wanted, load)));
  return rows.filter((_, at) => found.every((places) => places.has(at)));
}

async function rowsOf(
  words: readonly string[],
  wanted: string,
  load: (run: number) => Promise<Places>,
): Promise<Set<number>> {
  const isIn = toFinder(wanted);
  const matching = words.flatMap((word, at) => (isIn(word) ? [at] : []));
  const runs = new Map(
    await Promise.all([...new Set(matching.map(runOf))].map(async (run) => [run, await load(run)] as const)),
  );
  const rows = new Set<number>();
  for (const at of matching) {
    let row = 0;
    for (const step of runs.get(runOf(at))?.[at % runLength] ?? []) rows.add((row += step));
  }
  return rows;
}
