/** What is remembered of photos between runs, beside the snapshot. An optimisation: without it they are read again. */
import { z } from "zod";
import { readKept } from "#scripts/lib/read-kept.ts";
import { writeWhole } from "#scripts/lib/write-whole.ts";

const noteSchema = z.strictObject({
  /** Address that was read. */
  source: z.string(),
  /** The photo that it gave; null = none. */
  digest: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Day on which the source last answered for it. */
  day: z.string(),
});
export type PhotoNote = z.infer<typeof noteSchema>;
export type PhotoNotes = ReadonlyMap<string, PhotoNote>;

/** Notes by person; none from a file that is not there or not ours. */
export function readNotes(file: string): PhotoNotes {
  return new Map(Object.entries(readKept(file, z.record(z.string(), noteSchema)) ?? {}));
}

/** Keeps the notes for the next run. */
export function writeNotes(file: string, notes: PhotoNotes): void {
  writeWhole(file, `${JSON.stringify(Object.fromEntries(notes), null, 1)}\n`);
}
