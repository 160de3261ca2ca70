/** The example queries of /open-data, in each of their languages. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readyQueries, toDuckDbQuery, toPythonScript, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { Download } from "#tests/build/support/download.ts";

const openDataQueries = readyQueries("2026");
const python = spawnSync("python3", ["--version"]);

let download: Download;
beforeAll(async () => {
  download = await Download.make();
});

describe("the example queries", () => {
  it.each(openDataQueries)("$id returns rows in SQLite", ({ sql }) => {
    const db = download.openDatabase();
    expect(db.prepare(toSqliteQuery(sql)).all().length).toBeGreaterThan(0);
    db.close();
  });

  it.each(openDataQueries)("$id reads existing files in DuckDB, with the same query", ({ sql }) => {
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

  // Python includes SQLite and gzip. Skipped on a machine without Python.
  it.runIf(python.status === 0).each(openDataQueries)("$id returns the same rows in Python", ({ id, sql }) => {
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
    // Python prints a whole number in a decimal column as 4.0.
    expect(
      stdout
        .replaceAll(/\.0(?=[\t\n])/g, "")
        .trimEnd()
        .split("\n"),
    ).toEqual(rows);
  });

  it("can read the change log and the quarantine, described like other tables, but no internal table", () => {
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
