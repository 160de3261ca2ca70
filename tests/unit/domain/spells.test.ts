import { describe, expect, it } from "vitest";
import { groupOn, isOn, overlaps, sideOn } from "#src/domain/spells.ts";

describe("spells", () => {
  const spell = { start: "2026-01-10", end: "2026-02-01" };

  it("begin on their first day and end on the day before `end`", () => {
    expect(["2026-01-09", "2026-01-10", "2026-01-31", "2026-02-01"].map((day) => isOn(spell, day))).toEqual([false, true, true, false]);
    expect(isOn({ start: null, end: null }, "2022-10-13")).toBe(true);
  });

  it("overlap a month when one of its days is inside", () => {
    expect(overlaps(spell, "2026-02-01", "2026-02-31")).toBe(false);
    expect(overlaps(spell, "2026-01-31", "2026-02-28")).toBe(true);
    expect(overlaps({ start: null, end: null }, "2022-10-01", "2022-10-31")).toBe(true);
  });

  it("give the group and the side of the day, not today's", () => {
    const groups = [
      { group: "camera-fel", start: null, end: "2024-05-02" },
      { group: "camera-misto", start: "2024-05-02", end: null },
    ];
    expect(groupOn(groups, "2024-05-01")).toBe("camera-fel");
    expect(groupOn(groups, "2024-05-02")).toBe("camera-misto");
    expect(groupOn([{ group: "camera-fel", start: "2024-01-01", end: "2024-02-01" }], "2024-02-01")).toBeNull();
    const sides = [{ side: "opposition", start: "2022-10-13", end: null } as const];
    expect(sideOn(sides, "2022-10-12")).toBeNull();
    expect(sideOn(sides, "2026-11-20")).toBe("opposition");
  });
});
