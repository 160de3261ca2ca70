/** Options of the search index files of a long list: see `src/lib/filters/word-index.ts`. */
import { z } from "zod";
import { placesFile, wordsFile, type PlacesFile, type WordIndex, type WordsFile } from "#src/lib/filters/word-index.ts";
import { defineOutput, type Derivation } from "#scripts/views/reader.ts";

interface WordFilesOf {
  /** Prefix of the names of the file types. */
  readonly name: string;
  readonly path: (shard: string) => string;
  /** Words of the texts, row by row; argument: "". */
  readonly index: Derivation<WordIndex>;
  /** Revision of the list that the positions refer to; argument: "". */
  readonly revision: Derivation<string>;
}

const wordsSchema = z.strictObject({ revision: z.string(), words: z.array(z.string()).readonly() });
const placesSchema = z.strictObject({ revision: z.string(), places: z.array(z.array(z.int()).readonly()).readonly() });

/** Defines two file types: the words, and the rows that contain them. */
export function defineWordFiles({ name, path, index, revision }: WordFilesOf) {
  const words = defineOutput<WordsFile>({
    name: `${name}-words`,
    schema: wordsSchema,
    keys: () => [wordsFile],
    path,
    build: (read) => ({ revision: read.derived(revision, ""), words: read.derived(index, "").words }),
    emit: (file) => JSON.stringify(file),
  });
  const places = defineOutput<PlacesFile>({
    name: `${name}-places`,
    schema: placesSchema,
    keys: (read) => read.derived(index, "").runs.map((_, run) => placesFile(run)),
    path,
    build: (read, key) => ({
      revision: read.derived(revision, ""),
      places: read.derived(index, "").runs.find((_, run) => placesFile(run) === key) ?? [],
    }),
    emit: (file) => JSON.stringify(file),
  });
  return [words, places] as const;
}
