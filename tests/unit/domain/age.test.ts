import { expect, it } from "vitest";
import { monthsFrom } from "#src/domain/age.ts";

it("counts whole months between two days", () => {
  const months = (from: string, ...days: readonly string[]) => days.map((day) => monthsFrom(from, day));
  expect(months("2022-10-13", "2022-10-13", "2022-11-12", "2022-11-13", "2023-10-12", "2026-11-20")).toEqual([
    0, 0, 1, 11, 49,
  ]);
  // In a month without a 31st the month is complete on the first of the next.
  expect(months("2022-10-31", "2022-11-30", "2022-12-01")).toEqual([0, 1]);
});
