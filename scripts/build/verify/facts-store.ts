import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Reading } from "./check-pages.ts";
import { WordList } from "./word-list.ts";

const ddl = `
  CREATE TABLE IF NOT EXISTS word (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
  -- Per page: what made it (stamp), then ids of words: targets and element ids.
  CREATE TABLE IF NOT EXISTS facts (file TEXT PRIMARY KEY, stamp TEXT NOT NULL, targets BLOB NOT NULL, ids BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Revision of a page that must be read again in any case. */
const unsettled = "";

const toBytes = (words: Uint32Array): Uint8Array => new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
const toWords = (value: unknown): Uint32Array =>
  value instanceof Uint8Array ? new Uint32Array(value.slice().buffer) : new Uint32Array();

/**
 * Cache of page links and element ids between builds. A vote page links to 400 persons, so each address is stored once
 * and pages store its number. The facts of a page are valid while its revision (the digest of everything that decides
 * its bytes) is unchanged.
 */
export class FactsStore {
  readonly #db: DatabaseSync;
  readonly #words = new WordList();
  readonly #idsOf: StatementSync;
  #savedWords: number;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(ddl);
    for (const { text } of db.prepare("SELECT text FROM word ORDER BY id").iterate()) this.#words.intern(String(text));
    this.#savedWords = this.#words.words.length;
    this.#idsOf = db.prepare("SELECT ids FROM facts WHERE file = ?");
  }

  /** All addresses (beginning with "/") and element ids, by number; may include unused ones. */
  get words(): readonly string[] {
    return this.#words.words;
  }

  stamps(): ReadonlyMap<string, string> {
    const rows = this.#db.prepare("SELECT file, stamp FROM facts").all();
    return new Map(rows.map(({ file, stamp }) => [String(file), String(stamp)]));
  }

  /**
   * Stores readings and deletes the facts of pages in `gone`. Pages in `again` are stored as unsettled, so that the
   * next build reads them again.
   */
  save(readings: readonly Reading[], gone: Iterable<string>, again: ReadonlySet<string>): void {
    this.#db.exec("BEGIN");
    const remove = this.#db.prepare("DELETE FROM facts WHERE file = ?");
    for (const file of gone) remove.run(file);
    const add = this.#db.prepare("INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?)");
    for (const { words, pages } of readings) {
      // Each reading has its own numbering.
      const own = this.#words.internAll(words);
      const toOwn = (ids: Uint32Array): Uint8Array => toBytes(ids.map((id) => own[id] ?? 0));
      for (const { file, stamp, targets, ids } of pages)
        add.run(file, again.has(file) ? unsettled : stamp, toOwn(targets), toOwn(ids));
    }
    const addWord = this.#db.prepare("INSERT INTO word VALUES (?, ?)");
    for (; this.#savedWords < this.words.length; this.#savedWords += 1)
      addWord.run(this.#savedWords, this.words[this.#savedWords] ?? "");
    this.#db.exec("COMMIT");
  }

  hasId(file: string, id: string): boolean {
    const word = this.#words.find(id);
    return word !== undefined && toWords(this.#idsOf.get(file)?.["ids"]).includes(word);
  }

  /** For each address, the first page in order of name that links to it. Addresses without a page are omitted. */
  usersOf(words: Iterable<number>): ReadonlyMap<number, string> {
    const wanted = new Set(words);
    const users = new Map<number, string>();
    if (wanted.size === 0) return users;
    for (const { file, targets } of this.#db.prepare("SELECT file, targets FROM facts ORDER BY file").iterate())
      for (const word of toWords(targets)) if (wanted.delete(word)) users.set(word, String(file));
    return users;
  }
}
