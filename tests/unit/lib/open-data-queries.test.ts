import { expect, it } from "vitest";
import { openDataQueries } from "#src/lib/open-data-queries.ts";

const cut = openDataQueries.filter(({ sql }) => sql.includes("LIMIT"));

it.each(cut)("$id returns the same rows in every engine: its order ends with a unique key", ({ sql }) => {
  expect(sql).toMatch(/ORDER BY .*\b(vote|person)\nLIMIT 20$/);
});
