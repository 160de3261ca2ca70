/** The legislature of a snapshot: data of two are never mixed. */
import type { DatabaseSync } from "node:sqlite";
import { legislature } from "#src/domain/legislature.ts";
import { DataError } from "#scripts/lib/errors.ts";

/** Number of the legislature that a snapshot is about; null = it has no record that says so, or other tables. */
export function legislatureIn(db: DatabaseSync): number | null {
  const hasRecords = "SELECT 1 FROM pragma_table_info('record') WHERE name = 'json'";
  if (db.prepare(hasRecords).get() === undefined) return null;
  const row = db.prepare("SELECT json_extract(json, '$.legislature') AS number FROM record WHERE kind = 'site'").get();
  return typeof row?.["number"] === "number" ? row["number"] : null;
}

/** Whether data of a legislature, or of one that is not known, may be those of this run. */
export const isOfLegislature = (held: number | null): boolean => held === null || held === legislature.number;

/** @throws DataError for the data of another legislature */
export function checkLegislature(file: string, held: number | null): void {
  if (!isOfLegislature(held))
    throw new DataError(
      `${file}: holds legislature ${held ?? ""}, and this run is about legislature ${legislature.number}; say --legislature ${held ?? ""}, or give another folder with --data`,
    );
}
