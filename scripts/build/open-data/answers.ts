/** Results of the ready questions, from the published SQLite file. */
import { createReadStream, createWriteStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { QueryAnswer } from "#src/contracts/query-pages.ts";
import { readyQueries, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { readRows } from "./read-rows.ts";

/** Rows of a result that its page shows. */
const mostRows = 100;

/** Runs every ready question on a published file (gzipped SQLite) and writes the results as JSON. `work`: a temporary file. */
export async function writeAnswers(packed: string, year: string, file: string, work: string): Promise<void> {
  await pipeline(createReadStream(packed), createGunzip(), createWriteStream(work));
  const db = new DatabaseSync(work, { readOnly: true });
  const answers = readyQueries(year).map(({ id, sql }) => answer(db, id, toSqliteQuery(sql)));
  db.close();
  writeFileSync(file, JSON.stringify(answers));
  rmSync(work);
}

// The name of the file is a digest of the code that wrote it, too.
// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above
export const readAnswers = (file: string): QueryAnswer[] => JSON.parse(readFileSync(file, "utf8"));

function answer(db: DatabaseSync, id: string, sql: string): QueryAnswer {
  const rows = [...readRows(db, sql)];
  const columns = db
    .prepare(sql)
    .columns()
    .map(({ name }) => name);
  return { id, columns, rows: rows.slice(0, mostRows).map((row) => [...row]), total: rows.length };
}
