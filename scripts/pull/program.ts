import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";

/** Folders whose code decides the records of a pull. */
const folders = [import.meta.dirname, join(import.meta.dirname, "../../src/domain")];

let known: string | undefined;

/** Digest of the code that converts a source to records. A pull with another digest may change any record. */
export function programDigest(): string {
  known ??= digestOf(...folders.flatMap(readModules));
  return known;
}

function readModules(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return files.sort().map((name) => readFileSync(join(folder, name), "utf8"));
}
