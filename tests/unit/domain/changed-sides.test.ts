import { expect, it } from "vitest";
import { changedSides } from "#src/domain/changed-sides.ts";

it("counts members who chose in both votes, and groups the changes by first choice", () => {
  const { both, changed } = changedSides(
    [
      ["aye-aye", "AYE"],
      ["aye-no", "AYE"],
      ["no-abstained", "NO"],
      ["abstained-aye", "ABST"],
    ],
    [
      ["no-abstained", "ABST"],
      ["aye-aye", "AYE"],
      ["aye-no", "NO"],
      ["abstained-aye", "AYE"],
    ],
  );
  expect(both).toBe(4);
  expect([...changed]).toEqual([
    ["no-abstained", "NO"],
    ["aye-no", "AYE"],
    ["abstained-aye", "ABST"],
  ]);
});

it.each([
  ["ABSE", "NO"],
  ["AYE", "MIS"],
  ["PRES", "AYE"],
  ["NO", "PNV"],
  ["SEC", "AYE"],
  ["RNV", "ABSE"],
] as const)("does not count %s to %s as a change of side", (first, second) => {
  expect(changedSides([["a", first]], [["a", second]])).toEqual({ both: 0, changed: new Map() });
});

it("omits members with a position in only one of the two votes", () => {
  expect(changedSides([["gone", "AYE"]], [["new", "NO"]])).toEqual({ both: 0, changed: new Map() });
});
