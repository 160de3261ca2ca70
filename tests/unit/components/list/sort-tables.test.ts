import { expect, it } from "vitest";
import { toNumber, valuesOf } from "#src/components/list/sort-tables.ts";

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

it("has no place for the counts of a handful among percentages", () => {
  expect(valuesOf(["80,2%", "2 su 3", "5,0%"], true)).toEqual([80.2, null, 5]);
  expect(valuesOf(["2 su 3", "1 su 9"], true)).toEqual([2, 1]);
});
