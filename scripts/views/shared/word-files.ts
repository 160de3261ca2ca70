/** Options of the search index files of a long list: see `src/lib/filters/word-index.ts`. */
import { z } from "zod";
import { placesFile, wordsFile, type PlacesFile, type WordIndex, type WordsFile } from "#src/lib/filters/word-index.ts";
import { defineFamily, type Derivation } from "#scripts/views/reader.ts";

interface WordFilesOf {
  /** Prefix of the names of the file types. */
  readonly name: string;
  readonly path: (shard: string) => string;
  /** Words of the texts, row by row; argument: "". */
  readonly index: Derivation<WordIndex>;
  /** Revision of the list that the positions refer to; argument: "". */
  readonly stamp: Derivation<string>;
}

const wordsSchema = z.strictObject({ stamp: z.string(), words: z.array(z.string()).readonly() });
const placesSchema = z.strictObject({ stamp: z.string(), places: z.array(z.array(z.int()).readonly()).readonly() });

/** Defines two file types: the words, and the rows that contain them. */
export function defineWordFiles({ name, path, index, stamp }: WordFilesOf) {
  const words = defineFamily<WordsFile>({
    name: `${name}-words`,
    schema: wordsSchema,
    keys: () => [wordsFile],
    path,
    build: (read) => ({ stamp: read.derived(stamp, ""), words: read.derived(index, "").words }),
    emit: (file) => JSON.stringify(file),
  });
  const places = defineFamily<PlacesFile>({
    name: `${name}-places`,
    schema: placesSchema,
    keys: (read) => read.derived(index, "").runs.map((_, run) => placesFile(run)),
    path,
    build: (read, key) => ({
      stamp: read.derived(stamp, ""),
      places: read.derived(index, "").runs.find((_, run) => placesFile(run) === key) ?? [],
    }),
    emit: (file) => JSON.stringify(file),
  });
  return [words, places] as const;
}
