/**
 * Tables of the download: the public tables of the store, ballots with ids instead of numbers, and the added tables.
 */
import type { DatabaseSync } from "node:sqlite";
import type { RecordKind } from "#src/domain/records.ts";
import { tables } from "#src/domain/tables.ts";
import type { Cell, Column, TableDescription } from "#src/domain/tables/table.ts";
import { ballots } from "#src/domain/tables/votes.ts";
import { memoize } from "#src/lib/memoize.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { addedTables } from "./added-tables.ts";
import { readMonths, readRows, type Month } from "./read-rows.ts";
import type { VoteProblems } from "./vote-problems.ts";

export interface TableShape extends TableDescription {
  readonly rows: number;
}

export interface ExportTable extends TableShape {
  /** Digest of the inputs of a part. */
  readonly source: (part: Part) => string;
  /** Parts published separately, one per year; a single part for most tables. */
  readonly parts: readonly Part[];
  /** Smaller parts with the same rows, one per month, for spreadsheets; none for most tables. */
  readonly months: readonly Part[];
  /** Too large for JSON. */
  readonly isLarge: boolean;
  /** Rows of a part in key order. */
  readonly blocks: (part: Part) => Iterable<Block>;
}

/** Consecutive rows as columns, all of equal length: ten million rows would be as many arrays. */
export type Block = readonly (readonly Cell[])[];

/** A part of a table. `suffix`: of the file name; "" = the whole table. */
export interface Part {
  readonly suffix: string;
  /** Year ("2026") or month ("2026-11") of the votes; null = all. */
  readonly period: string | null;
}

const whole: readonly Part[] = [{ suffix: "", period: null }];

/**
 * Yields every table, divided into the parts that the data require. One at a time, because a table may hold its rows in
 * memory. Positions come from the snapshot reader, the rest from SQL.
 */
export function* exportTables(
  db: DatabaseSync,
  snapshot: Pick<Snapshot, "ballots">,
  problems: VoteProblems,
): Generator<ExportTable> {
  const small = { parts: whole, months: [], isLarge: false };
  const recordsOf = memoize((kind: RecordKind) => recordsDigest(db, kind));
  for (const { kind, name, en, it, key, columns } of tables) {
    const table = { name, en, it, key, columns };
    const names = columns.map((each) => each.name).join(", ");
    const select = `SELECT ${names} FROM ${name} ORDER BY ${key.join(", ")}`;
    const blocks = () => toBlocks(readRows(db, select), columns);
    const source = () => recordsOf(kind);
    yield { ...small, ...table, rows: countRows(db, name), source, blocks };
  }
  yield positionsTable(db, snapshot);
  for (const { rows: readAll, ...table } of addedTables) {
    // There is no record digest for added tables: the digest is computed from their rows.
    const blocks = [...toBlocks(readAll(db, problems), table.columns)];
    const rows = blocks.reduce((sum, [first]) => sum + (first?.length ?? 0), 0);
    const source = digestOf(blocks.map((block) => digestOf(JSON.stringify(block))).join("\n"));
    yield { ...small, ...table, rows, source: () => source, blocks: () => blocks };
  }
}

function positionsTable(db: DatabaseSync, snapshot: Pick<Snapshot, "ballots">): ExportTable {
  const months = readMonths(db);
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  const monthsOf = ({ period }: Part): Month[] => months.filter(({ month }) => month.startsWith(period ?? ""));
  const toPart = (period: string): Part => ({ suffix: `-${period}`, period });
  return {
    ...ballots,
    isLarge: true,
    rows: countRows(db, ballots.name),
    source: (part) =>
      digestOf(
        monthsOf(part)
          .map(({ source }) => source)
          .join("\n"),
      ),
    parts: years.length === 0 ? whole : years.map(toPart),
    months: months.map(({ month }) => toPart(month)),
    blocks: function* (part) {
      for (const { votes } of monthsOf(part)) yield readBallots(snapshot, votes);
    },
  };
}

const blockSize = 5000;

function* toBlocks(rows: Iterable<readonly Cell[]>, columns: readonly Column[]): Generator<Block> {
  const empty = (): Cell[][] => columns.map(() => []);
  let block = empty();
  for (const row of rows) {
    for (const [index, cell] of row.entries()) block[index]?.push(cell);
    if (block[0]?.length !== blockSize) continue;
    yield block;
    block = empty();
  }
  if (block[0]?.length !== 0) yield block;
}

/** Vote by vote: sorting the ten million rows of a legislature in SQL takes a minute. */
function readBallots(snapshot: Pick<Snapshot, "ballots">, votes: readonly string[]): Block {
  const cells: [string[], string[], string[]] = [[], [], []];
  for (const vote of votes)
    for (const [person, code] of snapshot.ballots(vote)) {
      cells[0].push(vote);
      cells[1].push(person);
      cells[2].push(code);
    }
  return cells;
}

const countRows = (db: DatabaseSync, table: string): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);

/** Digest of the records of a kind, with the day on which each last changed. */
const recordsDigest = (db: DatabaseSync, kind: RecordKind): string =>
  rowsDigest(db.prepare("SELECT key, digest, changed_at FROM record WHERE kind = ? ORDER BY key").all(kind));

const rowsDigest = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  digestOf(rows.map((row) => Object.values(row).join(" ")).join("\n"));
