import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Cell } from "#scripts/pull/store/table.ts";

/** The rows that a query gives, cells in the order of its columns. */
export function* readRows(db: DatabaseSync, select: string): Generator<readonly Cell[]> {
  for (const row of db.prepare(select).iterate()) yield Object.values(row).map(toCell);
}

function toCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Uint8Array ? null : value;
}
