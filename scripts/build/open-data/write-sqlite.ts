/** The snapshot as a download: the public tables and the added tables, without the internal tables of the store. */
import { createReadStream, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeGzip } from "#scripts/lib/compress.ts";
import { createStatement, storedTables } from "#scripts/pull/store/schema.ts";
import { addedTables } from "./added-tables.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** Writes `file` (gzipped SQLite) from the snapshot. `work` is a temporary file beside it. */
export async function writeSqlite(snapshot: string, problems: VoteProblems, file: string, work: string): Promise<void> {
  rmSync(work, { force: true });
  const db = new DatabaseSync(work);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  db.prepare("ATTACH ? AS source").run(snapshot);
  for (const table of storedTables) {
    db.exec(createStatement(table));
    // No ORDER BY: between tables of the same definition SQLite copies the rows as they are, in key order.
    db.exec(`INSERT INTO ${table.name} SELECT * FROM source.${table.name}`);
  }
  const view = db.prepare("SELECT sql FROM source.sqlite_schema WHERE name = 'member_vote'").get();
  db.exec(String(view?.["sql"]));
  db.exec("DETACH source");
  writeAdded(db, snapshot, problems);
  db.close();
  await writeGzip(file, createReadStream(work, { highWaterMark: 1 << 20 }), 4);
  rmSync(work);
}

function writeAdded(db: DatabaseSync, snapshot: string, problems: VoteProblems): void {
  const source = new DatabaseSync(snapshot, { readOnly: true });
  db.exec("BEGIN");
  for (const table of addedTables) {
    db.exec(createStatement(table));
    const insert = db.prepare(`INSERT INTO ${table.name} VALUES (${table.columns.map(() => "?").join(", ")})`);
    for (const row of table.rows(source, problems)) insert.run(...row);
  }
  db.exec("COMMIT");
  source.close();
}
