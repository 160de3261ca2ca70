import { expect, it } from "vitest";
import { median } from "#src/domain/median.ts";

it("is the middle of a series, and null for an empty one", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNull();
});
