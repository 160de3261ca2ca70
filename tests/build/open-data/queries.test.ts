/** The ready queries of /open-data, in each of the languages in which it gives them. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openDataQueries, toDuckDbQuery, toPythonScript, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { Download } from "#tests/build/support/download.ts";

const python = spawnSync("python3", ["--version"]);

let download: Download;
beforeAll(async () => {
  download = await Download.make();
});

describe("the ready queries", () => {
  it.each(openDataQueries)("$id answers in SQLite", ({ sql }) => {
    const db = download.openDatabase();
    expect(db.prepare(toSqliteQuery(sql)).all().length).toBeGreaterThan(0);
    db.close();
  });

  it.each(openDataQueries)("$id names files that are there in DuckDB, and asks the same", ({ sql }) => {
    const parquet = (name: string): string[] => download.filesOf(name, "parquet").map((file) => `/open-data/${file}`);
    const query = toDuckDbQuery(sql, parquet);
    const named = [...query.matchAll(/'\/open-data\/([\w-]+\.parquet)'/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(existsSync(download.pathOf(name))).toBe(true);
    const back = query
      .replaceAll(/read_parquet\(\['\/open-data\/ballot-[^\]]*\]\)/g, "{ballot}")
      .replaceAll(/'\/open-data\/(\w+)\.parquet'/g, (_, name: string) => `{${name}}`);
    expect(back).toBe(sql);
  });

  // Python comes with SQLite and gzip; a machine without Python says so by skipping this.
  it.runIf(python.status === 0).each(openDataQueries)("$id answers in Python, with the same rows", ({ id, sql }) => {
    const work = mkdtempSync(join(tmpdir(), "open-data-"));
    copyFileSync(download.pathOf("parlamento.sqlite.gz"), join(work, "parlamento.sqlite.gz"));
    const script = toPythonScript(sql, "parlamento.sqlite.gz");
    const { stdout, stderr } = spawnSync("python3", ["-c", script], { cwd: work, encoding: "utf8" });
    expect([id, stderr]).toEqual([id, ""]);
    const db = download.openDatabase();
    const rows = db
      .prepare(toSqliteQuery(sql))
      .all()
      .map((row) =>
        Object.values(row)
          .map((cell) => cell ?? "None")
          .join("\t"),
      );
    db.close();
    // Python writes a whole number among decimals as 4.0.
    expect(
      stdout
        .replaceAll(/\.0(?=[\t\n])/g, "")
        .trimEnd()
        .split("\n"),
    ).toEqual(rows);
  });

  it("find what the store notes, described like every other table, and no other table of its own", () => {
    expect(download.table("change_log")).toMatchObject({ rows: 1, key: ["day", "kind", "key", "change", "position"] });
    expect(download.table("quarantine")?.rows).toBe(0);
    expect(download.csv("change_log")).toEqual([
      expect.objectContaining({ kind: "site", key: "site", change: "appeared", position: "0", field: "" }),
    ]);
    const db = download.openDatabase();
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('record', 'record_index', 'meta')").all();
    expect(names).toEqual([]);
    const count = (name: string) => db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.["n"];
    for (const { name, rows } of download.written.page.tables)
      expect([name, count(name === "ballot" ? "member_vote" : name)]).toEqual([name, rows]);
    db.close();
  });
});
