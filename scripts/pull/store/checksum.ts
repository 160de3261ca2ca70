/**
 * Checksum of the snapshot, in a file beside it: a flipped bit in a text is no fault to SQLite, and would be published.
 * Each line has the state of a snapshot, a space and the SHA-256 of its file. A snapshot in a state that is not listed
 * (an older copy was brought back alone) is not checked.
 */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeFileAtomic } from "#scripts/lib/disk.ts";
import { damaged } from "./read.ts";

const fileOf = (snapshot: string): string => `${snapshot}.sha256`;

function readLines(snapshot: string): string[] {
  return existsSync(fileOf(snapshot)) ? readFileSync(fileOf(snapshot), "utf8").split("\n").filter(Boolean) : [];
}

/** The file is read in parts: at full scale it has hundreds of megabytes. */
function sumOf(file: string): string {
  const hash = createHash("sha256");
  const handle = openSync(file, "r");
  try {
    const part = Buffer.alloc(1 << 22);
    for (let length = readSync(handle, part); length > 0; length = readSync(handle, part))
      hash.update(part.subarray(0, length));
  } finally {
    closeSync(handle);
  }
  return hash.digest("hex");
}

/** Digest of the content and day of the pull: "3f…/2026-11-20". Null when the file is not readable as a snapshot. */
function stateOf(file: string): string | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const meta = (key: string) => String(db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.["value"]);
      return `${meta("digest")}/${meta("pulled")}`;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/**
 * Notes the checksum of a complete copy that is about to replace a snapshot. The line of the present one stays: a
 * process may be killed before the replacement.
 */
export function noteSum(copy: string, snapshot: string): void {
  const line = `${stateOf(copy) ?? ""} ${sumOf(copy)}`;
  writeFileAtomic(fileOf(snapshot), `${[line, ...readLines(snapshot).slice(0, 1)].join("\n")}\n`);
}

/** @throws DataError if the bytes of a snapshot are not those that were written. */
export function checkSum(snapshot: string): void {
  const lines = existsSync(snapshot) ? readLines(snapshot) : [];
  if (lines.length === 0) return;
  const state = stateOf(snapshot);
  if (state === null) throw damaged(snapshot);
  const known = lines.filter((line) => line.startsWith(`${state} `));
  if (known.length > 0 && !known.includes(`${state} ${sumOf(snapshot)}`)) throw damaged(snapshot);
}
