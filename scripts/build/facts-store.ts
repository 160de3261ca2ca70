import type { DatabaseSync } from "node:sqlite";
import { WordList } from "./word-list.ts";

const ddl = `
  CREATE TABLE IF NOT EXISTS word (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
  -- Per page: what made it (stamp), then ids of words: targets and element ids.
  CREATE TABLE IF NOT EXISTS facts (file TEXT PRIMARY KEY, stamp TEXT NOT NULL, targets BLOB NOT NULL, ids BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Facts of a page as ids of words. */
export interface KeptFacts {
  readonly stamp: string;
  readonly targets: Uint32Array;
  readonly ids: Uint32Array;
}

const toBytes = (words: Uint32Array): Uint8Array => new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
const toWords = (value: unknown): Uint32Array =>
  value instanceof Uint8Array ? new Uint32Array(value.slice().buffer) : new Uint32Array();

/**
 * What pages link to, kept between builds: a vote names 400 persons, so each address is stored once and pages hold
 * numbers. A page's facts hold for as long as its stamp (the digest of all that decides its bytes) is the same.
 */
export class FactsStore {
  readonly #db: DatabaseSync;
  readonly #words = new WordList();
  readonly #pages = new Map<string, KeptFacts>();
  readonly #fresh = new Set<string>();
  #savedWords = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(ddl);
  }

  /** What made the pages whose facts are kept: to know what to read, nothing else has to be loaded. */
  stamps(): ReadonlyMap<string, string> {
    const rows = this.#db.prepare("SELECT file, stamp FROM facts").all();
    return new Map(rows.map(({ file, stamp }) => [String(file), String(stamp)]));
  }

  /** Takes in what is kept. */
  load(): void {
    for (const row of this.#db.prepare("SELECT id, text FROM word ORDER BY id").iterate())
      this.#words.intern(String(row["text"]));
    this.#savedWords = this.#words.words.length;
    const rows = this.#db.prepare("SELECT file, stamp, targets, ids FROM facts").iterate();
    for (const { file, stamp, targets, ids } of rows)
      this.#pages.set(String(file), { stamp: String(stamp), targets: toWords(targets), ids: toWords(ids) });
  }

  word(id: number): string {
    return this.#words.words[id] ?? "";
  }

  /** The facts of a page, unless something else made it now. */
  find(file: string, stamp: string): KeptFacts | undefined {
    const kept = this.#pages.get(file);
    return kept?.stamp === stamp ? kept : undefined;
  }

  /** Takes what was read of pages: numbers of a list of words of their own. */
  add(words: readonly string[], pages: readonly ({ readonly file: string } & KeptFacts)[]): void {
    const own = this.#words.internAll(words);
    const toOwn = (ids: Uint32Array): Uint32Array => ids.map((id) => own[id] ?? 0);
    for (const { file, stamp, targets, ids } of pages) {
      this.#pages.set(file, { stamp, targets: toOwn(targets), ids: toOwn(ids) });
      this.#fresh.add(file);
    }
  }

  /** Whether the page offers this element id. */
  hasId(file: string, id: string): boolean {
    const word = this.#words.find(id);
    return word !== undefined && this.#pages.get(file)?.ids.includes(word) === true;
  }

  /** Writes what was read in this run; forgets pages that are gone, and those that are to be read again. */
  save(live: ReadonlySet<string>, again: ReadonlySet<string>): void {
    this.#db.exec("BEGIN");
    const addWord = this.#db.prepare("INSERT INTO word VALUES (?, ?)");
    for (; this.#savedWords < this.#words.words.length; this.#savedWords += 1)
      addWord.run(this.#savedWords, this.word(this.#savedWords));
    const add = this.#db.prepare("INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?)");
    const remove = this.#db.prepare("DELETE FROM facts WHERE file = ?");
    for (const [file, facts] of this.#pages) {
      if (!live.has(file) || again.has(file)) remove.run(file);
      else if (this.#fresh.has(file)) add.run(file, facts.stamp, toBytes(facts.targets), toBytes(facts.ids));
    }
    this.#db.exec("COMMIT");
  }
}
