import { describe, expect, it } from "vitest";
import { readingRange, toSparql } from "#scripts/pull/sources/opendata/queries.ts";
import { allQueries } from "#tests/fixtures/opendata/all-queries.ts";

describe("queries within the limits of the endpoints", () => {
  it.each(allQueries.filter((query) => query.chamber === "senato"))("$name is short enough for the Senate", (query) => {
    const text = toSparql(query, readingRange(10_000, 99_999));
    expect(text.length).toBeLessThan(1500);
    expect(text).not.toMatch(/\b(VALUES|BIND)\b/);
    const head = /SELECT (?:DISTINCT )?(.*?) WHERE/.exec(text)?.[1] ?? "";
    expect(head.match(/\?\w+/g)?.length).toBeLessThanOrEqual(15);
  });

  it("never combine && with < at the Camera", () => {
    for (const query of allQueries.filter(({ chamber }) => chamber === "camera")) {
      expect(query.text, query.name).not.toMatch(/FILTER\([^)]*&&[^)]*</);
    }
  });

  it("are distinct, since a triple may be in several named graphs", () => {
    for (const { name, text } of allQueries) expect(text, name).toMatch(/DISTINCT/);
  });

  it("declare only the prefixes they use", () => {
    const [first] = allQueries;
    expect(first === undefined ? "" : toSparql(first)).not.toContain("osr:");
  });
});
