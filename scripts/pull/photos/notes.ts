/**
 * Cached state of the photos between runs, stored beside the snapshot. An optimisation: without it all photos are read
 * again.
 */
import { z } from "zod";
import { readCached, writeFileAtomic } from "#scripts/lib/disk.ts";

const noteSchema = z.strictObject({
  source: z.string(),
  /** Digest of the photo; null = the source had none. */
  digest: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Day of the last response of the source. */
  day: z.string(),
});
export type PhotoNote = z.infer<typeof noteSchema>;
export type PhotoNotes = ReadonlyMap<string, PhotoNote>;

/** Notes by person id; empty when the file is missing or invalid. */
export function readNotes(file: string): PhotoNotes {
  return new Map(Object.entries(readCached(file, z.record(z.string(), noteSchema)) ?? {}));
}

export function writeNotes(file: string, notes: PhotoNotes): void {
  writeFileAtomic(file, `${JSON.stringify(Object.fromEntries(notes), null, 1)}\n`);
}
