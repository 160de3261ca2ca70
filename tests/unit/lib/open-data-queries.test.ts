import { expect, it } from "vitest";
import { readyQueries } from "#src/lib/open-data-queries.ts";

const cut = readyQueries("2026").filter(({ sql }) => sql.includes("LIMIT"));

it.each(cut)("$id returns the same rows in every engine: its order ends with a unique key", ({ sql }) => {
  expect(sql).toMatch(/ORDER BY .*\b(vote|person|act)\nLIMIT 20$/);
});
