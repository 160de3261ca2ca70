import { expect, it } from "vitest";
import { headOf, leastInCommon } from "#src/domain/ranking.ts";

const byNumber = (a: number, b: number): number => b - a;

it("counts the omitted rows that tie with the last one shown", () => {
  expect(headOf([9, 7, 7, 7, 7, 1], 3, byNumber)).toEqual({ rows: [9, 7, 7], ties: 2 });
  expect(headOf([9, 7, 5, 1], 3, byNumber)).toEqual({ rows: [9, 7, 5], ties: 0 });
});

it("omits nothing where all rows fit, or without rows", () => {
  expect(headOf([7, 7], 3, byNumber)).toEqual({ rows: [7, 7], ties: 0 });
  expect(headOf([], 3, byNumber)).toEqual({ rows: [], ties: 0 });
});

it("asks for a quarter of the most votes in common, rounded up, and never for less than twenty", () => {
  expect([401, 400, 80, 10, 0].map(leastInCommon)).toEqual([101, 100, 20, 20, 20]);
});
