import { expect, it } from "vitest";
import { marginMonths } from "#src/domain/margin-months.ts";

it("counts the close votes of a month by chamber, from the first month to the last, months without any included", () => {
  expect(
    marginMonths([
      ["2026-03-31", 19, "C"],
      ["2026-01-05", 20, "S"],
      ["2026-03-01", 0, "C"],
      ["2026-03-02", 4, "S"],
    ]),
  ).toEqual([
    { month: "2026-01", C: 0, S: 0 },
    { month: "2026-02", C: 0, S: 0 },
    { month: "2026-03", C: 2, S: 1 },
  ]);
  expect(marginMonths([])).toEqual([]);
});
