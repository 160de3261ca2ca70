/** A cached folder with a marker file that contains the digest of its inputs and of each of its files. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { digestOf } from "#scripts/lib/canonical.ts";
import { readKept } from "#scripts/lib/read-kept.ts";
import { listFiles } from "./files.ts";

const mark = "made-from.json";
const markSchema = z.strictObject({ from: z.string(), files: z.record(z.string(), z.string()) });

/** Writes the marker file. `from` is the digest of the inputs. */
export function closeFolder(folder: string, from: string): void {
  writeFileSync(join(folder, mark), JSON.stringify({ from, files: digestsOf(folder) }));
}

/** Whether the folder was made from these inputs and no byte of it has changed since. */
export function isWhole(folder: string, from: string): boolean {
  const kept = readKept(join(folder, mark), markSchema);
  if (kept?.from !== from) return false;
  const found = digestsOf(folder);
  const names = Object.keys(kept.files);
  return names.length === Object.keys(found).length && names.every((name) => found[name] === kept.files[name]);
}

/** The files of a closed folder, without the marker. */
export function filesIn(folder: string): string[] {
  return listFiles(folder).filter((file) => file !== mark);
}

function digestsOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((file) => [file, digestOf(readFileSync(join(folder, file)))]));
}
