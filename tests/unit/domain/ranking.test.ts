import { describe, expect, it } from "vitest";
import { distinctDigits, headOf, leastInCommon } from "#src/domain/ranking.ts";

const byNumber = (a: number, b: number): number => b - a;

it("counts the omitted rows that tie with the last one shown", () => {
  expect(headOf([9, 7, 7, 7, 7, 1], 3, byNumber)).toEqual({ rows: [9, 7, 7], ties: 2 });
  expect(headOf([9, 7, 5, 1], 3, byNumber)).toEqual({ rows: [9, 7, 5], ties: 0 });
});

it("omits nothing where all rows fit, or without rows", () => {
  expect(headOf([7, 7], 3, byNumber)).toEqual({ rows: [7, 7], ties: 0 });
  expect(headOf([], 3, byNumber)).toEqual({ rows: [], ties: 0 });
});

describe("the decimals of a ranking", () => {
  const digits = (...rows: readonly [value: number, rank: number | null][]) =>
    distinctDigits(
      rows.map(([value, rank]) => ({ value, rank })),
      2,
    );

  it("are more where two values with different ranks would be printed alike", () => {
    expect(digits([1.236, 1], [1.2346, 2], [1.2341, 3], [0.5, 4])).toEqual([2, 3, 3, 2]);
  });

  it("are not where the ranks are equal or unknown, nor without end", () => {
    expect(digits([1.2341, 1], [1.2342, 1], [1.2343, null])).toEqual([2, 2, 2]);
    expect(digits([1, 1], [1, 2])).toEqual([8, 8]);
  });

  it("print different texts for different ranks, in any ranking", () => {
    const values = Array.from({ length: 500 }, (_, at) => ((at * 7919) % 1000) / 997 + at / 1e5).sort((a, b) => b - a);
    const rows = values.map((value, at) => ({ value, rank: at + 1 }));
    const printed = distinctDigits(rows, 2).map((count, at) => (values[at] ?? 0).toFixed(count));
    expect(new Set(printed).size).toBe(500);
  });
});

it("asks for a quarter of the most votes in common, rounded up, and never for less than twenty", () => {
  expect([401, 400, 80, 10, 0].map(leastInCommon)).toEqual([101, 100, 20, 20, 20]);
});
