/** The tables of the download: the public tables of the store, and the ballots with ids instead of numbers. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { RecordKind } from "#src/domain/records.ts";
import { tables } from "#scripts/pull/store/schema.ts";
import { column, type Cell, type Column } from "#scripts/pull/store/table.ts";

/** A table as it is published, whole or in parts. */
export interface ExportTable {
  readonly name: string;
  readonly comment: string;
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  /** Records that decide its content. */
  readonly kind: RecordKind;
  /** Condition on the rows of each part of the CSV, by suffix; one part without condition for most. */
  readonly parts: readonly Part[];
  /** Too large for one JSON document. */
  readonly isLarge: boolean;
  readonly select: string;
}

/** A part of a table: "" = all of it. */
export interface Part {
  readonly suffix: string;
  /** SQL condition on the vote's date; null = everything. */
  readonly year: string | null;
}

const whole: readonly Part[] = [{ suffix: "", year: null }];

/** Every table, with the parts that the data make necessary. */
export function exportTables(db: DatabaseSync): ExportTable[] {
  const plain = tables.map(({ name, comment, key, columns, kind }): ExportTable => {
    const names = columns.map((each) => each.name).join(", ");
    const select = `SELECT ${names} FROM ${name} ORDER BY ${key.join(", ")}`;
    return { name, comment, key, columns, kind, parts: whole, isLarge: false, select };
  });
  const years = db.prepare("SELECT DISTINCT substr(date, 1, 4) AS year FROM vote ORDER BY year").all();
  const parts = years.map(({ year }): Part => ({ suffix: `-${String(year)}`, year: String(year) }));
  return [...plain, { ...ballots, parts: parts.length === 0 ? whole : parts }];
}

/** The positions of the members, votes in order of date. */
const ballots: ExportTable = {
  name: "ballot",
  comment: "How each member took part in each vote. In the CSV files one part a year.",
  key: ["vote", "person"],
  kind: "vote",
  columns: [
    column("vote", "TEXT", "Vote id."),
    column("person", "TEXT", "Person id."),
    column("code", "TEXT", "AYE, NO, ABST, MIS, ABSE, PRES, RNV, PNV or SEC."),
  ],
  parts: whole,
  isLarge: true,
  select: `SELECT v.vote, p.person, b.code FROM vote JOIN vote_no v USING (vote) JOIN ballot b ON b.vote_no = v.no
    JOIN person_no p ON p.no = b.person_no {where} ORDER BY vote.date, vote.vote, p.person`,
};

/** Rows of a table, or of one part of it, in the order of the key. */
export function* readRows(
  db: DatabaseSync,
  table: ExportTable,
  { year }: Part = { suffix: "", year: null },
): Generator<Cell[]> {
  const where = year === null ? "" : `WHERE vote.date BETWEEN '${year}-01-01' AND '${year}-12-31'`;
  const statement = db.prepare(table.select.replace("{where}", where));
  for (const row of statement.iterate()) yield Object.values(row).map(toCell);
}

function toCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? null : value;
}

/** How many rows a table has. */
export function countRows(db: DatabaseSync, { name }: ExportTable): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.["n"]);
}
