import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLOutputValue, type StatementSync } from "node:sqlite";
import type { Ballot, RecordKind, RecordOf } from "#src/domain/records.ts";
import { memberVoteCodes, type MemberVoteCode } from "#src/domain/codes.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { IndexName } from "./indexes.ts";
import type { Careers } from "#src/contracts/careers.ts";
import { readCareers } from "#scripts/lib/careers.ts";
import { readNights, type Night } from "#scripts/lib/nights.ts";
import { DataError, OutdatedSnapshot } from "#scripts/lib/errors.ts";
import { readStoredCorrections, type StoredOwnCorrection } from "./own-corrections.ts";
import { compareTables, schemaVersion } from "./schema.ts";
import { parseStored } from "./stored.ts";

/** File name of the snapshot inside the data folder. */
export const snapshotName = "parliament.sqlite";

const codes = new Map<string, MemberVoteCode>(memberVoteCodes.map((code) => [code, code]));

/** Converts a row of `member_vote` to a ballot. Codes are validated when written. */
export function toBallot(row: Readonly<Record<string, SQLOutputValue>>): Ballot {
  const code = codes.get(String(row["code"]));
  if (code === undefined)
    throw new DataError(`unknown vote code ${String(row["code"])} in the snapshot; fill it again`);
  return [String(row["person"]), code];
}

/** A record as seen by the builders: the source's data and the day of its last change in the snapshot. */
export type StoredRecord<K extends RecordKind> = RecordOf<K> & { readonly changedAt: string };

/**
 * An entry of the change log. `field` is empty for records that appeared or vanished; for vanished ones `before` is the
 * name, and `after` the key of the record that is the same thing (null = withdrawn). Values are JSON text.
 */
export interface Change {
  readonly day: string;
  readonly kind: string;
  readonly key: string;
  readonly change: "appeared" | "changed" | "vanished";
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A quarantined record, with the reason. */
export interface Quarantined {
  readonly kind: string;
  readonly key: string;
  readonly reason: string;
  readonly url: string | null;
  readonly since: string;
}

export function damaged(file: string): DataError {
  return new DataError(
    `${file}: not a snapshot, or damaged; bring back a copy of it, or remove it (what changed from day to day goes with it) and fill it again with: npm run pull -- --begin-anew, and the other options as always`,
  );
}

/**
 * Opens a database file and checks that it is a snapshot of this version. Errors name the file and the remedy.
 * @throws OutdatedSnapshot if an older program wrote it.
 * @throws DataError if it is newer, damaged or missing.
 */
export function openChecked(file: string, readOnly: boolean): DatabaseSync {
  if (!existsSync(file))
    throw new DataError(
      `${file}: no snapshot there; fill it with: npm run pull, and its options (--source demo for invented data)`,
    );
  let version: number;
  let tables: ReturnType<typeof compareTables>;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly });
    version = Number(db.prepare("SELECT value FROM meta WHERE key = 'schema_version'").get()?.["value"]);
    tables = compareTables(db);
  } catch {
    db?.close();
    throw damaged(file);
  }
  const isVersion = version === schemaVersion;
  if (isVersion && tables === "same") return db;
  db.close();
  const what = `${file}: snapshot of version ${version}${isVersion ? ` with ${tables} tables` : ""}`;
  if (isVersion ? tables === "newer" : version > schemaVersion)
    throw new DataError(`${what}, this program knows ${schemaVersion}; use the program that wrote it, or a later one`);
  throw new OutdatedSnapshot(`${what}, this program wants ${schemaVersion}; fill it again with: npm run pull`);
}

/**
 * Converts positions of votes, stored as "12AYE 3NO", to ballots. A full build reads ten million of them three times,
 * so the [person, code] pairs are created once and shared, placed in order of person without sorting, and cached per
 * vote as pair numbers.
 */
class Roster {
  readonly #places = new Map<number, { readonly place: number; readonly person: string }>();
  readonly #numbers = new Map<string, number>();
  readonly #pairs: Ballot[] = [];
  readonly #placeOfPair: number[] = [];
  readonly #votes = new Map<string, Uint16Array>();

  constructor(numbers: readonly Record<string, SQLOutputValue>[]) {
    for (const [place, { no, person }] of numbers.entries())
      this.#places.set(Number(no), { place, person: String(person) });
  }

  /** Positions of a vote; `readCodes` is called only on the first use. */
  ballots(vote: string, readCodes: () => string): Ballot[] {
    const numbers = this.#votes.get(vote) ?? this.#toNumbers(readCodes());
    this.#votes.set(vote, numbers);
    const ballots: Ballot[] = [];
    for (const number of numbers) {
      const ballot = this.#pairs[number];
      if (ballot !== undefined) ballots.push(ballot);
    }
    return ballots;
  }

  #toNumbers(codes: string): Uint16Array {
    const inOrder: (number | undefined)[] = [];
    for (const text of codes === "" ? [] : codes.split(" ")) {
      const number = this.#numbers.get(text) ?? this.#learn(text);
      inOrder[this.#placeOfPair[number] ?? 0] = number;
    }
    return Uint16Array.from(inOrder.filter((number) => number !== undefined));
  }

  #learn(text: string): number {
    const no = Number.parseInt(text, 10);
    const { place, person } = this.#places.get(no) ?? { place: 0, person: "" };
    const number = this.#pairs.push(toBallot({ person, code: text.slice(String(no).length) })) - 1;
    this.#placeOfPair[number] = place;
    this.#numbers.set(text, number);
    return number;
  }
}

/**
 * Returns a function that reads positions of votes, by person id. The people in the database must not change meanwhile.
 */
export function ballotsIn(db: DatabaseSync): (vote: string) => Ballot[] {
  const roster = new Roster(db.prepare("SELECT no, person FROM person_no ORDER BY person").all());
  const statement = db.prepare(
    "SELECT group_concat(b.person_no || b.code, ' ') AS codes FROM vote_no v JOIN ballot b ON b.vote_no = v.no WHERE v.vote = ?",
  );
  return (vote) =>
    roster.ballots(vote, () => {
      const codes = statement.get(vote)?.["codes"];
      return typeof codes === "string" ? codes : "";
    });
}

/** Number of nights that are published. */
const publishedNights = 90;

/** A snapshot opened for reading. Lists are sorted; all results reflect the file at the time of the first read. */
export class Snapshot {
  readonly #db: DatabaseSync;
  readonly #statement: (sql: string) => StatementSync;
  #ballots: ((vote: string) => Ballot[]) | undefined;
  readonly #file: string;
  #nights: readonly Night[] | undefined;
  #careers: readonly Careers[] | undefined;

  constructor(file: string) {
    this.#file = file;
    const db = openChecked(file, true);
    this.#db = db;
    this.#statement = memoize((sql: string) => db.prepare(sql));
    // One read transaction: otherwise SQLite checks before every record whether the file has changed.
    this.#db.exec("BEGIN");
  }

  #rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
    return this.#statement(sql).all(...values);
  }

  digest(): string {
    return this.meta("digest") ?? "";
  }

  /** Value from the table `meta`: "source", "edition" (day of the last change), "pulled" (day of the last pull) … */
  meta(key: string): string | undefined {
    const value = this.#rows("SELECT value FROM meta WHERE key = ?", key)[0]?.["value"];
    return value === undefined ? undefined : String(value);
  }

  /**
   * Digests of the results of {@link record} for a kind, by key. They include the day of the last change, which differs
   * even if a record returns to an earlier state. Those of votes include positions.
   */
  recordDigests(kind: RecordKind): Map<string, string> {
    const rows = this.#rows("SELECT key, digest, changed_at FROM record WHERE kind = ? ORDER BY key", kind);
    return new Map(rows.map((row) => [String(row["key"]), `${String(row["digest"])} ${String(row["changed_at"])}`]));
  }

  record<K extends RecordKind>(kind: K, key: string): StoredRecord<K> | undefined {
    const row = this.#rows("SELECT json, changed_at FROM record WHERE kind = ? AND key = ?", kind, key)[0];
    if (row === undefined) return undefined;
    return { ...parseStored(kind, row["json"]), changedAt: String(row["changed_at"]) };
  }

  keys(kind: RecordKind): string[] {
    return this.#rows("SELECT key FROM record WHERE kind = ? ORDER BY key", kind).map((row) => String(row["key"]));
  }

  /** Entries of an index: value → keys, both sorted. */
  lists(name: IndexName): Map<string, string[]> {
    const lists = new Map<string, string[]>();
    const sql = "SELECT value, key FROM record_index WHERE name = ? ORDER BY value, sort, key";
    for (const { value, key } of this.#rows(sql, name)) {
      const list = lists.get(String(value));
      if (list === undefined) lists.set(String(value), [String(key)]);
      else list.push(String(key));
    }
    return lists;
  }

  ballots(vote: string): Ballot[] {
    this.#ballots ??= ballotsIn(this.#db);
    return this.#ballots(vote);
  }

  /** Votes in which a person has a position. Reads all positions: not for pages. */
  votesOf(person: string): string[] {
    return this.#rows("SELECT vote FROM member_vote WHERE person = ? ORDER BY vote", person).map((row) =>
      String(row["vote"]),
    );
  }

  /** Quarantined records, by kind and key. */
  quarantine(): Quarantined[] {
    return this.#rows("SELECT kind, key, reason, url, since FROM quarantine ORDER BY kind, key").map((row) => ({
      kind: String(row["kind"]),
      key: String(row["key"]),
      reason: String(row["reason"]),
      url: row["url"] === null ? null : String(row["url"]),
      since: String(row["since"]),
    }));
  }

  /** Corrections of ours, in force and ended. */
  ownCorrections(): StoredOwnCorrection[] {
    return readStoredCorrections(this.#db);
  }

  changes(): Change[] {
    return this.#rows("SELECT * FROM change_log ORDER BY day DESC, kind, key, change, field").map((row) => ({
      day: String(row["day"]),
      kind: String(row["kind"]),
      key: String(row["key"]),
      change: row["change"] === "appeared" ? "appeared" : row["change"] === "vanished" ? "vanished" : "changed",
      field: String(row["field"]),
      before: row["before"] === null ? null : String(row["before"]),
      after: row["after"] === null ? null : String(row["after"]),
    }));
  }

  /** The last nightly runs, oldest first, from the log beside the file. Not part of {@link digest}. */
  nights(): readonly Night[] {
    this.#nights ??= readNights(dirname(this.#file)).slice(-publishedNights);
    return this.#nights;
  }

  /** What the sites of other legislatures publish, from the files beside this one. Not part of {@link digest}. @throws DataError */
  careers(): readonly Careers[] {
    this.#careers ??= readCareers(dirname(this.#file), this.record("site", "site")?.source === "demo");
    return this.#careers;
  }

  close(): void {
    this.#db.close();
  }
}
