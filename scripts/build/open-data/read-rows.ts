import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Cell } from "#src/domain/tables/table.ts";
import { digestOf } from "#scripts/lib/canonical.ts";

/** Rows of a query, with cells in the order of its columns. */
export function* readRows(db: DatabaseSync, select: string): Generator<readonly Cell[]> {
  const statement = db.prepare(select);
  // Twice as fast as rows as objects.
  statement.setReturnArrays(true);
  for (const row of statement.iterate()) yield Object.values(row).map(toCell);
}

function toCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? null : value;
}

/** The votes of both chambers in a month: a nightly run changes one or two months. */
export interface Month {
  /** YYYY-MM. */
  readonly month: string;
  readonly votes: readonly string[];
  /** Digest of their records, positions included. */
  readonly source: string;
}

/** Every month with votes, oldest first. */
export function readMonths(db: DatabaseSync): Month[] {
  const select = `
    SELECT substr(v.date, 1, 7), v.vote, r.digest FROM vote v JOIN record r ON r.kind = 'vote' AND r.key = v.vote
    ORDER BY v.date, v.vote`;
  const votes = [...readRows(db, select)].map((cells) => cells.map(String));
  return [...Map.groupBy(votes, ([month = ""]) => month)].map(([month, rows]) => ({
    month,
    votes: rows.map(([, vote = ""]) => vote),
    source: digestOf(rows.map(([, vote, digest]) => `${vote} ${digest}`).join("\n")),
  }));
}
