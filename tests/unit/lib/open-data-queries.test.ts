import { expect, it } from "vitest";
import { readyQueries, tablesIn, toConsoleQuery } from "#src/lib/open-data-queries.ts";

const cut = readyQueries("2026").filter(({ sql }) => sql.includes("LIMIT"));

it.each(cut)("$id returns the same rows in every engine: its order ends with a unique key", ({ sql }) => {
  expect(sql).toMatch(/ORDER BY .*\b(vote|person|act)\nLIMIT 20$/);
});

it("names the year in the questions over the positions of members, and in no other", () => {
  const named = readyQueries("2031").filter(({ sql }) => sql.includes("2031"));
  expect(named.map(({ id }) => id)).toEqual(["posizioni", "ribelli"]);
  const overBallots = readyQueries("2031").filter(({ sql }) => tablesIn(sql).includes("ballot"));
  expect(overBallots).toEqual(named);
  expect(readyQueries("2031")).toHaveLength(15);
});

it("has in the console the published names of tables", () => {
  expect(toConsoleQuery("SELECT * FROM {ballot} JOIN {vote}")).toBe("SELECT * FROM ballot JOIN vote");
});
