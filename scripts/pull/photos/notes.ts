/** What is remembered of photos between runs, beside the snapshot. An optimisation: without it they are read again. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";

const noteSchema = z.strictObject({
  /** Address that was read. */
  source: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Day on which the source last answered for it. */
  day: z.string(),
});
export type PhotoNote = z.infer<typeof noteSchema>;
export type PhotoNotes = ReadonlyMap<string, PhotoNote>;

/** Notes by person; none from a file that is not there or not ours. */
export function readNotes(file: string): PhotoNotes {
  if (!existsSync(file)) return new Map();
  try {
    const parsed = z.record(z.string(), noteSchema).safeParse(JSON.parse(readFileSync(file, "utf8")));
    return new Map(Object.entries(parsed.data ?? {}));
  } catch (error) {
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

export function writeNotes(file: string, notes: PhotoNotes): void {
  writeFileSync(`${file}.next`, `${JSON.stringify(Object.fromEntries(notes), null, 1)}\n`);
  renameSync(`${file}.next`, file);
}
