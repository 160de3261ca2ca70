import { expect, it } from "vitest";
import { addCounts, countCodes, countCodesBy, noCounts, totalOf } from "#src/domain/code-counts.ts";

it("counts codes without changing the empty count", () => {
  expect(countCodes(["AYE", "AYE", "MIS"])).toEqual({ ...noCounts, AYE: 2, MIS: 1 });
  expect(totalOf(noCounts)).toBe(0);
});

it("counts members by a common property, except those without a position", () => {
  const groups = ["gin", "sal", "gin", null, "sal", "rov"];
  const counts = countCodesBy(["AYE", "NO", "ABST", "AYE", "NO", null], (place) => groups[place] ?? null);
  expect([...counts]).toEqual([
    ["gin", { ...noCounts, AYE: 1, ABST: 1 }],
    ["sal", { ...noCounts, NO: 2 }],
    [null, { ...noCounts, AYE: 1 }],
  ]);
  expect(addCounts(counts.values())).toEqual({ ...noCounts, AYE: 2, NO: 2, ABST: 1 });
});
