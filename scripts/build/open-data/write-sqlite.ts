/** The snapshot as a download: the public tables, the change log and the quarantine; not the store's own tables. */
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { tables } from "#scripts/pull/store/schema.ts";
import { ballotTable, numberTables } from "#scripts/pull/store/schema/votes.ts";
import { createStatement } from "#scripts/pull/store/table.ts";

const logs = ["quarantine", "change_log"];

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
  // The statements of the store itself: whatever it changes in these two comes along.
  for (const row of db
    .prepare(
      "SELECT sql FROM source.sqlite_schema WHERE name IN ('quarantine', 'change_log', 'member_vote') ORDER BY name",
    )
    .all()) {
    db.exec(String(row["sql"]));
  }
  for (const name of logs) db.exec(`INSERT INTO ${name} SELECT * FROM source.${name}`);
  db.exec("DETACH source");
  db.close();
  await pipeline(createReadStream(work), createGzip({ level: 4 }), createWriteStream(file));
  rmSync(work);
}
