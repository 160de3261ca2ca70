import { describe, expect, it } from "vitest";
import { GroupRegister } from "#scripts/pull/sources/api/group-register.ts";
import { sideOn } from "#src/domain/group-on-day.ts";

describe("GroupRegister", () => {
  const origin = { name: "x", day: "2026-11-20" };
  const raw = { acronym: "UNO-S", slug: "uno-2022", branch: "camera", name: "Uno e Sole", color: "#37A6A5" };

  it("keeps the address of a group that changes name and acronym", () => {
    const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    expect(register.meet(raw, "C", "2023-01-10", true)).toBe("camera-uno-s");
    expect(register.meet({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14", true)).toBe("camera-uno-s");
    expect(register.records[0]?.names).toEqual([
      { name: "Uno e Sole", acronym: "UNO-S", start: null, end: "2024-03-14" },
      { name: "Uno", acronym: "UNO", start: "2024-03-14", end: null },
    ]);
    expect(register.records[0]?.sides).toEqual([{ side: "majority", start: null, end: null }]);
  });

  it("does not take an old vote for the present name", () => {
    const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    register.meet({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14");
    register.meet(raw, "C", "2023-01-10");
    expect(register.records[0]?.names.at(-1)?.name).toBe("Uno");
  });

  it("does not take an older vote read in a later run for the present name", () => {
    const first = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    first.meet({ ...raw, acronym: "UNO", name: "Uno", slug: null }, "C", "2026-11-19", true);
    const later = new GroupRegister(first.records, { upTo: { C: "2026-11-19", S: null }, sides: first.news }, origin);
    later.meet({ ...raw, acronym: "UNO", slug: null, name: "Uno e Sole" }, "C", "2023-01-10", true);
    expect(later.records).toEqual(first.records);
  });

  it("keeps the name of a group that a row calls by its acronym alone", () => {
    const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    register.meet(raw, "C", "2023-01-10");
    register.meet({ ...raw, name: null }, "C", "2023-01-11");
    expect(register.records[0]?.names).toEqual([{ name: "Uno e Sole", acronym: "UNO-S", start: null, end: null }]);
  });

  describe("of votes that are read newest first", () => {
    const opposition = { side: "opposition", start: null, end: "2023-09-12" };
    const majority = { side: "majority", start: "2023-09-12", end: null };

    it("dates the sides of a group by the day of each vote", () => {
      const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      for (const [day, isMajority] of [
        ["2026-11-19", true],
        ["2023-09-12", true],
        ["2023-07-26", false],
      ] as const)
        register.meet(raw, "C", day, isMajority);
      expect(register.records[0]?.sides).toEqual([opposition, majority]);
    });

    it("does so over several nights, whichever the later ones bring", () => {
      const first = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      for (const day of ["2026-11-19", "2023-09-12"]) first.meet(raw, "C", day, true);
      const next = new GroupRegister(first.records, { upTo: { C: "2026-11-19", S: null }, sides: first.news }, origin);
      next.meet(raw, "C", "2023-07-26", false);
      expect(next.records[0]?.sides).toEqual([opposition, majority]);
      expect(next.news).toEqual(
        new Map([
          [
            "camera-uno-s",
            [
              ["2023-07-26", "2023-07-26", "opposition"],
              ["2023-09-12", "2026-11-19", "majority"],
            ],
          ],
        ]),
      );
    });

    it("forgets the side of a member who stands apart once the group has told its own", () => {
      const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      register.meet(raw, "C", "2026-11-19", true, "member");
      register.meet(raw, "C", "2026-11-19", false);
      expect(register.records[0]?.sides).toEqual([{ side: "opposition", start: null, end: null }]);
    });
  });

  describe("when a group changes side", () => {
    const sidesAfter = (...met: readonly (readonly [day: string, isMajority: boolean, of?: "group" | "member"])[]) => {
      const first = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      first.meet(raw, "C", "2024-05-02", true);
      const next = new GroupRegister(first.records, { upTo: { C: "2026-11-18", S: null }, sides: new Map() }, origin);
      for (const [day, isMajority, of] of met) next.meet(raw, "C", day, isMajority, of);
      return next.records[0]?.sides ?? [];
    };
    const majority = { side: "majority", start: null, end: null };
    const changed = [
      { ...majority, end: "2026-11-20" },
      { side: "opposition", start: "2026-11-20", end: null },
    ];

    it("keeps the side of the votes before", () => {
      const sides = sidesAfter(["2026-11-20", false], ["2026-11-24", false]);
      expect(sides).toEqual(changed);
      expect([sideOn(sides, "2024-05-02"), sideOn(sides, "2026-11-20")]).toEqual(["majority", "opposition"]);
    });

    it("takes the last word of a day", () => {
      expect(sidesAfter(["2026-11-20", false], ["2026-11-20", true])).toEqual([majority]);
      expect(sidesAfter(["2026-11-20", false], ["2026-11-20", true], ["2026-11-20", false])).toEqual(changed);
    });

    it("does not go with a member who stands apart", () => {
      expect(sidesAfter(["2026-11-20", false, "member"])).toEqual([majority]);
      const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      register.meet(raw, "C", "2024-05-02", true, "member");
      expect(register.records[0]?.sides).toEqual([majority]);
    });
  });

  it("knows no group where there is none, nor in the pseudo-groups of the two sides", () => {
    const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    expect(register.meet(null, "C", "2023-01-10")).toBeNull();
    expect(register.meet({ ...raw, acronym: "Maggioranza", branch: "parlamento" }, "C", "2023-01-10")).toBeNull();
    expect(register.records).toEqual([]);
  });

  it("gives the mixed group no side and unknown colours no hue", () => {
    const register = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    register.meet({ ...raw, acronym: "Misto", slug: "misto", color: "red" }, "C", "2023-01-10", true);
    expect(register.records[0]).toMatchObject({ isMixed: true, color: null, sides: [{ side: null }] });
  });
});
