/**
 * State of a source between runs, stored beside the snapshot: validators for conditional requests, responses of
 * an aborted run, signatures of list rows, and facts that the API publishes on one page and the site shows on another.
 * An optimisation: without it the next run reads everything again.
 */
import { rmSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { memoize } from "#src/lib/memoize.ts";
import { isSound } from "#scripts/lib/lock.ts";
import type { Validators } from "#scripts/pull/http/client.ts";

/** Increase it when the format of facts or responses, or the mapping, changes: older caches are discarded. */
const cacheVersion = 7;
/**
 * Responses are cached for one run only, so compression speed matters more than size. The checksum detects disk errors.
 */
const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } };
/**
 * Uncompressed size of a pack in bytes. Responses are compressed together: votes share the same four hundred people,
 * and a pack of eight takes a third of the time of eight single ones.
 */
const packSize = 1 << 20;

interface Answer {
  readonly url: string;
  readonly validators: Validators;
  readonly body: Uint8Array;
}

export class ResponseCache {
  readonly #db: DatabaseSync;
  readonly #statement: (sql: string) => StatementSync;
  readonly #signed = new Map<string, { kind: string; key: string; value: string }>();
  readonly #newFacts = new Map<string, Map<string, unknown>>();
  /** Responses not yet packed. If the process is killed now, they are requested again. */
  readonly #waiting = new Map<string, Answer>();
  #waitingSize = 0;
  /** URLs of the responses used in this run. */
  readonly #given = new Set<string>();
  /** The last pack read: its responses are usually requested one after the other. */
  #open: { readonly pack: number; readonly bytes: Buffer } | null = null;

  /**
   * @param identity origin of the data; a cache of another origin is emptied
   * @param snapshot digest of the snapshot, null = none. If it is not the one committed last (an older copy was
   * restored), validators without a body, signatures and facts are deleted: a record in it may not be the last
   * published version.
   */
  constructor(file: string, identity: string, snapshot: string | null) {
    const db = open(file);
    this.#db = db;
    this.#statement = memoize((sql: string) => db.prepare(sql));
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    this.#db.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
    const wanted = `${cacheVersion} ${identity}`;
    const found = this.#db.prepare("SELECT value FROM meta WHERE key = 'identity'").get()?.["value"];
    if (found !== wanted)
      this.#db.exec(
        "DELETE FROM meta; DROP TABLE IF EXISTS response; DROP TABLE IF EXISTS pack; DROP TABLE IF EXISTS signature; DROP TABLE IF EXISTS fact",
      );
    this.#db.exec(
      "CREATE TABLE IF NOT EXISTS response (url TEXT PRIMARY KEY, etag TEXT, last_modified TEXT, pack INTEGER, start INTEGER, length INTEGER) WITHOUT ROWID",
    );
    this.#db.exec("CREATE TABLE IF NOT EXISTS pack (pack INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
    this.#db.exec(
      "CREATE TABLE IF NOT EXISTS signature (kind TEXT, key TEXT, value TEXT NOT NULL, read INTEGER NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
    );
    this.#db.exec(
      "CREATE TABLE IF NOT EXISTS fact (kind TEXT, key TEXT, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
    );
    const filled = this.#db.prepare("SELECT value FROM meta WHERE key = 'snapshot'").get()?.["value"];
    if (snapshot === null || filled !== snapshot)
      this.#db.exec("DELETE FROM response WHERE pack IS NULL; DELETE FROM signature; DELETE FROM fact");
    this.#statement("INSERT OR REPLACE INTO meta VALUES ('identity', ?)").run(wanted);
  }

  /** Number of committed runs. */
  get run(): number {
    return Number(this.#statement("SELECT value FROM meta WHERE key = 'run'").get()?.["value"] ?? 0);
  }

  validators(url: string): Validators | null {
    const waiting = this.#waiting.get(url);
    const row = this.#statement("SELECT etag, last_modified FROM response WHERE url = ?").get(url);
    const known = waiting?.validators ?? {
      etag: textOf(row?.["etag"]),
      lastModified: textOf(row?.["last_modified"]),
    };
    return known.etag === null && known.lastModified === null ? null : known;
  }

  holds(url: string): boolean {
    const sql = "SELECT 1 FROM response WHERE url = ? AND pack IS NOT NULL";
    return this.#waiting.has(url) || this.#statement(sql).get(url) !== undefined;
  }

  /** The cached body; null when only validators are cached. */
  body(url: string): Uint8Array | null {
    this.#given.add(url);
    const waiting = this.#waiting.get(url);
    if (waiting !== undefined) return waiting.body;
    const row = this.#statement("SELECT pack, start, length FROM response WHERE url = ? AND pack IS NOT NULL").get(url);
    if (row === undefined) return null;
    const start = Number(row["start"]);
    const bytes = this.#unpack(Number(row["pack"]));
    return bytes?.subarray(start, start + Number(row["length"])) ?? null;
  }

  /** Caches a response. List pages get packs of their own, since they outlive the responses of single records. */
  keep(url: string, validators: Validators, body: Uint8Array): void {
    this.#given.add(url);
    if (isPage(url)) this.#pack();
    this.#waiting.set(url, { url, validators, body });
    this.#waitingSize += body.byteLength;
    if (isPage(url) || this.#waitingSize >= packSize) this.#pack();
  }

  /**
   * Deletes an unusable response. Otherwise the next request would get "not modified" and the error would be hidden.
   */
  forget(url: string): void {
    this.#waiting.delete(url);
    this.#statement("DELETE FROM response WHERE url = ?").run(url);
  }

  #pack(): void {
    if (this.#waiting.size === 0) return;
    const responses = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#waitingSize = 0;
    this.#db.exec("BEGIN");
    const bytes = zstdCompressSync(Buffer.concat(responses.map(({ body }) => body)), fastest);
    const pack = this.#statement("INSERT INTO pack (bytes) VALUES (?)").run(bytes).lastInsertRowid;
    let start = 0;
    for (const { url, validators, body } of responses) {
      const { etag, lastModified } = validators;
      const sql = "INSERT OR REPLACE INTO response VALUES (?, ?, ?, ?, ?, ?)";
      this.#statement(sql).run(url, etag, lastModified, pack, start, body.byteLength);
      start += body.byteLength;
    }
    this.#db.exec("COMMIT");
  }

  #unpack(pack: number): Buffer | null {
    if (this.#open?.pack === pack) return this.#open.bytes;
    const packed = this.#statement("SELECT bytes FROM pack WHERE pack = ?").get(pack)?.["bytes"];
    if (!(packed instanceof Uint8Array)) return null;
    const bytes = zstdDecompressSync(packed);
    this.#open = { pack, bytes };
    return bytes;
  }

  /** Signatures of list rows at the time their records were last read, by key. `read` = number of that run. */
  signatures(kind: string): Map<string, { readonly value: string; readonly read: number }> {
    const rows = this.#statement("SELECT key, value, read FROM signature WHERE kind = ?").all(kind);
    return new Map(rows.map((row) => [String(row["key"]), { value: String(row["value"]), read: Number(row["read"]) }]));
  }

  /** Marks a record as read in this run; saved by {@link commit}. */
  sign(kind: string, key: string, value: string): void {
    this.#signed.set(`${kind}/${key}`, { kind, key, value });
  }

  /** Facts of a kind sorted by key; facts of this run override saved ones. */
  facts(kind: string): Map<string, unknown> {
    const rows = this.#statement("SELECT key, json FROM fact WHERE kind = ? ORDER BY key").all(kind);
    const stored = rows.map((row): [string, unknown] => [String(row["key"]), parseFact(row["json"])]);
    const all = new Map([...stored, ...(this.#newFacts.get(kind) ?? new Map<string, unknown>())]);
    return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Records a fact; saved by {@link commit}. */
  setFact(kind: string, key: string, value: unknown): void {
    let facts = this.#newFacts.get(kind);
    if (facts === undefined) this.#newFacts.set(kind, (facts = new Map<string, unknown>()));
    facts.set(key, value);
  }

  /**
   * Call it after the snapshot has been committed: saves signatures and facts, deletes the bodies of single records. If
   * a process is killed before this call, the next run requests the same records again and gets them from the cache.
   * @param snapshot digest of the snapshot
   */
  commit(snapshot: string): void {
    const run = this.run + 1;
    this.#pack();
    this.#db.exec("BEGIN");
    for (const { kind, key, value } of this.#signed.values())
      this.#statement("INSERT OR REPLACE INTO signature VALUES (?, ?, ?, ?)").run(kind, key, value, run);
    for (const [kind, facts] of this.#newFacts)
      for (const [key, value] of facts)
        this.#statement("INSERT OR REPLACE INTO fact VALUES (?, ?, ?)").run(kind, key, JSON.stringify(value));
    // Cached by an aborted run and not used by this one: the snapshot lacks the record, so its validators must go too.
    for (const { url } of this.#statement("SELECT url FROM response WHERE pack IS NOT NULL").all())
      if (!this.#given.has(String(url)) && !isPage(String(url)))
        this.#statement("DELETE FROM response WHERE url = ?").run(String(url));
    this.#db.exec("UPDATE response SET pack = NULL WHERE pack IS NOT NULL AND url NOT LIKE '%page=%'");
    this.#db.exec("DELETE FROM pack WHERE pack NOT IN (SELECT pack FROM response WHERE pack IS NOT NULL)");
    this.#statement("INSERT OR REPLACE INTO meta VALUES ('run', ?), ('snapshot', ?)").run(String(run), snapshot);
    this.#db.exec("COMMIT");
    this.#signed.clear();
    this.#newFacts.clear();
  }

  close(): void {
    this.#pack();
    this.#db.close();
  }
}

const isPage = (url: string): boolean => url.includes("page=");

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function parseFact(json: unknown): unknown {
  return JSON.parse(String(json));
}

/** Opens the cache; a damaged one is deleted, which only costs time. */
function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  if (isSound(db) && areWhole(db)) return db;
  db.close();
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
  return new DatabaseSync(file);
}

/**
 * Whether all packs can be decompressed. There are few after a committed run; after a killed run this takes a second.
 */
function areWhole(db: DatabaseSync): boolean {
  if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'pack'").get() === undefined) return true;
  try {
    for (const { bytes } of db.prepare("SELECT bytes FROM pack").iterate())
      if (bytes instanceof Uint8Array) zstdDecompressSync(bytes);
    return true;
  } catch {
    return false;
  }
}
