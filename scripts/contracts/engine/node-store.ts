import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { isHeld } from "#scripts/lib/lock.ts";
import { deserialize, serialize } from "node:v8";

/** The cache is unusable: the build deletes it and starts from scratch. */
export class CacheError extends DataError {}

/** Version of the tables below. A cache with another version is discarded. */
const cacheVersion = "7";

const ddl = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  -- What was read (records, key sets, index lists) and what was computed (derivations, contracts), with the last digest:
  -- see writeNodes. Here and below the sum is of the bytes: detects a corrupted disk.
  CREATE TABLE nodes (sum TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  -- Values of derivations (structured clone).
  CREATE TABLE value (node INTEGER PRIMARY KEY, sum TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
  -- Contracts. digest: of the contract; why: what had changed when it was last written, a name a line; contract: null if
  -- other code wrote it and this code could not make it.
  CREATE TABLE page (
    output TEXT NOT NULL, key TEXT NOT NULL, path TEXT NOT NULL, updated TEXT, digest TEXT NOT NULL, why TEXT NOT NULL DEFAULT '',
    contract TEXT, PRIMARY KEY (output, key)
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

/**
 * Storage of the graph's nodes between two runs: a single value with one array per property. Two hundred thousand table
 * rows would take most of a second to read in every run.
 */

/** A cached node: an input or a computed value, with its last digest. */
export interface CachedNode {
  readonly id: number;
  readonly name: string;
  readonly digest: string;
  /** Ids of the dependencies, in order of reading; null for inputs. */
  readonly deps: Uint32Array | null;
}

/** Arrays of equal length; an index stands for one node. */
interface Columns {
  readonly ids: Uint32Array;
  readonly names: readonly string[];
  readonly digests: readonly string[];
  /** Number of dependencies of each node; -1 for inputs. */
  readonly counts: Int32Array;
  /** Dependencies of all nodes, concatenated. */
  readonly deps: Uint32Array;
}

/** Reads the nodes; empty in a new store. @throws CacheError if the bytes are corrupted. */
export function readNodes(db: DatabaseSync): CachedNode[] {
  const bytes = readBytes("nodes", db.prepare("SELECT sum, bytes FROM nodes").get());
  if (bytes === null) return [];
  const { ids, names, digests, counts, deps } = toColumns(bytes);
  let to = 0;
  return names.map((name, i): CachedNode => {
    const from = to;
    const count = counts[i] ?? -1;
    to += Math.max(count, 0);
    return { id: ids[i] ?? 0, name, digest: digests[i] ?? "", deps: count < 0 ? null : deps.subarray(from, to) };
  });
}

export function writeNodes(db: DatabaseSync, nodes: readonly CachedNode[]): void {
  const counts = Int32Array.from(nodes, ({ deps }) => deps?.length ?? -1);
  const deps = new Uint32Array(counts.reduce((sum, count) => sum + Math.max(count, 0), 0));
  let to = 0;
  for (const { deps: nodeDeps } of nodes) {
    if (nodeDeps === null) continue;
    deps.set(nodeDeps, to);
    to += nodeDeps.length;
  }
  const columns: Columns = {
    ids: Uint32Array.from(nodes, ({ id }) => id),
    names: nodes.map(({ name }) => name),
    digests: nodes.map(({ digest }) => digest),
    counts,
    deps,
  };
  db.exec("DELETE FROM nodes");
  const bytes = serialize(columns);
  db.prepare("INSERT INTO nodes VALUES (?, ?)").run(digestOf(bytes), bytes);
}

function toColumns(bytes: Uint8Array): Columns {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- only `writeNodes` writes this value
  return deserialize(bytes);
}
