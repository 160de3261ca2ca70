import { expect, it } from "vitest";
import { bySide, namesOf, segmentsOf } from "#src/components/bodies/by-side.ts";
import { usualStart } from "#src/components/bodies/usual-start.ts";

const segment = (id: string, side: "majority" | "opposition" | "neither" | null, size: number) => ({
  ...{ id, name: id, acronym: id.toUpperCase(), side, size },
});

it("orders the groups of a body from the majority to the opposition, without those that have no member", () => {
  const groups = [
    segment("sal", "opposition", 6),
    segment("gin", "majority", 6),
    segment("x", null, 1),
    segment("aut", "neither", 2),
    segment("rov", "majority", 5),
    segment("none", "majority", 0),
  ];
  expect(bySide(groups).map(({ id }) => id)).toEqual(["gin", "rov", "aut", "x", "sal"]);
});

it("divides a mixed group by the sides of its members", () => {
  const side = (size: number) => ({ size, strength: null });
  const figures = { size: 9, majority: side(4), neither: side(0), opposition: side(3) };
  const mixed = { id: "misto", name: "Misto", acronym: "MISTO", side: null, isMixed: true };
  expect(bySide(segmentsOf(mixed, figures)).map(({ side: of, size }) => [of, size])).toEqual([
    ["majority", 4],
    [null, 2],
    ["opposition", 3],
  ]);
  expect(segmentsOf({ ...mixed, side: "majority", isMixed: false }, figures)).toEqual([
    { id: "misto", name: "Misto", acronym: "MISTO", side: "majority", size: 9 },
  ]);
});

it("puts the largest group of a side first, and those of one acronym of both chambers together", () => {
  const groups = [
    segment("all", "majority", 4),
    segment("rov", "majority", 5),
    { ...segment("all-s", "majority", 2), acronym: "ALL" },
    segment("gin", "majority", 7),
  ];
  expect(bySide(groups).map(({ id, size }) => [id, size])).toEqual([
    ["gin", 7],
    ["all", 6],
    ["rov", 5],
  ]);
});

it("names the segments in their order, and the side where members of one group are on several", () => {
  const groups = [
    segment("sal", "opposition", 6),
    segment("misto", null, 1),
    segment("rov", "majority", 5),
    segment("misto", "majority", 2),
  ];
  expect(namesOf(bySide(groups))).toEqual([
    { id: "rov", acronym: "ROV", size: 5, note: "" },
    { id: "misto", acronym: "MISTO", size: 2, note: "di maggioranza" },
    { id: "misto", acronym: "MISTO", size: 1, note: "non noto" },
    { id: "sal", acronym: "SAL", size: 6, note: "" },
  ]);
  expect(namesOf([])).toEqual([]);
});

it("finds the first day of most members, where there is one", () => {
  const of = (...starts: (string | null)[]) => starts.map((start) => ({ start }));
  const day = "2022-11-09";
  expect(usualStart(of(day, day, "2024-12-04", day, day, day, day))).toBe(day);
  expect(usualStart(of(day, day, day, "2024-12-04", "2024-12-05", "2024-12-06"))).toBeNull();
  expect(usualStart(of(day, day, day, day))).toBeNull();
  expect(usualStart(of(null, null, null, null, null))).toBeNull();
  expect(usualStart([])).toBeNull();
});
