/** The engine of the query console, in Node with files of the build's own writer. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import type { QueryTable } from "#src/contracts/query-pages.ts";
import { SqlEngine, SqlFault } from "#src/components/open-data/sql-engine.ts";
import { sortRows } from "#src/components/open-data/sql-sort.ts";
import { writeParquet } from "#scripts/build/open-data/write-files.ts";

const text = (name: string, nullable = false) => ({ name, type: "TEXT" as const, nullable, en: "", it: "" });
const ballots = [text("vote"), text("person"), text("code")];
const people = [
  text("person"),
  text("family_name", true),
  { name: "seats", type: "INTEGER" as const, nullable: true, en: "", it: "" },
];
const folder = mkdtempSync(join(tmpdir(), "sql-"));
const at = (name: string): string => join(folder, name);

const tables: QueryTable[] = [
  { name: "person", key: ["person"], columns: people, files: [{ path: at("person"), bytes: 9, year: null }] },
  {
    name: "ballot",
    key: ["vote", "person"],
    columns: ballots,
    files: ["2025", "2026"].map((year) => ({ path: at(year), bytes: 10, year })),
  },
  { name: "lost", key: ["person"], columns: people, files: [{ path: at("lost"), bytes: 1, year: null }] },
];

let engine: SqlEngine;
let fetched: string[] = [];
beforeAll(async () => {
  const write = (name: string, columns: readonly ReturnType<typeof text>[], cells: readonly (readonly string[])[]) =>
    writeParquet(at(name), { columns, isLarge: true }, [cells]);
  await writeParquet(at("person"), { columns: people, isLarge: false }, [
    [
      ["d’alò-nicolò", "rossi"],
      ["D’Alò", null],
      [2_000_000_000, null],
    ],
  ]);
  await write("2025", ballots, [
    ["v1", "v1"],
    ["d’alò-nicolò", "rossi"],
    ["AYE", "NO"],
  ]);
  await write("2026", ballots, [
    ["v2", "v2"],
    ["d’alò-nicolò", "rossi"],
    ["AYE", "AYE"],
  ]);
  engine = new SqlEngine(await sqlite3InitModule(), tables, (path) => {
    fetched.push(path);
    return path === at("lost")
      ? Promise.reject(new Error("404"))
      : Promise.resolve(new Uint8Array(readFileSync(path)).buffer);
  });
});

async function ask(sql: string, years: readonly string[] = []): Promise<readonly (readonly unknown[])[]> {
  await engine.run(sql, years, () => undefined);
  return engine.all.rows;
}
const faultOf = async (sql: string) =>
  await ask(sql).then(
    () => null,
    (error: unknown) => (error instanceof SqlFault ? error.fault : error),
  );

describe("the engine", () => {
  it("loads what a query reads, once, and keeps accents, empty cells and large numbers", async () => {
    fetched = [];
    expect(await ask("SELECT * FROM person ORDER BY person")).toEqual([
      ["d’alò-nicolò", "D’Alò", 2_000_000_000],
      ["rossi", null, null],
    ]);
    expect(await ask("SELECT count(*) FROM person")).toEqual([[2]]);
    expect(fetched).toEqual([at("person")]);
  });

  it("plans the files of a query without loading them", () => {
    expect(engine.plan("SELECT count(*) FROM ballot").map(({ year, isLoaded }) => [year, isLoaded])).toEqual([
      ["2025", false],
      ["2026", false],
    ]);
  });

  it("has exactly the wanted years of positions", async () => {
    const codes = "SELECT vote, person, code FROM ballot WHERE code = 'AYE' ORDER BY vote, person";
    expect(await ask(codes, ["2026"])).toEqual([
      ["v2", "d’alò-nicolò", "AYE"],
      ["v2", "rossi", "AYE"],
    ]);
    expect(await ask(codes, ["2025"])).toEqual([["v1", "d’alò-nicolò", "AYE"]]);
    expect(await ask("SELECT count(*) FROM member_vote", ["2025", "2026"])).toEqual([[4]]);
    expect(await ask("SELECT count(*) FROM ballot AS b JOIN person AS p USING (person)", ["2025", "2026"])).toEqual([
      [4],
    ]);
  });

  it.each([
    "DELETE FROM person",
    "CREATE TABLE x (y)",
    "PRAGMA user_version = 3",
    "ATTACH 'x' AS y",
    "BEGIN",
    "WITH a AS (SELECT 1) INSERT INTO person SELECT 'x', 'y', 1 FROM a",
  ])("refuses %s", async (sql) => {
    expect(await faultOf(sql)).toEqual({ kind: "write" });
  });

  it("names the place of an error, in letters, not in bytes", async () => {
    expect(await faultOf("SELECT 'è', naem FROM person")).toEqual({
      kind: "sql",
      message: "no such column: naem",
      at: 12,
    });
    expect(await faultOf("SELECT 'è'; SELECT 2")).toEqual({ kind: "several" });
    expect(await ask("SELECT 2; -- 'è'\n")).toEqual([[2]]);
    expect(await faultOf("-- niente")).toEqual({ kind: "empty" });
    expect(await faultOf("SELECT * FROM nulla")).toMatchObject({ kind: "sql", message: "no such table: nulla" });
    expect(await faultOf("SELECT * FROM lost")).toEqual({ kind: "load", table: "lost" });
  });

  it("bounds a result without end, and the memory of a query", async () => {
    const endless =
      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n, n, n, n, n, n, n, n FROM c";
    expect(await engine.run(endless, [], () => undefined)).toMatchObject({ total: 500_000, isCut: true });
    const large =
      "WITH RECURSIVE a(n, t) AS (SELECT 1, hex(zeroblob(4000000)) UNION ALL SELECT n + 1, hex(zeroblob(4000000)) FROM a WHERE n < 100) SELECT count(*) FROM (SELECT * FROM a ORDER BY t, n)";
    expect(await faultOf(large)).toEqual({ kind: "memory" });
    expect(await ask("SELECT 1")).toEqual([[1]]);
  });
});

it("sorts numbers before texts, and empty cells last in both directions", () => {
  const rows = [[null], ["b"], [10], ["à"], [9]];
  expect(sortRows(rows, { column: 0, isDescending: false })).toEqual([[9], [10], ["à"], ["b"], [null]]);
  expect(sortRows(rows, { column: 0, isDescending: true })).toEqual([["b"], ["à"], [10], [9], [null]]);
  expect(sortRows(rows, null)).toBe(rows);
});
