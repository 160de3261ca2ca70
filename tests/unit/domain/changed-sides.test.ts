import { expect, it } from "vitest";
import { changedSides } from "#src/domain/changed-sides.ts";

it("counts who chose in both votes and tells what those who changed had chosen", () => {
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
] as const)("takes no change from %s to %s for one of side", (first, second) => {
  expect(changedSides([["a", first]], [["a", second]])).toEqual({ both: 0, changed: new Map() });
});

it("leaves out who sat in one of the two votes only", () => {
  expect(changedSides([["gone", "AYE"]], [["new", "NO"]])).toEqual({ both: 0, changed: new Map() });
});
