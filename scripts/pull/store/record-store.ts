import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Ballot, RecordKind, RecordOf } from "#src/domain/records.ts";
import { tables } from "#src/domain/tables.ts";
import type { Cell, Table } from "#src/domain/tables/table.ts";
import { memoize } from "#src/lib/memoize.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { indexesOf } from "./indexes.ts";
import { toBallot } from "./read.ts";
import { parseStored } from "./stored.ts";

type AnyTable = { [K in RecordKind]: Table<K> }[RecordKind];
const allTables: readonly AnyTable[] = tables;

function tablesOf<K extends RecordKind>(kind: K): Table<K>[] {
  const candidates: readonly (AnyTable | Table<K>)[] = allTables;
  return candidates.filter((table): table is Table<K> => table.kind === kind);
}

/** Condition on the leading key columns that identify a record in a table. Acts have two: kind and id. */
function identity(table: Pick<Table, "key" | "kind">, key: string): { where: string; values: string[] } {
  const width = table.kind === "act" ? 2 : 1;
  const where = table.key.slice(0, width).map((name) => `${name} = ?`);
  return { where: where.join(" AND "), values: width === 2 ? key.split("/", 2) : [key] };
}

/** Digest of a record and its positions. `ballots` are sorted by person. */
export function toDigest(json: string, ballots: readonly Ballot[]): string {
  return digestOf(json, ballots.map((ballot) => ballot.join(" ")).join("\n")).slice(0, 32);
}

/** Writes records to an open snapshot: JSON, public tables, indexes and positions. Runs in the caller's transaction. */
export class RecordStore {
  readonly statement: (sql: string) => StatementSync;

  constructor(db: DatabaseSync) {
    this.statement = memoize((sql: string) => db.prepare(sql));
  }

  /** First duplicate key among the rows of a record ("act_resource: 2025"); null = none. */
  findTwice<K extends RecordKind>(kind: K, record: RecordOf<K>): string | null {
    for (const { name, columns, key, rows } of tablesOf(kind)) {
      const places = key.map((part) => columns.findIndex((column) => column.name === part));
      const seen = new Set<string>();
      for (const row of rows(record, "")) {
        const cells = places.map((place) => row[place]);
        const id = JSON.stringify(cells);
        if (seen.has(id)) return `${name}: ${String(cells.at(-1))}`;
        seen.add(id);
      }
    }
    return null;
  }

  /**
   * Inserts a validated record. `json`: its canonical text; `ballots`: sorted by person; `changedAt`: day of the
   * change.
   */
  insert<K extends RecordKind>(
    kind: K,
    key: string,
    record: RecordOf<K>,
    json: string,
    ballots: readonly Ballot[],
    changedAt: string,
  ): void {
    this.run("INSERT INTO record VALUES (?, ?, ?, ?, ?)", kind, key, toDigest(json, ballots), changedAt, json);
    for (const table of tablesOf(kind)) {
      const sql = `INSERT INTO ${table.name} VALUES (${table.columns.map(() => "?").join(", ")})`;
      for (const row of table.rows(record, changedAt)) this.run(sql, ...row);
    }
    for (const index of indexesOf(kind))
      for (const value of index.values(record))
        this.run("INSERT INTO record_index VALUES (?, ?, ?, ?)", index.name, value, index.sort(record), key);
    if (ballots.length === 0) return;
    const voteNo = this.#number("vote", key);
    // One statement for some four hundred rows. JSON objects iterate integer keys in ascending order, so the rows are
    // sorted.
    const codes = Object.fromEntries(ballots.map(([person, code]) => [this.#number("person", person), code]));
    this.run("INSERT INTO ballot SELECT ?, key, value FROM json_each(?)", voteNo, JSON.stringify(codes));
  }

  /** Deletes a record from all tables and returns it. */
  remove(kind: RecordKind, key: string, json: string): RecordOf<RecordKind> {
    // Not validated again: an older program may have accepted what this one would quarantine.
    const before: RecordOf<RecordKind> = parseStored(kind, json);
    for (const table of tablesOf(kind)) {
      const { where, values } = identity(table, key);
      this.run(`DELETE FROM ${table.name} WHERE ${where}`, ...values);
    }
    for (const index of indexesOf(kind))
      for (const value of index.values(before))
        this.run(
          "DELETE FROM record_index WHERE name = ? AND value = ? AND sort = ? AND key = ?",
          index.name,
          value,
          index.sort(before),
          key,
        );
    if (kind === "vote") this.run("DELETE FROM ballot WHERE vote_no = (SELECT no FROM vote_no WHERE vote = ?)", key);
    this.run("DELETE FROM record WHERE kind = ? AND key = ?", kind, key);
    return before;
  }

  /** Integers that replace ids in `ballot`, loaded once per table. */
  readonly #numbers = { vote: new Map<string, number>(), person: new Map<string, number>() };

  /** Number of an id: the existing one, or the next. Numbers are never reused. */
  #number(what: "vote" | "person", id: string): number {
    const numbers = this.#numbers[what];
    if (numbers.size === 0)
      for (const row of this.statement(`SELECT ${what} AS id, no FROM ${what}_no`).all())
        numbers.set(String(row["id"]), Number(row["no"]));
    let number = numbers.get(id);
    if (number === undefined) {
      number = numbers.size + 1;
      numbers.set(id, number);
      this.run(`INSERT INTO ${what}_no VALUES (?, ?)`, id, number);
    }
    return number;
  }

  /** Stored positions of a vote, sorted by person. */
  ballots(vote: string): Ballot[] {
    return this.statement("SELECT person, code FROM member_vote WHERE vote = ? ORDER BY person")
      .all(vote)
      .map(toBallot);
  }

  get(sql: string, ...values: Cell[]): Record<string, SQLOutputValue> | undefined {
    return this.statement(sql).get(...values);
  }

  run(sql: string, ...values: Cell[]): void {
    this.statement(sql).run(...values);
  }
}
