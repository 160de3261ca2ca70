/** The tables of the download: the public tables of the store, the ballots with ids instead of numbers, and what is added. */
import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { RecordKind } from "#src/domain/records.ts";
import { remember } from "#src/lib/remember.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { tables } from "#scripts/pull/store/schema.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { column, type Cell, type Column } from "#scripts/pull/store/table.ts";
import { addedTables } from "./added-tables.ts";
import { readRows } from "./read-rows.ts";

/** A table as it is published, whole or in parts. */
export interface ExportTable {
  readonly name: string;
  readonly comment: string;
  readonly key: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: number;
  /** Digest of what decides the content of a part. */
  readonly source: (part: Part) => string;
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
  const recordsOf = remember((kind: RecordKind) => recordsDigest(db, kind));
  const plain = tables.map(({ name, comment, key, columns, kind }): ExportTable => {
    const names = columns.map((each) => each.name).join(", ");
    const select = `SELECT ${names} FROM ${name} ORDER BY ${key.join(", ")}`;
    const blocks = () => toBlocks(readRows(db, select), columns);
    const source = () => recordsOf(kind);
    return { name, comment, key, columns, rows: countRows(db, name), source, parts: whole, isLarge: false, blocks };
  });
  const years = db.prepare("SELECT DISTINCT substr(date, 1, 4) AS year FROM vote ORDER BY year").all();
  const parts = years.map(({ year }): Part => ({ suffix: `-${String(year)}`, year: String(year) }));
  const positions: ExportTable = {
    ...ballots,
    rows: countRows(db, ballots.name),
    source: ({ year }) => (year === null ? recordsOf("vote") : votesDigest(db, year)),
    parts: parts.length === 0 ? whole : parts,
    blocks: (part) => readBallots(db, snapshot, part),
  };
  const added = addedTables.map(({ name, comment, key, columns, rows: readAll }): ExportTable => {
    const { rows, digest } = lookThrough(readAll(db));
    const blocks = () => toBlocks(readAll(db), columns);
    return { name, comment, key, columns, rows, source: () => digest, parts: whole, isLarge: false, blocks };
  });
  return [...plain, positions, ...added];
}

/** The positions of the members, votes in order of date. */
export const ballots = {
  name: "ballot",
  comment:
    "How each member took part in each vote. One file a year; in parlamento.sqlite it is the view `member_vote`, because `ballot` there has numbers for the ids, which `vote_no` and `person_no` explain.",
  key: ["vote", "person"],
  columns: [
    column("vote", "TEXT", "Vote id."),
    column("person", "TEXT", "Person id."),
    column("code", "TEXT", "How the member took part."),
  ],
  isLarge: true,
} as const;

/** Rows that are read together. */
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

/** A block a vote: to sort the ten million rows of a legislature in SQL takes a minute. */
function* readBallots(db: DatabaseSync, snapshot: Pick<Snapshot, "ballots">, { year }: Part): Generator<Block> {
  const votes = db.prepare("SELECT vote FROM vote WHERE ? IN ('', substr(date, 1, 4)) ORDER BY date, vote");
  for (const { vote } of votes.all(year ?? "")) {
    const ballots = snapshot.ballots(String(vote));
    const id = ballots.map(() => String(vote));
    yield [id, ballots.map(([person]) => person), ballots.map(([, code]) => code)];
  }
}

const countRows = (db: DatabaseSync, table: string): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);

/** How many rows there are, and a digest of them; none is kept. */
function lookThrough(all: Iterable<readonly Cell[]>): { readonly rows: number; readonly digest: string } {
  const hash = createHash("sha256");
  let rows = 0;
  for (const row of all) {
    hash.update(JSON.stringify(row));
    rows += 1;
  }
  return { rows, digest: hash.digest("hex") };
}

/** Digest of the records of a kind, with the day on which each last changed. */
const recordsDigest = (db: DatabaseSync, kind: RecordKind): string =>
  rowsDigest(db.prepare("SELECT key, digest, changed_at FROM record WHERE kind = ? ORDER BY key").all(kind));

/** Digest of the votes of a year. */
const votesDigest = (db: DatabaseSync, year: string): string =>
  rowsDigest(
    db
      .prepare(
        "SELECT r.key, r.digest FROM record r JOIN vote v ON v.vote = r.key WHERE r.kind = 'vote' AND substr(v.date, 1, 4) = ? ORDER BY r.key",
      )
      .all(year),
  );

const rowsDigest = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  digestOf(rows.map((row) => Object.values(row).join(" ")).join("\n"));
