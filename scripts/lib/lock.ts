import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AtWork, DataError } from "./errors.ts";

/** SQLite's number for a file that somebody else holds. */
const busy = 5;

/** True when SQLite has waited in vain for a file that somebody else holds. */
export const isHeld = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === busy;

/**
 * Takes a lock for this process and returns its release. The system itself holds it, on an empty file that stays: it ends with
 * the process, however that ends, and nobody has to find out what has become of a process by its number.
 * @throws AtWork naming the file when another run holds it, DataError when it cannot be locked.
 */
export function takeLock(file: string): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const db = hold(file);
    return () => db.close();
  } catch (error) {
    if (isHeld(error)) throw new AtWork(`${file}: another run is at work; wait until it has ended`);
    const words = error instanceof Error ? error.message : "";
    const isUnmade = error instanceof Error && "syscall" in error && error.syscall === "mkdir";
    const wayOut = /disk is full|ENOSPC/.test(words)
      ? "free some space"
      : isUnmade
        ? "name another folder, or see to that one"
        : "remove it";
    throw new DataError(`${file}: cannot be locked (${words}); ${wayOut} and try again`);
  }
}

function hold(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
