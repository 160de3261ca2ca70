import type { DatabaseSync } from "node:sqlite";

/** Whether SQLite finds all pages of a database in order. It reads the whole file: 50 ms for 50 MB. */
export function isSound(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
  } catch {
    return false;
  }
}
