/** The tables of the download: the public tables of the store, and the ballots with ids instead of numbers. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { RecordKind } from "#src/domain/records.ts";
import { tables } from "#scripts/pull/store/schema.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { column, type Cell, type Column } from "#scripts/pull/store/table.ts";

/** A table as it is published, whole or in parts. */
export interface ExportTable {
  readonly name: string;
  readonly comment: string;
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  /** Records that decide its content. */
  readonly kind: RecordKind;
  /** Years that are published apart; one part with everything for most. */
  readonly parts: readonly Part[];
  /** Too large for JSON. */
  readonly isLarge: boolean;
  /** A part in the order of the key. */
  readonly blocks: (part: Part) => Iterable<Block>;
}

/** Rows that follow each other, as columns: ten million rows would be as many arrays. All columns are equally long. */
export type Block = readonly (readonly Cell[])[];

/** A part of a table: "" = all of it. */
export interface Part {
  readonly suffix: string;
  /** Year of the votes; null = everything. */
  readonly year: string | null;
}

const whole: readonly Part[] = [{ suffix: "", year: null }];

/** Every table, with the parts that the data make necessary. Positions come from the snapshot, the rest from its tables. */
export function exportTables(db: DatabaseSync, snapshot: Pick<Snapshot, "ballots">): ExportTable[] {
  const plain = tables.map(({ name, comment, key, columns, kind }): ExportTable => {
    const names = columns.map((each) => each.name).join(", ");
    const select = `SELECT ${names} FROM ${name} ORDER BY ${key.join(", ")}`;
    return { name, comment, key, columns, kind, parts: whole, isLarge: false, blocks: () => readRows(db, select) };
  });
  const years = db.prepare("SELECT DISTINCT substr(date, 1, 4) AS year FROM vote ORDER BY year").all();
  const parts = years.map(({ year }): Part => ({ suffix: `-${String(year)}`, year: String(year) }));
  const blocks = (part: Part): Iterable<Block> => readBallots(db, snapshot, part);
  return [...plain, { ...ballots, parts: parts.length === 0 ? whole : parts, blocks }];
}

/** The positions of the members, votes in order of date. */
const ballots = {
  name: "ballot",
  comment: "How each member took part in each vote. One file a year.",
  key: ["vote", "person"],
  kind: "vote",
  columns: [
    column("vote", "TEXT", "Vote id."),
    column("person", "TEXT", "Person id."),
    column("code", "TEXT", "How the member took part."),
  ],
  isLarge: true,
} as const;

/** Rows that are read together. */
const blockSize = 5000;

function* readRows(db: DatabaseSync, select: string): Generator<Block> {
  const statement = db.prepare(select);
  const names = statement.columns().map(({ name }) => name);
  const empty = (): Cell[][] => names.map(() => []);
  let block = empty();
  for (const row of statement.iterate()) {
    for (const [index, name] of names.entries()) block[index]?.push(toCell(row[name] ?? null));
    if (block[0]?.length !== blockSize) continue;
    yield block;
    block = empty();
  }
  if (block[0]?.length !== 0) yield block;
}

/** A block a vote: to sort the ten million rows of a legislature in SQL takes a minute. */
function* readBallots(db: DatabaseSync, snapshot: Pick<Snapshot, "ballots">, { year }: Part): Generator<Block> {
  const votes = db.prepare("SELECT vote FROM vote WHERE ? IN ('', substr(date, 1, 4)) ORDER BY date, vote");
  for (const { vote } of votes.all(year ?? "")) {
    const ballots = snapshot.ballots(String(vote));
    const id = ballots.map(() => String(vote));
    yield [id, ballots.map(([person]) => person), ballots.map(([, code]) => code)];
  }
}

function toCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? null : value;
}

/** How many rows a table has. */
export function countRows(db: DatabaseSync, { name }: ExportTable): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.["n"]);
}
