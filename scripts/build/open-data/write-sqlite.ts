/** The snapshot as a download: the public tables and what the download adds to them; not the store's own tables. */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tables } from "#scripts/pull/store/schema.ts";
import { ballotTable, numberTables } from "#scripts/pull/store/schema/votes.ts";
import { createStatement } from "#scripts/pull/store/table.ts";
import { addedTables } from "./added-tables.ts";
import { writeMembers, type Content, type Members } from "./gzip-members.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** Writes `file` (gzipped SQLite) from the snapshot; `work` is a file beside it that is removed again. */
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
  // The ballots first: they are nearly all of the file and only grow at the end. After another table, one row more
  // there would move every page of them.
  for (const table of [ballotTable, ...numberTables, ...tables]) {
    db.exec(createStatement(table));
    // No ORDER BY: between tables of one definition SQLite then copies the rows as they are, in the order of the key.
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

/** What is compressed together: of the positions a night changes one or two. */
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
