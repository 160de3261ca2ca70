/** The snapshot as a download: the public tables and what the download adds to them; not the store's own tables. */
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { tables } from "#scripts/pull/store/schema.ts";
import { ballotTable, numberTables } from "#scripts/pull/store/schema/votes.ts";
import { createStatement } from "#scripts/pull/store/table.ts";
import { addedTables } from "./added-tables.ts";

/** Writes `file` (gzipped SQLite) from the snapshot; `work` is a file beside it that is removed again. */
export async function writeSqlite(snapshot: string, file: string, work: string): Promise<void> {
  rmSync(work, { force: true });
  const db = new DatabaseSync(work);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  db.prepare("ATTACH ? AS source").run(snapshot);
  for (const table of [...tables, ballotTable, ...numberTables]) {
    db.exec(createStatement(table));
    // Without an order of its own: SQLite then hands the rows of a table of the same statement over as they are, by its key.
    db.exec(`INSERT INTO ${table.name} SELECT * FROM source.${table.name}`);
  }
  const view = db.prepare("SELECT sql FROM source.sqlite_schema WHERE name = 'member_vote'").get();
  db.exec(String(view?.["sql"]));
  db.exec("DETACH source");
  writeAdded(db, snapshot);
  db.close();
  await pipeline(
    createReadStream(work, { highWaterMark: 1 << 20 }),
    createGzip({ level: 4, chunkSize: 1 << 20 }),
    createWriteStream(file),
  );
  rmSync(work);
}

function writeAdded(db: DatabaseSync, snapshot: string): void {
  const source = new DatabaseSync(snapshot, { readOnly: true });
  db.exec("BEGIN");
  for (const table of addedTables) {
    db.exec(createStatement(table));
    const insert = db.prepare(`INSERT INTO ${table.name} VALUES (${table.columns.map(() => "?").join(", ")})`);
    for (const row of table.rows(source)) insert.run(...row);
  }
  db.exec("COMMIT");
  source.close();
}
