/** Data source of a list with an index, from those of its published files that a choice needs. */
import type { ListState } from "#src/lib/filters/definition.ts";
import {
  fromIndex,
  rowFields,
  type IndexedList,
  type ListIndex,
  type Placed,
  type SetFile,
} from "#src/lib/filters/indexed-list.ts";
import { findRows, placesFile, wordsFile, type PlacesFile, type WordsFile } from "#src/lib/filters/word-index.ts";
import { field } from "./api-fields.ts";
import { ofSameList, type WithRevision } from "./cached-files.ts";
import { DataCallError, type FetchCached, type ListSource, type LiveRows } from "./data-port.ts";
import { readRows, rowsIn } from "./read-rows.ts";

/**
 * Reads a file with a minimal check of its shape: the build has validated its content.
 * @throws DataCallError "outdated" for an object of another shape: a cached file of an older version of the site;
 *   "unreadable" for what is no object
 */
async function read<File>(fetchCached: FetchCached, path: string, key: keyof File & string): Promise<File> {
  const file = await fetchCached(path);
  const isFile = (data: unknown): data is File => field(data, key) !== undefined;
  const isObject = typeof file === "object" && file !== null && !Array.isArray(file);
  if (!isFile(file)) throw new DataCallError(isObject ? "outdated" : "unreadable", path);
  return file;
}

/** Index of all rows. */
export async function readIndex<Index extends ListIndex>(
  { path }: Pick<IndexedList<never, never>, "path">,
  fetchCached: FetchCached,
): Promise<Index> {
  return await read<Index>(fetchCached, path("indice"), "sets");
}

interface Made<Bare> {
  readonly rows: readonly Bare[];
  /** Files whose fields the rows have. */
  readonly filled: Set<string>;
}

/**
 * Rows by the index that they were made from: readers keep filtering the same rows. Fields of other files are filled in
 * when loaded; array and rows stay the same objects, so the caches of filtering and sorting stay valid.
 */
const made = new WeakMap<ListIndex, Made<unknown>>();

function rowsOf<Bare>(list: Placed, index: ListIndex): Made<Bare> {
  const kept = made.get(index) ?? { rows: fromIndex<Bare>(list, index), filled: new Set() };
  made.set(index, kept);
  // @ts-expect-error the rows of an index have the type of its list
  return kept;
}

function fill({ rows, filled }: Made<object>, file: string, { values, positions }: SetFile): void {
  if (filled.has(file)) return;
  filled.add(file);
  for (const [at, row] of rows.entries()) Object.assign(row, values[positions[at] ?? -1]);
}

/** Names of the files with the fields that the state reads. */
function filesFor<Bare>(
  { places, filters, orderings }: IndexedList<never, Bare>,
  { values, ordering }: ListState,
  also: readonly string[],
): readonly string[] {
  const readers = [
    ...filters.filter(({ name }) => (values[name] ?? []).length > 0),
    ...orderings.filter(({ name }) => name === ordering.replace(/^-/, "")),
  ];
  const fields = new Set([...also, ...readers.map(({ reads }) => reads)]);
  return Object.entries(places).flatMap(([name, place]) =>
    fields.has(name) && place.in === "file" ? [place.name] : [],
  );
}

interface Options<Row> {
  readonly live?: LiveRows<Row>;
  /** A field of a file of its own, loaded for every choice. */
  readonly also?: readonly (keyof Row & string)[];
}

/** More rows than this are completed from files with more rows: a download has thousands. */
const mostFromSmallFiles = 100;

/**
 * A list answered by its small file, when the state has one, otherwise by the index and the files that its filters and
 * its ordering read. A search loads words and postings.
 */
export function indexedSource<Row extends { readonly id: string }, Bare extends { readonly id: string }>(
  list: IndexedList<never, Bare>,
  { live, also = [] }: Options<Row & Bare> = {},
): ListSource<Row, Bare> {
  const onlyComplete = rowFields(list);
  const isComplete = (row: Bare): row is Bare & Row => onlyComplete.some((name) => name in row);
  const inTexts = list.filters.find(({ name }) => name === "search")?.matches;

  /** Rows that a search finds; `byWords`: those whose text has all words. */
  const find = async (
    term: string,
    rows: readonly Bare[],
    byWords: (text: string) => Promise<readonly Bare[]>,
    fetchCached: FetchCached,
  ): Promise<readonly Bare[]> =>
    await (list.search?.(term, { rows, byWords, read: (file) => fetchCached(list.path(file)) }) ?? byWords(term));

  return {
    ...list,
    applied: ["search"],
    loadRows: async (state, fetchCached) => {
      const term = (state.values["search"] ?? []).join(" ");
      const small = list.smallFile?.(state) ?? null;
      const few = small === null ? null : await readRowsOrNull<Bare>(fetchCached, list.path(small));
      if (few !== null) {
        if (term === "" || inTexts === undefined) return few;
        return await find(term, few, (text) => Promise.resolve(few.filter(inTexts([text]))), fetchCached);
      }
      const index = readIndex(list, fetchCached);
      const readPlaced = async <File extends WithRevision>(file: string, key: keyof File & string): Promise<File> => {
        const [whole, part] = await Promise.all([index, read<File>(fetchCached, list.path(file), key)]);
        return ofSameList(part, whole, list.path(file));
      };
      const [sets, words] = await Promise.all([
        Promise.all(
          filesFor(list, state, also).map(
            async (file) => [file, await readPlaced<SetFile>(file, "positions")] as const,
          ),
        ),
        term === "" ? undefined : readPlaced<WordsFile>(wordsFile, "words"),
      ]);
      const kept = rowsOf<Bare>(list, await index);
      for (const [file, set] of sets) fill(kept, file, set);
      const { rows } = kept;
      if (words === undefined) return rows;
      const posted = list.isNewestFirst === true ? rows.toReversed() : rows;
      const load = async (run: number) => (await readPlaced<PlacesFile>(placesFile(run), "places")).places;
      return await find(term, rows, (text) => findRows(posted, words.words, text, load), fetchCached);
    },
    completeRows: async (rows, fetchCached) => {
      const bare = rows.filter((row) => !isComplete(row));
      const names = new Set(bare.map((row) => list.rowFile(row, rows.length > mostFromSmallFiles)));
      const loaded = await Promise.all([...names].map((name) => readRows<Row>(fetchCached, list.path(name))));
      const byId = new Map(loaded.flat().map((row) => [row.id, row]));
      return rows.flatMap((row) => (isComplete(row) ? row : (byId.get(row.id) ?? [])));
    },
    ...(live && { live }),
  };
}

/** The rows of a small file; null = too many for it. */
async function readRowsOrNull<Row>(fetchCached: FetchCached, path: string): Promise<readonly Row[] | null> {
  const file = await fetchCached(path);
  return field(file, "rows") === null ? null : rowsIn<Row>(file, path);
}
