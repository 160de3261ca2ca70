import { describe, expect, it } from "vitest";
import {
  fromConsoleAddress,
  fromQuestionAddress,
  positionOf,
  toBars,
  toConsoleAddress,
  toQuestionAddress,
  yearsToRead,
} from "#src/lib/query-console.ts";

const published = ["2024", "2025", "2026"];

describe("the address of a query", () => {
  it("holds the query and the years, and gives them back", () => {
    const state = { sql: "SELECT 'è' || \"a+b\"\nFROM vote & 1", years: ["2024", "2026"] };
    const address = toConsoleAddress(state) ?? "";
    expect(address).toMatch(/^\?q=SELECT\+.*&anni=2024%2C2026$/);
    expect(fromConsoleAddress(address, published)).toEqual({ ...state, isBroken: false });
  });
  it("has no years when the query reads none", () => {
    expect(toConsoleAddress({ sql: "SELECT 1", years: [] })).toBe("?q=SELECT+1");
  });
  it("is refused for a query that no server would pass on", () => {
    expect(toConsoleAddress({ sql: "x".repeat(7000), years: [] })).toBeNull();
  });
  it("names a ready question by its id", () => {
    expect(toQuestionAddress("gruppi")).toBe("?domanda=gruppi");
    expect(fromQuestionAddress("?domanda=gruppi")).toBe("gruppi");
    expect(fromQuestionAddress("?q=SELECT+1")).toBeNull();
  });
  it("without a query is none", () => {
    expect(fromConsoleAddress("", published)).toBeNull();
    expect(fromConsoleAddress("?anni=2026", published)).toBeNull();
  });
  it("is broken when letters are lost, and leaves out years that are not published", () => {
    expect(fromConsoleAddress("?q=SELECT%20%E0%A4", published)?.isBroken).toBe(true);
    expect(fromConsoleAddress("?q=", published)?.isBroken).toBe(true);
    expect(fromConsoleAddress("?q=SELECT+1&anni=1999,2025,due", published)).toEqual({
      sql: "SELECT 1",
      years: ["2025"],
      isBroken: false,
    });
  });
});

describe("yearsToRead", () => {
  const file = (year: string | null, bytes: number, isLoaded = false) => ({ year, bytes, isLoaded });
  const files = [file("2024", 400), file("2025", 400), file("2026", 300), file(null, 200)];

  it("reads the years that the query names", () => {
    expect(yearsToRead("… WHERE date >= '2024-01-01' AND date < '2026'", files, 0)).toEqual(["2024", "2026"]);
  });
  it("else the newest that can be fetched without asking, with the other tables", () => {
    const sql = "SELECT code FROM ballot LIMIT 20250";
    expect(yearsToRead(sql, files, 1300)).toEqual(["2024", "2025", "2026"]);
    expect(yearsToRead(sql, files, 1299)).toEqual(["2025", "2026"]);
    expect(yearsToRead(sql, files, 899)).toEqual(["2026"]);
    expect(yearsToRead(sql, files, 100)).toEqual(["2026"]);
    expect(yearsToRead(sql, [...files.slice(1), file("2024", 400, true)], 900)).toEqual(["2024", "2025", "2026"]);
  });
  it("reads none without positions", () => expect(yearsToRead("SELECT 1", [file(null, 5)], 9)).toEqual([]));
});

it("positionOf counts lines and columns from 1", () => {
  expect(positionOf("SELECT 1\nFROM x", 14)).toEqual({ line: 2, column: 6 });
  expect(positionOf("SELECT", 0)).toEqual({ line: 1, column: 1 });
});

describe("toBars", () => {
  it("shows one or two columns of names, then numbers", () => {
    expect(
      toBars(
        ["camera", "gruppo", "membri", "altro"],
        [
          ["C", "PD-IDP", 70, 1],
          ["S", "M5S", 0, 2],
        ],
      ),
    ).toEqual({
      of: "camera, gruppo",
      value: "membri",
      bars: [
        { label: "C PD-IDP", value: 70 },
        { label: "S M5S", value: 0 },
      ],
    });
    expect(
      toBars(
        ["anno", "leggi"],
        [
          [2025, 3],
          [2026, 4],
        ],
      )?.bars[0],
    ).toEqual({ label: "2025", value: 3 });
  });
  it("shows no negative or missing numbers, texts alone, single rows or very many", () => {
    expect(
      toBars(
        ["a", "n"],
        [
          ["x", 1],
          ["y", -1],
        ],
      ),
    ).toBeNull();
    expect(
      toBars(
        ["a", "n"],
        [
          ["x", 1],
          ["y", null],
        ],
      ),
    ).toBeNull();
    expect(
      toBars(
        ["a", "b"],
        [
          ["x", "1"],
          ["y", "2"],
        ],
      ),
    ).toBeNull();
    expect(toBars(["a", "n"], [["x", 1]])).toBeNull();
    expect(toBars(["n"], [[1], [2]])).toBeNull();
    expect(
      toBars(
        ["a", "b", "c", "n"],
        [
          ["x", "x", "x", 1],
          ["y", "y", "y", 2],
        ],
      ),
    ).toBeNull();
    expect(
      toBars(
        ["a", "n"],
        Array.from({ length: 61 }, (_, at) => [`r${at}`, at]),
      ),
    ).toBeNull();
  });
});
