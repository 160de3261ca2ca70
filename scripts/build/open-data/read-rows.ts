import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Cell } from "#src/domain/tables/table.ts";

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
