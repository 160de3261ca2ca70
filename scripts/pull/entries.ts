/** Reads the files of an operator's decisions (accept file, corrections file): lists of entries that expire. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { DataError } from "#scripts/lib/errors.ts";

interface EntryFile<Entry> {
  readonly schema: z.ZodType<Entry>;
  /** What an entry is about, for messages. */
  readonly name: (entry: Entry) => string;
  /** Last day of validity of an entry, and how many days ahead it may be at most: no entry is permanent. */
  readonly lastDay: (entry: Entry) => string;
  readonly maxDays: number;
}

/**
 * Reads all entries of a file; a missing file has none.
 * @param day day of the run
 * @throws DataError if the file is invalid, or an entry expires too late. The message names the entry.
 */
export function readEntries<Entry>(file: string, day: string, of: EntryFile<Entry>): Entry[] {
  if (!existsSync(file)) return [];
  const list = z.array(z.unknown()).safeParse(parseJson(file));
  if (!list.success) throw new DataError(`${file}: a list of entries is wanted; write [] for none`);
  const limit = addDays(day, of.maxDays);
  return list.data.map((value, place) => {
    const entry = of.schema.safeParse(value);
    const where = `${file}: entry ${place + 1}`;
    if (!entry.success) {
      const [issue] = entry.error.issues;
      const path = issue?.path.join(".") ?? "";
      throw new DataError(`${where}: ${path === "" ? "" : `${path}: `}${issue?.message ?? "not understood"}`);
    }
    const last = of.lastDay(entry.data);
    if (last > limit)
      throw new DataError(
        `${where} (${of.name(entry.data)}) holds until ${last}; at most ${of.maxDays} days ahead (${limit})`,
      );
    return entry.data;
  });
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new DataError(`${file}: not JSON`);
  }
}
