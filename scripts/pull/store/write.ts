import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { latestDay } from "#src/domain/days.ts";
import type { OwnCorrection } from "#scripts/pull/own-corrections.ts";
import { programDigest } from "#scripts/pull/program.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError, OutdatedSnapshot } from "#scripts/lib/errors.ts";
import { takeLock, isSound } from "#scripts/lib/lock.ts";
import { forgetPublished } from "#scripts/lib/published.ts";
import { syncToDisk } from "#scripts/lib/disk.ts";
import { hasNews, type ChangeSet } from "./changes.ts";
import { checkLegislature, isOfLegislature, legislatureIn } from "./legislature.ts";
import { noteSum } from "./checksum.ts";
import { damaged, openChecked } from "./read.ts";
import { createStatement, internalStatements, schemaVersion, storedTables } from "./schema.ts";
import { Writer, type ImportState } from "./writer.ts";

export interface WriteOptions {
  /**
   * Identity of the data ("demo 3, seed 19, scale 0.02"). Different data are never mixed: invented votes must not
   * appear beside real names. Only demo data are replaced by others, because the change log of real data cannot be
   * recovered.
   */
  readonly identity: string;
  /** Day recorded for changes, ISO date. */
  readonly day: string;
  /** Values of ours in place of the source's. */
  readonly corrections?: readonly OwnCorrection[];
  /** Checks the changes and the open database before they take effect. Throws DataError to keep the old snapshot. */
  readonly check?: (changes: ChangeSet, db: DatabaseSync) => void;
  /** Takes the messages for the operator's report. */
  readonly onNotes?: (notes: readonly string[]) => void;
}

export function create(file: string, identity: string): DatabaseSync {
  const db = new DatabaseSync(file);
  for (const table of storedTables) db.exec(createStatement(table));
  for (const statement of internalStatements) db.exec(statement);
  const insert = db.prepare("INSERT INTO meta VALUES (?, ?)");
  insert.run("schema_version", String(schemaVersion));
  insert.run("identity", identity);
  return db;
}

/** Metadata of a snapshot of any known version. @throws DataError if it is damaged or newer. */
export function describeSnapshot(file: string): {
  readonly isOutdated: boolean;
  readonly identity: string;
  readonly isImporting: boolean;
  /** null = not said. */
  readonly legislature: number | null;
} {
  let isOutdated = false;
  try {
    openChecked(file, true).close();
  } catch (error) {
    if (!(error instanceof OutdatedSnapshot)) throw error;
    isOutdated = true;
  }
  const db = new DatabaseSync(file, { readOnly: true });
  const meta = (key: string) => db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.["value"];
  const [identity, filling] = [String(meta("identity")), meta("filling")];
  const held = legislatureIn(db);
  db.close();
  return { isOutdated, identity, isImporting: filling === "yes", legislature: held };
}

/** Whether a snapshot holds the data that a pull with this identity continues. */
export function isContinued(held: ReturnType<typeof describeSnapshot>, identity: string): boolean {
  return held.identity === identity && isOfLegislature(held.legislature);
}

/** Copies an internal table from an older snapshot, if it has the same columns. */
export function carryTable(
  db: DatabaseSync,
  old: DatabaseSync,
  table: "change_log" | "quarantine" | "own_correction",
): void {
  const columnsIn = (one: DatabaseSync) =>
    one
      .prepare("SELECT name FROM pragma_table_info(?)")
      .all(table)
      .map(({ name }) => String(name));
  const columns = columnsIn(db);
  if (columnsIn(old).join() !== columns.join()) return;
  const insert = db.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`);
  for (const row of old.prepare(`SELECT * FROM ${table}`).iterate()) insert.run(...Object.values(row));
}

/** Copies the change log from an older snapshot of the same data: no source can provide it again. */
function carryLog(db: DatabaseSync, file: string): void {
  const old = new DatabaseSync(file, { readOnly: true });
  db.exec("BEGIN");
  carryTable(db, old, "change_log");
  db.exec("COMMIT");
  old.close();
}

export const isInvented = (identity: string): boolean => identity.startsWith("demo ");

interface OpenedCopy {
  readonly db: DatabaseSync;
  readonly importState: ImportState;
  /** true = real data replace demo data. */
  readonly replacesInvented: boolean;
}

/**
 * Creates the working copy: a copy of the snapshot; an empty one if there is none, or if it holds other demo data; one
 * with only the change log if it is of an older version.
 * @throws DataError if the snapshot is damaged, newer or of another source.
 */
function openCopy(file: string, copy: string, identity: string): OpenedCopy {
  rmSync(copy, { force: true });
  if (!existsSync(file)) return { db: create(copy, identity), importState: "begins", replacesInvented: false };
  const old = describeSnapshot(file);
  const isSame = isContinued(old, identity);
  if (!isInvented(old.identity)) checkLegislature(file, old.legislature);
  if (!isSame && !isInvented(old.identity))
    throw new DataError(
      `${file}: holds "${old.identity}", not "${identity}"; give another folder with --data, or remove the file (what changed from day to day goes with it) and say --begin-anew`,
    );
  if (isSame && !old.isOutdated) {
    copyFileSync(file, copy);
    return { db: new DatabaseSync(copy), importState: old.isImporting ? "goes-on" : "done", replacesInvented: false };
  }
  const db = create(copy, identity);
  if (isSame) carryLog(db, file);
  return { db, importState: "begins", replacesInvented: isInvented(old.identity) && !isInvented(identity) };
}

/** Converts disk errors (full, not writable) to a readable error; returns other errors unchanged. */
export function explainDisk(error: unknown, copy: string): unknown {
  if (!(error instanceof Error)) return error;
  if (/disk is full|disk I\/O|ENOSPC|EDQUOT/.test(error.message))
    return new DataError(
      `${copy}: the disk is full or does not answer; free some space and pull again. The old snapshot stays.`,
    );
  const isRefused = "code" in error && ["EROFS", "EACCES", "EPERM"].includes(String(error.code));
  if (isRefused || /unable to open database file|readonly database/.test(error.message))
    return new DataError(
      `${copy}: ${error.message}; see to the disk or the rights and pull again. The old snapshot stays.`,
    );
  return error;
}

/** Digest of everything that a page may depend on: records, quarantine, change log. */
export function contentDigest(db: DatabaseSync): string {
  const rows = [
    ...db.prepare("SELECT kind, key, digest, changed_at FROM record ORDER BY kind, key").all(),
    ...db.prepare("SELECT * FROM quarantine ORDER BY kind, key").all(),
    ...db.prepare("SELECT * FROM own_correction ORDER BY kind, key, field, since").all(),
    ...db.prepare("SELECT * FROM change_log ORDER BY day, kind, key, change, field").all(),
  ];
  return digestOf(...rows.map((row) => Object.values(row).join("\t")));
}

function metaOf(db: DatabaseSync, key: string): string | null {
  const value = db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.["value"];
  return value === undefined ? null : String(value);
}

export function setMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(key, value);
}

/** True if the snapshot itself is corrupt. Otherwise the corrupt database is another one that the source has open. */
function isDamaged(file: string): boolean {
  if (!existsSync(file)) return false;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return !isSound(db);
  } finally {
    db.close();
  }
}

/**
 * Writes a snapshot with `fill` and returns the changes. Works on a copy beside the file, in one transaction, and
 * renames it at the end: a failure, a failed check or a killed process leaves the old file unchanged.
 * @throws DataError with a one-line message if another pull is running, the disk is full, or `check` throws.
 */
export async function writeSnapshot(
  file: string,
  options: WriteOptions,
  fill: (writer: Writer, db: DatabaseSync) => Promise<void>,
): Promise<ChangeSet> {
  const release = takeLock(`${file}.lock`);
  const copy = `${file}.next`;
  let db: DatabaseSync | undefined;
  try {
    const opened = openCopy(file, copy, options.identity);
    db = opened.db;
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const writer = new Writer(db, options.day, opened.importState, options.corrections);
    await fill(writer, db);
    writer.settleCorrections();
    writer.settleVoteGroups();
    options.onNotes?.(writer.notes);
    options.check?.(writer.changes, db);
    writer.logWaiting();
    if (hasNews(writer.changes)) setMeta(db, "edition", latestDay([metaOf(db, "edition"), options.day]) ?? options.day);
    setMeta(db, "pulled", options.day);
    setMeta(db, "program", programDigest());
    setMeta(db, "filling", writer.isImporting ? "yes" : "no");
    setMeta(db, "digest", contentDigest(db));
    db.exec("COMMIT");
    db.close();
    db = undefined;
    // Sync before the rename: a power cut must not leave the new name on an incomplete file.
    syncToDisk(copy);
    noteSum(copy, file);
    // Before the rename, not after: a pull killed here leaves demo data without a history, never real data with an
    // invented one.
    if (opened.replacesInvented) forgetPublished(dirname(file));
    renameSync(copy, file);
    syncToDisk(dirname(file));
    return writer.changes;
  } catch (error) {
    if (error instanceof Error && /malformed|not a database/.test(error.message) && isDamaged(file))
      throw damaged(file);
    throw explainDisk(error, copy);
  } finally {
    db?.close();
    rmSync(copy, { force: true });
    release();
  }
}
