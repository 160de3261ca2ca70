/** Puts records into an open snapshot: checks, digests, keeps what is new, and logs what changed. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import {
  recordKey,
  recordKinds,
  recordSchemas,
  type Ballot,
  type RecordKind,
  type RecordOf,
  type Vote,
} from "#src/domain/records.ts";
import { recordName } from "#src/domain/record-name.ts";
import type { Sink } from "#scripts/pull/source.ts";
import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import { ChangeCounter, type ChangeSet } from "./changes.ts";
import { fieldChanges, type FieldChange } from "./field-changes.ts";
import { indexesOf } from "./indexes.ts";
import { withRenamed } from "./renamed.ts";
import { isSameReading, keepKnownDays } from "./reading-days.ts";
import { toBallot } from "./read.ts";
import { tables } from "./schema.ts";
import type { Cell, Table } from "./table.ts";

type AnyTable = { [K in RecordKind]: Table<K> }[RecordKind];
const allTables: readonly AnyTable[] = tables;

function tablesOf<K extends RecordKind>(kind: K): Table<K>[] {
  const candidates: readonly (AnyTable | Table<K>)[] = allTables;
  return candidates.filter((table): table is Table<K> => table.kind === kind);
}

/** The leading key columns that identify a record in its tables, and their values. Acts have two: kind and id. */
function identity(table: Pick<Table, "key" | "kind">, key: string): { where: string; values: string[] } {
  const width = table.kind === "act" ? 2 : 1;
  const where = table.key.slice(0, width).map((name) => `${name} = ?`);
  return { where: where.join(" AND "), values: width === 2 ? key.split("/", 2) : [key] };
}

/** Digest of a record and of the positions in it, by person. */
function toDigest(json: string, ballots: readonly Ballot[]): string {
  return digestOf(json, ballots.map((ballot) => ballot.join(" ")).join("\n")).slice(0, 32);
}

const byPerson = ([a]: Ballot, [b]: Ballot): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * How far the archive is: "begins" with the first pull, "goes-on" while the source gives out its past in parts. Until it is
 * "done", what appears is no news, and the change log says no more than that the archive grew.
 */
export type Filling = "begins" | "goes-on" | "done";

/** The sink of a pull. Everything happens inside the caller's transaction. */
export class Writer implements Sink {
  readonly #db: DatabaseSync;
  readonly #day: string;
  readonly #filling: Filling;
  #deferred = 0;
  #hasLoggedFilling = false;
  readonly #statements = new Map<string, StatementSync>();
  readonly #seen = new Set<string>();
  readonly #counter: ChangeCounter;

  constructor(db: DatabaseSync, day: string, filling: Filling) {
    this.#db = db;
    this.#day = day;
    this.#filling = filling;
    this.#counter = new ChangeCounter((kind) =>
      Number(this.#get("SELECT count(*) AS n FROM record WHERE kind = ?", kind)?.["n"]),
    );
  }

  get changes(): ChangeSet {
    return this.#counter.changes;
  }

  /** Whether the archive is being filled and this pull has not ended it. */
  get isFilling(): boolean {
    return this.#filling !== "done" && this.#deferred > 0;
  }

  put<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean {
    return this.#put(kind, record, []);
  }

  putVote(vote: Vote, ballots: readonly Ballot[]): boolean {
    const sorted = ballots.toSorted(byPerson);
    const twice = sorted.find(([person], index) => person === sorted[index + 1]?.[0]);
    if (twice === undefined) return this.#put("vote", vote, sorted);
    this.quarantine({ kind: "vote", key: vote.id, reason: `ballots: ${twice[0]} is there twice`, url: null });
    return false;
  }

  quarantine(entry: { kind: RecordKind; key: string; reason: string; url: string | null }): void {
    this.#seen.add(`${entry.kind}/${entry.key}`);
    const sql =
      "INSERT INTO quarantine VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET reason = excluded.reason, url = excluded.url";
    this.#run(sql, entry.kind, entry.key, entry.reason, entry.url, this.#day);
  }

  keep(kind: RecordKind, key: string): void {
    if (this.leave(kind, key)) this.#run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
  }

  /** @returns whether there is such a record, of which this pull had not spoken yet. */
  leave(kind: RecordKind, key: string): boolean {
    if (this.#seen.has(`${kind}/${key}`)) return false;
    this.#seen.add(`${kind}/${key}`);
    const isStored = this.#get("SELECT 1 FROM record WHERE kind = ? AND key = ?", kind, key) !== undefined;
    if (isStored) this.#counter.addUnchanged(kind);
    return isStored;
  }

  defer(count: number): void {
    this.#deferred += count;
  }

  complete(kind: RecordKind): void {
    for (const row of this.#statement("SELECT key, json FROM record WHERE kind = ? ORDER BY key").all(kind)) {
      const key = String(row["key"]);
      if (this.#seen.has(`${kind}/${key}`)) continue;
      const name = recordName(this.#remove(kind, key, String(row["json"])));
      this.#counter.add(kind, "vanished", key);
      this.#log(kind, key, "vanished", [
        { field: "", before: name === null ? null : JSON.stringify(name), after: null },
      ]);
    }
    for (const row of this.#statement("SELECT key FROM quarantine WHERE kind = ?").all(kind)) {
      const key = String(row["key"]);
      if (!this.#seen.has(`${kind}/${key}`)) this.#run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
    }
  }

  renamePerson(from: string, to: string): void {
    const isStored = (key: string): boolean =>
      this.#get("SELECT 1 FROM record WHERE kind = 'person' AND key = ?", key) !== undefined;
    const isNumbered = this.#get("SELECT 1 FROM person_no WHERE person = ?", to) !== undefined;
    if (!isStored(from) || isStored(to) || isNumbered) return;
    this.#run("UPDATE person_no SET person = ? WHERE person = ?", to, from);
    this.#numbers.person.clear();
    const named = "SELECT key, changed_at, json FROM record WHERE kind = ? AND instr(json, ?) > 0";
    for (const kind of recordKinds)
      for (const { key, json, changed_at } of this.#statement(named).all(kind, JSON.stringify(from)))
        // The copy of a photo is kept under the id: it is fetched again.
        if (kind === "photo") this.#remove(kind, String(key), String(json));
        else this.#rewrite(kind, String(key), String(json), String(changed_at), from, to);
    const voted =
      "SELECT v.vote, r.json FROM person_no p JOIN ballot b ON b.person_no = p.no JOIN vote_no v ON v.no = b.vote_no JOIN record r ON r.kind = 'vote' AND r.key = v.vote WHERE p.person = ?";
    for (const { vote: key, json } of this.#statement(voted).all(to))
      this.#run(
        "UPDATE record SET digest = ? WHERE kind = 'vote' AND key = ?",
        toDigest(String(json), this.#ballots(String(key))),
        String(key),
      );
    const own = "WHERE kind IN ('person', 'photo') AND key = ?";
    for (const table of ["change_log", "quarantine"])
      this.#run(`UPDATE OR REPLACE ${table} SET key = ? ${own}`, to, from);
    this.#run("UPDATE OR REPLACE change_log SET field = ? WHERE field = ?", `ballots.${to}`, `ballots.${from}`);
  }

  /** A stored record that names somebody by a former id: the same record, of the same day, with the present one. */
  #rewrite(kind: RecordKind, key: string, json: string, changedAt: string, from: string, to: string): void {
    const renamed = recordSchemas[kind].parse(withRenamed(JSON.parse(json), from, to));
    const record = key === from && "aliases" in renamed ? { ...renamed, aliases: [...renamed.aliases, from] } : renamed;
    const ballots = kind === "vote" ? this.#ballots(key) : [];
    const [next, text] = [recordKey(kind, record), canonicalJson(record)];
    this.#remove(kind, key, json);
    this.#run("INSERT INTO record VALUES (?, ?, ?, ?, ?)", kind, next, toDigest(text, ballots), changedAt, text);
    this.#insert(kind, next, record, ballots, changedAt);
  }

  /** The stored positions of a vote, by person. */
  #ballots(vote: string): Ballot[] {
    return this.#statement("SELECT person, code FROM member_vote WHERE vote = ? ORDER BY person")
      .all(vote)
      .map(toBallot);
  }

  #put<K extends RecordKind>(kind: K, input: RecordOf<K>, ballots: readonly Ballot[]): boolean {
    const key = recordKey(kind, input);
    const parsed = recordSchemas[kind].safeParse(input);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      this.quarantine({
        kind,
        key,
        reason: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`,
        url: null,
      });
      return false;
    }
    this.#seen.add(`${kind}/${key}`);
    this.#run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
    const known = this.#get("SELECT digest, json FROM record WHERE kind = ? AND key = ?", kind, key);
    const before = known === undefined ? null : String(known["json"]);
    const read = canonicalJson(parsed.data);
    const json = before === null ? read : keepKnownDays(before, read);
    const digest = toDigest(before !== null && isSameReading(before, json) ? before : json, ballots);
    if (known?.["digest"] === digest) {
      this.#counter.addUnchanged(kind);
      return true;
    }
    const change = before === null ? "appeared" : "changed";
    this.#counter.add(kind, change, key);
    this.#log(kind, key, change, before === null ? [] : this.#fieldChanges(kind, key, before, json, ballots));
    if (before !== null) this.#remove(kind, key, before);
    this.#run("INSERT INTO record VALUES (?, ?, ?, ?, ?)", kind, key, toDigest(json, ballots), this.#day, json);
    this.#insert(kind, key, json === read ? parsed.data : recordSchemas[kind].parse(JSON.parse(json)), ballots);
    return true;
  }

  #fieldChanges(
    kind: RecordKind,
    key: string,
    before: string,
    after: string,
    ballots: readonly Ballot[],
  ): FieldChange[] {
    return fieldChanges(before, after, kind === "vote" ? this.#ballots(key) : [], ballots);
  }

  #insert<K extends RecordKind>(
    kind: K,
    key: string,
    record: RecordOf<K>,
    ballots: readonly Ballot[],
    changedAt = this.#day,
  ): void {
    for (const table of tablesOf(kind)) {
      const sql = `INSERT INTO ${table.name} VALUES (${table.columns.map(() => "?").join(", ")})`;
      for (const row of table.rows(record, changedAt)) this.#run(sql, ...row);
    }
    for (const index of indexesOf(kind))
      for (const value of index.values(record))
        this.#run("INSERT INTO record_index VALUES (?, ?, ?, ?)", index.name, value, index.sort(record), key);
    if (ballots.length === 0) return;
    const voteNo = this.#number("vote", key);
    // Four hundred with one statement; the numbers, as names of members, come out in their order.
    const codes = Object.fromEntries(ballots.map(([person, code]) => [this.#number("person", person), code]));
    this.#run("INSERT INTO ballot SELECT ?, key, value FROM json_each(?)", voteNo, JSON.stringify(codes));
  }

  /** Takes a record out of all tables and gives it back. */
  #remove(kind: RecordKind, key: string, json: string): RecordOf<RecordKind> {
    const before = recordSchemas[kind].parse(JSON.parse(json));
    for (const table of tablesOf(kind)) {
      const { where, values } = identity(table, key);
      this.#run(`DELETE FROM ${table.name} WHERE ${where}`, ...values);
    }
    for (const index of indexesOf(kind))
      for (const value of index.values(before))
        this.#run(
          "DELETE FROM record_index WHERE name = ? AND value = ? AND sort = ? AND key = ?",
          index.name,
          value,
          index.sort(before),
          key,
        );
    if (kind === "vote") this.#run("DELETE FROM ballot WHERE vote_no = (SELECT no FROM vote_no WHERE vote = ?)", key);
    this.#run("DELETE FROM record WHERE kind = ? AND key = ?", kind, key);
    return before;
  }

  /** Numbers that stand for ids in `ballot`, read once per table. */
  readonly #numbers = { vote: new Map<string, number>(), person: new Map<string, number>() };

  /** The number of an id: the known one, or the next. Numbers are never reused. */
  #number(what: "vote" | "person", id: string): number {
    const numbers = this.#numbers[what];
    if (numbers.size === 0)
      for (const row of this.#statement(`SELECT ${what} AS id, no FROM ${what}_no`).all())
        numbers.set(String(row["id"]), Number(row["no"]));
    let number = numbers.get(id);
    if (number === undefined) {
      number = numbers.size + 1;
      numbers.set(id, number);
      this.#run(`INSERT INTO ${what}_no VALUES (?, ?)`, id, number);
    }
    return number;
  }

  #log(kind: RecordKind, key: string, change: string, fields: readonly FieldChange[]): void {
    if (this.#filling === "begins" || (this.#filling === "goes-on" && change === "appeared")) {
      if (!this.#hasLoggedFilling) this.#logFilling();
      return;
    }
    const sql = "INSERT INTO change_log VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET after = excluded.after";
    if (fields.length === 0) this.#run(sql, this.#day, kind, key, change, "", null, null);
    for (const { field, before, after } of fields) this.#run(sql, this.#day, kind, key, change, field, before, after);
    // What a later pull of the day has put back as it was has not changed that day.
    this.#run(
      "DELETE FROM change_log WHERE day = ? AND kind = ? AND key = ? AND field <> '' AND before IS after",
      this.#day,
      kind,
      key,
    );
  }

  /** The archive began, or grew: one line for the day, under the name of the site. */
  #logFilling(): void {
    this.#hasLoggedFilling = true;
    this.#run("INSERT OR IGNORE INTO change_log VALUES (?, 'site', 'site', 'appeared', '', NULL, NULL)", this.#day);
  }

  /** While the archive is filled, its line of the day tells how many records it waits for: the last line has none. */
  logWaiting(): void {
    if (this.#filling === "done") return;
    this.#logFilling();
    const waiting = this.#deferred > 0 ? String(this.#deferred) : null;
    this.#run(
      "UPDATE change_log SET after = ? WHERE day = ? AND kind = 'site' AND change = 'appeared'",
      waiting,
      this.#day,
    );
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) this.#statements.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }

  #get(sql: string, ...values: Cell[]): Record<string, SQLOutputValue> | undefined {
    return this.#statement(sql).get(...values);
  }

  #run(sql: string, ...values: Cell[]): void {
    this.#statement(sql).run(...values);
  }
}
