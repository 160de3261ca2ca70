/** The snapshot as a download: the public tables and the added tables, without the internal tables of the store. */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tables } from "#scripts/pull/store/schema.ts";
import { ballotTable, numberTables } from "#scripts/pull/store/schema/votes.ts";
import { createStatement } from "#scripts/pull/store/table.ts";
import { addedTables } from "./added-tables.ts";
import { writeMembers, type Content, type Members } from "./gzip-members.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** Writes `file` (gzipped SQLite) from the snapshot. `work` is a temporary file beside it. */
export async function writeSqlite(
  snapshot: string,
  problems: VoteProblems,
  file: string,
  work: string,
  before: Members | null,
): Promise<Members["members"]> {
  rmSync(work, { force: true });
  const db = new DatabaseSync(work);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  db.prepare("ATTACH ? AS source").run(snapshot);
  // Ballots first: they are nearly all of the file and grow only at the end. After another table, one more row there
  // would shift all their pages.
  for (const table of [ballotTable, ...numberTables, ...tables]) {
    db.exec(createStatement(table));
    // No ORDER BY: between tables of the same definition SQLite copies the rows as they are, in key order.
    db.exec(`INSERT INTO ${table.name} SELECT * FROM source.${table.name}`);
  }
  const view = db.prepare("SELECT sql FROM source.sqlite_schema WHERE name = 'member_vote'").get();
  db.exec(String(view?.["sql"]));
  db.exec("DETACH source");
  writeAdded(db, snapshot, problems);
  db.close();
  const members = await writeMembers(file, readBlocks(work), before, 4);
  rmSync(work);
  return members;
}

/** Bytes compressed as one gzip member; a nightly run changes one or two members of the positions. */
const blockSize = 1 << 22;

function* readBlocks(file: string): Generator<Content> {
  const handle = openSync(file, "r");
  try {
    const block = Buffer.alloc(blockSize);
    for (let bytes = readSync(handle, block); bytes > 0; bytes = readSync(handle, block)) {
      const content = block.subarray(0, bytes);
      yield { key: createHash("sha256").update(content).digest("hex"), read: () => content };
    }
  } finally {
    closeSync(handle);
  }
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
