import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { isHeld } from "#scripts/lib/lock.ts";

/** The cache is unusable: the build deletes it and starts from scratch. */
export class CacheError extends DataError {}

/** Version of the tables below. A cache with another version is discarded. */
const cacheVersion = "6";

const ddl = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  -- What was read (records, key sets, index lists) and what was computed (derivations, contracts), with the digest seen:
  -- see kept-nodes.ts.
  -- Here and below the sum is of the bytes: the disk may give others back.
  CREATE TABLE nodes (sum TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  -- Values of derivations (structured clone).
  CREATE TABLE value (node INTEGER PRIMARY KEY, sum TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  -- Contracts. digest: of the contract; why: what had changed when it was last written, a name a line.
  CREATE TABLE page (
    output TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL, updated TEXT, digest TEXT NOT NULL, why TEXT NOT NULL DEFAULT '',
    contract TEXT NOT NULL, PRIMARY KEY (output, key)
  ) STRICT;
  CREATE UNIQUE INDEX page_path ON page (path) WHERE path <> '';
  -- Pages to render in this build, with the shard that renders them.
  CREATE TABLE plan (output TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL, shard INTEGER NOT NULL, PRIMARY KEY (output, key))
    STRICT, WITHOUT ROWID;
`;

/** Opens or creates the contract store. @throws CacheError if the file is unreadable or of another version. */
export function openPageStore(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    // A power cut may destroy the cache, never the site: the next build detects it and starts from scratch. Processes
    // of a killed build may hold the lock for a moment, hence the timeout.
    db.exec(
      "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;",
    );
    const isNew = db.prepare("SELECT count(*) AS n FROM sqlite_schema").get()?.["n"] === 0;
    if (isNew) db.exec(`${ddl} INSERT INTO meta VALUES ('version', '${cacheVersion}')`);
    const version = db.prepare("SELECT value FROM meta WHERE key = 'version'").get()?.["value"];
    if (version !== cacheVersion)
      throw new CacheError(`${file}: cache version ${String(version)}, expected ${cacheVersion}`);
    return db;
  } catch (error) {
    db.close();
    // A locked file is intact: it must not be discarded.
    throw error instanceof DataError || isHeld(error)
      ? error
      : new CacheError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Bytes of a row; null if there is no row. @throws CacheError if they do not match their checksum. */
export function readBytes(what: string, row: Record<string, SQLOutputValue> | undefined): Uint8Array | null {
  const bytes = row?.["bytes"];
  if (!(bytes instanceof Uint8Array)) return null;
  if (row?.["sum"] !== digestOf(bytes)) throw new CacheError(`the ${what} of the cache are not whole`);
  return bytes;
}

/** Value of a key in the `meta` table; null = not set. */
export function readMeta(db: DatabaseSync, key: string): string | null {
  const value = db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.["value"];
  return typeof value === "string" ? value : null;
}

export function writeMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(key, value);
}
