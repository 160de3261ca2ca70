import { expect, it } from "vitest";
import { presenceEnds } from "#src/domain/presence.ts";

type Row = { branch: "C" | "S"; id: string; figures: { present: number; voting: number } | null };
const row = (id: string, present: number, voting = 1000, branch: Row["branch"] = "C"): Row => ({
  ...{ branch, id },
  figures: { present, voting },
});
const ends = (...rows: Row[]) => {
  const { most, least } = presenceEnds(rows);
  return [most?.id, least?.id];
};

it("finds the highest and the lowest presence among members with enough votes", () => {
  const unknown: Row = { branch: "C", id: "u", figures: null };
  expect(ends(row("a", 500), row("b", 900), unknown, row("c", 10), row("d", 9, 9))).toEqual(["b", "c"]);
});

it("names nobody where several are printed alike, and nobody of one or none", () => {
  expect(ends(row("a", 9000, 10000), row("b", 9004, 10000), row("c", 1, 10000))).toEqual([undefined, "c"]);
  expect(ends(row("a", 900), row("b", 1), row("c", 1))).toEqual(["a", undefined]);
  expect(ends(row("a", 900))).toEqual([undefined, undefined]);
  expect(ends()).toEqual([undefined, undefined]);
});

it("leaves out who is counted in less than half of the votes of the member of the chamber counted most", () => {
  const rows = [row("a", 900), row("b", 800), row("new", 480, 499), row("half", 90, 500), row("c", 200)];
  expect(ends(...rows)).toEqual(["a", "half"]);
  expect(ends(row("a", 900), row("s", 99, 100, "S"), row("t", 10, 100, "S"))).toEqual(["s", "t"]);
});

it("takes the most votes from all members of the chamber, not from the ranked ones", () => {
  const [late, later] = [row("late", 95, 100), row("later", 50, 100)];
  expect(presenceEnds([late, later])).toEqual({ most: late, least: later, isAll: true });
  expect(presenceEnds([late, later], [late, later, row("a", 1, 300)])).toEqual({
    ...{ most: null, least: null },
    isAll: true,
  });
});

it("says whether who is left out would be at or beyond an end", () => {
  const isAll = (...rows: Row[]): boolean => presenceEnds([row("a", 900), row("b", 500), ...rows]).isAll;
  expect(isAll()).toBe(true);
  expect(isAll(row("c", 60, 100))).toBe(true);
  expect(isAll(row("c", 95, 100))).toBe(false);
  expect(isAll(row("c", 50, 100))).toBe(false);
  expect(isAll(row("c", 0, 3))).toBe(false);
  expect(isAll(row("c", 0, 0))).toBe(true);
});
