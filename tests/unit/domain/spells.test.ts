import { describe, expect, it } from "vitest";
import { groupOn, sideOn } from "#src/domain/spells.ts";

describe("spells", () => {
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
