import { describe, expect, it } from "vitest";
import { groupOn, lastPeriod, memberSideOn, nameOn, sideOn } from "#src/domain/group-on-day.ts";

describe("periods", () => {
  it("give the group and the side on a day, not today's", () => {
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

  it("give the current group, none for members who left theirs, and the last one for former members", () => {
    const left = { group: "senato-m5s", start: "2022-10-18", end: "2024-02-09" };
    const joined = { group: "senato-fi-bp-ppe", start: "2024-02-21", end: null };
    expect(lastPeriod({ end: null, groups: [left, joined] })).toBe(joined);
    expect(lastPeriod({ end: null, groups: [left] })).toBeUndefined();
    expect(lastPeriod({ end: "2024-02-11", groups: [left] })).toBe(left);
    expect(lastPeriod({ end: null, groups: [left].slice(1) })).toBeUndefined();
  });

  it("give a group's name on a day, the last one without a day, and the nearest for days outside the known periods", () => {
    const names = [
      { name: "Azione-ItaliaViva", start: "2022-10-18", end: "2023-11-08" },
      { name: "Italia Viva", start: "2023-11-10", end: null },
    ];
    const on = (day: string | null) => nameOn(names, day)?.name;
    expect([on("2022-10-01"), on("2023-11-07"), on("2023-11-09")]).toEqual([
      "Azione-ItaliaViva",
      "Azione-ItaliaViva",
      "Azione-ItaliaViva",
    ]);
    expect([on("2023-11-10"), on(null)]).toEqual(["Italia Viva", "Italia Viva"]);
    expect(nameOn(names.slice(2), "2023-11-10")).toBeUndefined();
  });

  it("give a member the group's side, or the member's own in the mixed group and in none", () => {
    const own = [
      { side: "opposition", start: null, end: "2024-05-02" },
      { side: "majority", start: "2024-05-02", end: null },
    ] as const;
    const group = { isMixed: false, sides: [{ side: "opposition", start: "2022-10-13", end: null }] } as const;
    const mixed = { isMixed: true, sides: [{ side: null, start: null, end: null }] };
    expect(memberSideOn(group, own, "2026-11-20")).toBe("opposition");
    expect(memberSideOn(mixed, own, "2024-05-01")).toBe("opposition");
    expect(memberSideOn(mixed, own, "2024-05-02")).toBe("majority");
    expect(memberSideOn(null, own, "2026-11-20")).toBe("majority");
    expect(memberSideOn(mixed, undefined, "2026-11-20")).toBeNull();
    // A group that left its side has members of neither, whatever their own side.
    expect(memberSideOn({ isMixed: false, sides: [] }, own, "2026-11-20")).toBeNull();
  });
});
