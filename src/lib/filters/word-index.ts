/**
 * Inverted index for a list too long to download whole: every word of its texts with the rows that contain it. The
 * browser loads the words, then only the postings of matching words; the result equals `toFinder` on the texts.
 */
import { normalize, toFinder, toTitleWords } from "#src/lib/text.ts";

/**
 * Postings of a run of adjacent words. One list per word: the first row index, then the differences to the next ones.
 */
export type Places = readonly (readonly number[])[];

export interface WordIndex {
  readonly words: readonly string[];
  /** The postings, split into runs: see {@link placesFile}. */
  readonly runs: readonly Places[];
}

/** Content of the words file. `revision`: revision of the list whose rows the postings refer to. */
export interface WordsFile {
  readonly revision: string;
  readonly words: readonly string[];
}

export interface PlacesFile {
  readonly revision: string;
  readonly places: Places;
}

/** Words per postings file. Words with a common stem are adjacent, so a search needs few files. */
const runLength = 256;

const runOf = (word: number): number => Math.floor(word / runLength);

export const wordsFile = "parole";

export function placesFile(run: number): string {
  return `${wordsFile}-${run}`;
}

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

/**
 * The indexed rows whose text contains every word of the search, or an inflection of it. `load` fetches a postings
 * file.
 */
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
