/** Fills a snapshot: in a copy beside it, in one transaction, swapped in only when everything went well. */
import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Sink } from "#scripts/pull/source.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError, OutdatedSnapshot } from "#scripts/lib/errors.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { isSound } from "#scripts/lib/sound-database.ts";
import { forgetPublished } from "#scripts/lib/published.ts";
import { syncToDisk } from "#scripts/lib/sync-to-disk.ts";
import { hasNews, type ChangeSet } from "./changes.ts";
import { damaged, openChecked } from "./read.ts";
import { internalStatements, schemaVersion, tables } from "./schema.ts";
import { ballotTable, numberTables } from "./schema/votes.ts";
import { createStatement } from "./table.ts";
import { Writer, type Filling } from "./writer.ts";

export interface WriteOptions {
  /**
   * What the snapshot is of ("demo 3, seed 19, scale 0.02"). Another is never mixed with it: invented votes must not stand beside
   * real names. Only invented data are replaced; what others remember from day to day no source gives again.
   */
  readonly identity: string;
  /** Day that stamps what changes, ISO date. */
  readonly day: string;
  /** Looks at the changes and the open database before they take effect; throws DataError to keep the old snapshot. */
  readonly check?: (changes: ChangeSet, db: DatabaseSync) => void;
}

/** An empty snapshot. */
export function create(file: string, identity: string): DatabaseSync {
  const db = new DatabaseSync(file);
  for (const table of [...tables, ballotTable, ...numberTables]) db.exec(createStatement(table));
  for (const statement of internalStatements) db.exec(statement);
  const insert = db.prepare("INSERT INTO meta VALUES (?, ?)");
  insert.run("schema_version", String(schemaVersion));
  insert.run("identity", identity);
  return db;
}

/** What a snapshot says of itself, of whatever version. @throws DataError when it is damaged or newer. */
export function lookAt(file: string): {
  readonly version: string;
  readonly isOutdated: boolean;
  readonly identity: string;
  readonly isFilling: boolean;
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
  const [version, identity, filling] = [String(meta("schema_version")), String(meta("identity")), meta("filling")];
  db.close();
  return { version, isOutdated, identity, isFilling: filling === "yes" };
}

/** Takes a table of the store over from an older snapshot, where it has the same columns. */
export function carryTable(db: DatabaseSync, old: DatabaseSync, table: "change_log" | "quarantine"): void {
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

/** Takes the change log over from an older snapshot of the same data: what changed from day to day no source gives again. */
function carryLog(db: DatabaseSync, file: string): void {
  const old = new DatabaseSync(file, { readOnly: true });
  db.exec("BEGIN");
  carryTable(db, old, "change_log");
  db.exec("COMMIT");
  old.close();
}

/** Whether a snapshot is of a generated parliament. */
export const isInvented = (identity: string): boolean => identity.startsWith("demo ");

interface OpenedCopy {
  readonly db: DatabaseSync;
  readonly filling: Filling;
  /** Real data take the place of invented ones. */
  readonly replacesInvented: boolean;
}

/**
 * A working copy of the snapshot, or an empty one when there is none, or it is of another invented parliament; one with the change
 * log alone when it is of an older version.
 * @throws DataError when the snapshot is damaged, newer or of another source.
 */
function openCopy(file: string, copy: string, identity: string): OpenedCopy {
  rmSync(copy, { force: true });
  if (!existsSync(file)) return { db: create(copy, identity), filling: "begins", replacesInvented: false };
  const old = lookAt(file);
  const isSame = old.identity === identity;
  if (!isSame && !isInvented(old.identity))
    throw new DataError(
      `${file}: holds "${old.identity}", not "${identity}"; give another folder with --data, or remove the file (what changed from day to day goes with it)`,
    );
  if (isSame && !old.isOutdated) {
    copyFileSync(file, copy);
    return { db: new DatabaseSync(copy), filling: old.isFilling ? "goes-on" : "done", replacesInvented: false };
  }
  const db = create(copy, identity);
  if (isSame) carryLog(db, file);
  return { db, filling: "begins", replacesInvented: isInvented(old.identity) && !isInvented(identity) };
}

/** The sentence for a disk that has no room or may not be written, or the error itself. */
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
    ...db.prepare("SELECT * FROM change_log ORDER BY day, kind, key, change, field").all(),
  ];
  return digestOf(...rows.map((row) => Object.values(row).join("\t")));
}

/** Writes a value of the table `meta`. */
export function setMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(key, value);
}

/** Whether the snapshot, whose faults its copy has, is broken; else another database is, which the source has open. */
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
 * Lets `fill` pour records into the snapshot `file` and returns what changed. The file is only ever the old one or the new
 * one: a failure, a failed check or a killed process leaves it as it was.
 * @throws DataError with one clear line when another pull runs, the disk is full, or `check` refuses.
 */
export async function writeSnapshot(
  file: string,
  options: WriteOptions,
  fill: (sink: Sink, db: DatabaseSync) => Promise<void>,
): Promise<ChangeSet> {
  const release = takeLock(`${file}.lock`);
  const copy = `${file}.next`;
  let db: DatabaseSync | undefined;
  try {
    const opened = openCopy(file, copy, options.identity);
    db = opened.db;
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const writer = new Writer(db, options.day, opened.filling);
    await fill(writer, db);
    options.check?.(writer.changes, db);
    writer.logWaiting();
    if (hasNews(writer.changes)) setMeta(db, "edition", options.day);
    setMeta(db, "pulled", options.day);
    setMeta(db, "filling", writer.isFilling ? "yes" : "no");
    setMeta(db, "digest", contentDigest(db));
    db.exec("COMMIT");
    db.close();
    db = undefined;
    // On the disk before it takes the old one's place: a power cut must not leave a new name on half a file.
    syncToDisk(copy);
    // Before, not after: a pull killed here leaves invented data without a past, never real data with an invented one.
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
