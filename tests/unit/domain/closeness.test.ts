import { expect, it } from "vitest";
import { orderByCloseness } from "#src/domain/closeness.ts";

const shares = new Map([
  ["AB", 20],
  ["AC", 90],
  ["AD", 30],
  ["BC", 10],
  ["BD", 95],
  ["CD", 25],
]);
const closeness = (a: string, b: string): number | null => shares.get([a, b].sort().join("")) ?? null;

it("orders groups so that those that vote alike are neighbours, from one of the two farthest apart", () => {
  expect(orderByCloseness(["A", "B", "C", "D"], closeness)).toEqual(["B", "D", "A", "C"]);
});

it("puts items of unknown closeness far away, and keeps the order of equals", () => {
  expect(orderByCloseness(["A", "C", "X"], closeness)).toEqual(["A", "C", "X"]);
  expect(orderByCloseness(["K", "L", "M"], () => 50)).toEqual(["K", "L", "M"]);
  expect(orderByCloseness([], closeness)).toEqual([]);
});
