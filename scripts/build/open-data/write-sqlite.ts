/** The snapshot as a download: the public tables and the added tables, without the internal tables of the store. */
import { createReadStream, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { writeGzip } from "#scripts/lib/compress.ts";
import { createStatement, positionTables, storedTables } from "#scripts/pull/store/schema.ts";
import { addedTables } from "./added-tables.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** Writes `file` (gzipped SQLite) from the snapshot. `work` is a temporary file beside it. */
export async function writeSqlite(snapshot: string, problems: VoteProblems, file: string, work: string): Promise<void> {
  rmSync(work, { force: true });
  const db = new DatabaseSync(work);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  db.prepare("ATTACH ? AS source").run(snapshot);
  for (const table of storedTables) db.exec(createStatement(table));
  copyPositions(db);
  const others = storedTables.filter((table) => !positionTables.includes(table));
  // No ORDER BY: between tables of the same definition SQLite copies the rows as they are, in key order.
  for (const { name } of others) db.exec(`INSERT INTO ${name} SELECT * FROM source.${name}`);
  const view = db.prepare("SELECT sql FROM source.sqlite_schema WHERE name = 'member_vote'").get();
  db.exec(String(view?.["sql"]));
  db.exec("DETACH source");
  writeAdded(db, snapshot, problems);
  db.close();
  await writeGzip(file, createReadStream(work, { highWaterMark: 1 << 20 }), 4);
  rmSync(work);
}

/**
 * Copies the positions under new numbers, in the order of the ids: those of the snapshot depend on the order in which
 * the source gave the votes, and equal data must give equal bytes.
 */
function copyPositions(db: DatabaseSync): void {
  db.exec("BEGIN");
  for (const what of ["vote", "person"] as const)
    db.exec(
      `INSERT INTO ${what}_no SELECT ${what}, row_number() OVER (ORDER BY ${what}) FROM source.${what}_no
       WHERE no IN (SELECT DISTINCT ${what}_no FROM source.ballot)`,
    );
  db.exec(
    "CREATE TEMP TABLE renumbered AS SELECT s.no AS was, n.no FROM source.person_no s JOIN person_no n USING (person)",
  );
  db.exec("CREATE UNIQUE INDEX temp.renumbered_was ON renumbered (was)");
  const votes = db.prepare("SELECT s.no AS was, n.no FROM source.vote_no s JOIN vote_no n USING (vote) ORDER BY n.no");
  // Vote by vote: sorting ten million rows at once takes longer.
  const copy = db.prepare(
    `INSERT INTO ballot SELECT ?, r.no, b.code FROM source.ballot b JOIN renumbered r ON r.was = b.person_no
     WHERE b.vote_no = ? ORDER BY r.no`,
  );
  for (const { was, no } of votes.all()) copy.run(no ?? null, was ?? null);
  db.exec("DROP TABLE renumbered; COMMIT");
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
