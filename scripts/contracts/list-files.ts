/** Files of a list that the browser filters by an index: see `src/lib/filters/indexed-list.ts`. */
import {
  setFiles,
  toIndex,
  toSetFile,
  type IndexedList,
  type ListIndex,
  type SetFile,
} from "#src/lib/filters/indexed-list.ts";
import {
  placesFile,
  toWordIndex,
  wordsFile,
  type PlacesFile,
  type WordIndex,
  type WordsFile,
} from "#src/lib/filters/word-index.ts";
import { defineDerivation, defineFile, type Derivation, type Reader } from "./engine/reader.ts";

interface ListFilesOf<Extra extends object> {
  /** Prefix of the names of the file types. */
  readonly name: string;
  readonly list: Pick<IndexedList<never, never>, "path" | "places" | "isNewestFirst">;
  /** Rows in the order of the list, with all fields that files of their own or the index have. */
  readonly rows: (read: Reader) => readonly object[];
  /** Searched texts, in the same order. */
  readonly texts: (read: Reader) => readonly string[];
  /** Revision of the set and order of the rows; argument: "". */
  readonly revision: Derivation<string>;
  /** What else the index has. */
  readonly extra: (read: Reader) => Extra;
}

const serialize = (file: object): string => JSON.stringify(file);

/** Defines the file types of a list: index, sets in files of their own, words of the search, and their postings. */
export function defineListFiles<Extra extends object>({
  name,
  list,
  rows,
  texts,
  revision,
  extra,
}: ListFilesOf<Extra>) {
  const path = (file: string): string => list.path(file);
  const dated = (read: Reader) => ({ revision: read.derived(revision, "") });
  const words = defineDerivation<WordIndex>(`${name}-words`, (read) =>
    toWordIndex(list.isNewestFirst === true ? texts(read).toReversed() : texts(read)),
  );
  return [
    defineFile<ListIndex & Extra>({
      name: `${name}-index`,
      keys: () => ["indice"],
      path,
      build: (read) => ({ ...dated(read), ...extra(read), ...toIndex(list, rows(read)) }),
      serialize,
    }),
    defineFile<SetFile>({
      name: `${name}-sets`,
      keys: () => setFiles(list),
      path,
      build: (read, key) => ({ ...dated(read), ...toSetFile(list, key, rows(read)) }),
      serialize,
    }),
    defineFile<WordsFile>({
      name: `${name}-words`,
      keys: () => [wordsFile],
      path,
      build: (read) => ({ ...dated(read), words: read.derived(words, "").words }),
      serialize,
    }),
    defineFile<PlacesFile>({
      name: `${name}-places`,
      keys: (read) => read.derived(words, "").runs.map((_, run) => placesFile(run)),
      path,
      build: (read, key) => ({
        ...dated(read),
        places: read.derived(words, "").runs.find((_, run) => placesFile(run) === key) ?? [],
      }),
      serialize,
    }),
  ] as const;
}
