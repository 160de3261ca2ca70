import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { z } from "zod";
import { recordKey, recordKinds, recordSchemas, type RecordKind } from "#src/domain/records.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { syncToDisk } from "#scripts/lib/disk.ts";
import { ballotsIn } from "./read.ts";
import { RecordStore } from "./record-store.ts";
import { noteSum } from "./checksum.ts";
import { schemaVersion } from "./schema.ts";
import {
  carryTable,
  contentDigest,
  create,
  explainDisk,
  isContinued,
  isInvented,
  describeSnapshot,
  setMeta,
} from "./write.ts";

/**
 * Migrates an older snapshot of the same data to this version, in place, so that published pages stay while the source
 * is read again. The tables are rebuilt from the records, so a version that changed only tables loses nothing. Records
 * that no longer fit are left out, and the next pull reads them again. A snapshot with unknown tables is left
 * unchanged, and the pull fills a new one. Demo data are not migrated: each pull regenerates them.
 * @returns a message for the operator; null = nothing to do
 */
export function migrateSnapshot(file: string, identity: string): string | null {
  if (!existsSync(file) || isInvented(identity)) return null;
  const release = takeLock(`${file}.lock`);
  const copy = `${file}.next`;
  let db: DatabaseSync | undefined;
  try {
    const old = describeSnapshot(file);
    if (!old.isOutdated || !isContinued(old, identity)) return null;
    rmSync(copy, { force: true });
    db = create(copy, identity);
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const lost = carryAll(db, file);
    if (lost === null) return null;
    setMeta(db, "digest", contentDigest(db));
    if (lost > 0) setMeta(db, "filling", "yes");
    db.exec("COMMIT");
    db.close();
    db = undefined;
    syncToDisk(copy);
    noteSum(copy, file);
    renameSync(copy, file);
    syncToDisk(dirname(file));
    const rest = lost === 0 ? "" : `; ${lost} records that do not fit it any more are read again`;
    return `the snapshot of an older version was brought up to version ${schemaVersion}${rest}`;
  } catch (error) {
    throw explainDisk(error, copy);
  } finally {
    db?.close();
    rmSync(copy, { force: true });
    release();
  }
}

/** @returns number of records that do not fit; null = the old tables are unknown, or no record fits */
function carryAll(db: DatabaseSync, file: string): number | null {
  const old = new DatabaseSync(file, { readOnly: true });
  try {
    for (const { key, value } of old.prepare("SELECT key, value FROM meta WHERE key <> 'schema_version'").all())
      setMeta(db, String(key), String(value));
    for (const table of ["change_log", "quarantine", "own_correction"] as const) carryTable(db, old, table);
    const lost = carryRecords(db, old);
    const isEmpty = db.prepare("SELECT 1 FROM record LIMIT 1").get() === undefined;
    return isEmpty ? null : lost;
  } catch (error) {
    if (error instanceof Error && /^no such (?:table|column)/.test(error.message)) return null;
    throw error;
  } finally {
    old.close();
  }
}

function carryRecords(db: DatabaseSync, old: DatabaseSync): number {
  const store = new RecordStore(db);
  const ballots = ballotsIn(old);
  let lost = 0;
  for (const row of old.prepare("SELECT kind, key, changed_at, json FROM record ORDER BY kind, key").iterate()) {
    const kind = recordKinds.find((known) => known === row["kind"]);
    const isTaken = kind !== undefined && carryRecord(store, kind, row, kind === "vote" ? ballots : () => []);
    if (!isTaken) lost += 1;
  }
  return lost;
}

function carryRecord(
  store: RecordStore,
  kind: RecordKind,
  row: Readonly<Record<string, unknown>>,
  ballotsOf: ReturnType<typeof ballotsIn>,
): boolean {
  const key = String(row["key"]);
  const parsed = toPresentShape(recordSchemas[kind], JSON.parse(String(row["json"])));
  if (!parsed.success || recordKey(kind, parsed.data) !== key || store.findTwice(kind, parsed.data) !== null)
    return false;
  store.insert(kind, key, parsed.data, canonicalJson(parsed.data), ballotsOf(key), String(row["changed_at"]));
  return true;
}

/** Converts a record to the current schema: removes unknown fields, sets missing ones to null where allowed. */
function toPresentShape<Schema extends z.ZodType>(schema: Schema, record: unknown) {
  const first = schema.safeParse(record);
  if (first.success) return first;
  for (const issue of first.error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) Reflect.deleteProperty(partAt(record, issue.path), key);
    const field = issue.path.at(-1);
    const holder = partAt(record, issue.path.slice(0, -1));
    if (field !== undefined && !Reflect.has(holder, field)) Reflect.set(holder, field, null);
  }
  return schema.safeParse(record);
}

/** Object at a path of a JSON value; an empty object if there is none. */
function partAt(value: unknown, path: readonly PropertyKey[]): object {
  const part = path.reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, name) : undefined), value);
  return isObject(part) ? part : {};
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
