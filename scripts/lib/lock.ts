import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AtWork, DataError } from "./errors.ts";

/** SQLITE_BUSY: another connection holds the file. */
const busy = 5;

/** Whether SQLite timed out waiting for a file that another process holds. */
export const isHeld = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === busy;

/**
 * Takes an exclusive lock for this process and returns the function that releases it. The operating system holds the
 * lock, on an empty SQLite file that stays on the disk; it ends with the process, however the process ends, so no stale
 * process ids have to be checked.
 * @throws AtWork with the file name when another process holds the lock, DataError when the file cannot be locked.
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

/** Whether SQLite's integrity check passes. Reads the whole file: 50 ms for 50 MB. */
export function isSound(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
  } catch {
    return false;
  }
}
