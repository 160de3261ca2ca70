import { expect, it } from "vitest";
import { openDataQueries } from "#src/lib/open-data-queries.ts";

const cut = openDataQueries.filter(({ sql }) => sql.includes("LIMIT"));

it.each(cut)("$id keeps the same rows in every engine: the order ends with what no two rows share", ({ sql }) => {
  expect(sql).toMatch(/ORDER BY .*\b(vote|person)\nLIMIT 20$/);
});
