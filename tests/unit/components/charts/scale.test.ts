import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toScale, yearTicks } from "#src/components/charts/scale.ts";

const tenths = fc.nat(4000).map((value) => value / 10);

describe("a vertical scale", () => {
  it("has round ticks that cover all values", () => {
    const scale = toScale(0, 113, 8, 248);
    expect(scale.ticks).toEqual([0, 50, 100, 150]);
    expect([0, 75, 150].map(scale.at)).toEqual([248, 128, 8]);
  });

  it("uses whole numbers for counts, however few", () => {
    expect(toScale(0, 2, 8, 248).ticks).toEqual([0, 1, 2]);
    expect(toScale(0, 1, 8, 248).ticks).toEqual([0, 1]);
    expect(toScale(0, 5, 8, 248).ticks).toEqual([0, 2, 4, 6]);
  });

  it("does not divide by zero when all values are equal", () => {
    const scale = toScale(43.8, 43.8, 20, 220);
    expect(scale.min).toBeLessThanOrEqual(43.8);
    expect(scale.max).toBeGreaterThan(43.8);
    expect(Number.isFinite(scale.at(43.8))).toBe(true);
  });

  it("never puts a value outside the drawing", () => {
    fc.assert(
      fc.property(tenths, tenths, (a, b) => {
        const scale = toScale(Math.min(a, b), Math.max(a, b), 8, 248);
        return [a, b].every((value) => scale.at(value) >= 8 && scale.at(value) <= 248);
      }),
    );
  });
});

it("marks years at their start, in per cent with one decimal", () => {
  expect(yearTicks("2022-10-13", "2024-12-31")).toEqual([
    { year: "2023", at: 9.9 },
    { year: "2024", at: 54.9 },
  ]);
});
