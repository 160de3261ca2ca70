import { expect, it } from "vitest";
import { toNumber } from "#src/components/list/sort-tables.ts";

it("reads Italian numbers: thousands, decimals, percentages, minus signs; text has none", () => {
  expect(["1.140", "80,2%", "−3", "2 su 9", "non valutabile", ""].map(toNumber)).toEqual([
    1140,
    80.2,
    -3,
    2,
    null,
    null,
  ]);
});
