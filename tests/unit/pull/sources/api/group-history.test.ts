import { describe, expect, it } from "vitest";
import { GroupHistory } from "#scripts/pull/sources/api/group-history.ts";
import { GroupRegister } from "#scripts/pull/sources/api/group-register.ts";

const seat = { start: "2022-10-13", end: null };

describe("GroupHistory", () => {
  it("dates a change to the first vote in the new group", () => {
    const history = new GroupHistory(new Map());
    for (const [day, group] of [
      ["2024-05-02", "camera-misto"],
      ["2023-01-10", "camera-uno"],
      ["2024-04-30", "camera-uno"],
    ] as const)
      history.observe("C", "rossi", group, day);
    expect(history.spells("C", "rossi", seat, "camera-misto")).toEqual([
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-misto", start: "2024-05-02", end: null },
    ]);
  });

  it("goes on from what an earlier run knew", () => {
    const first = new GroupHistory(new Map());
    first.observe("C", "rossi", "camera-uno", "2023-01-10");
    first.observe("C", "rossi", "camera-due", "2024-05-02");
    const second = new GroupHistory(new Map([["C/rossi", first.runs("C/rossi")]]));
    second.observe("C", "rossi", "camera-due", "2026-11-20");
    expect(second.runs("C/rossi")).toEqual([
      ["2023-01-10", "2023-01-10", "camera-uno"],
      ["2024-05-02", "2026-11-20", "camera-due"],
    ]);
  });

  it("closes with the mandate, and takes the present group where no vote has shown it", () => {
    const history = new GroupHistory(new Map());
    expect(history.spells("S", "verdi", { start: "2022-10-13", end: "2025-01-01" }, "senato-uno")).toEqual([
      { group: "senato-uno", start: null, end: "2025-01-01" },
    ]);
    expect(history.spells("S", "bianchi", seat, null)).toEqual([]);
  });
});

describe("GroupRegister", () => {
  const origin = { name: "x", day: "2026-11-20" };
  const raw = { acronym: "UNO-S", slug: "uno-2022", branch: "camera", name: "Uno e Sole", color: "#37A6A5" };

  it("keeps the address of a group that changes name and acronym", () => {
    const register = new GroupRegister([], { C: null, S: null }, origin);
    expect(register.meet(raw, "C", "2023-01-10", true)).toBe("camera-uno-s");
    expect(register.meet({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14", true)).toBe("camera-uno-s");
    expect(register.records[0]?.names).toEqual([
      { name: "Uno e Sole", acronym: "UNO-S", start: null, end: "2024-03-14" },
      { name: "Uno", acronym: "UNO", start: "2024-03-14", end: null },
    ]);
    expect(register.records[0]?.sides).toEqual([{ side: "majority", start: null, end: null }]);
  });

  it("does not take an old vote for the present name", () => {
    const register = new GroupRegister([], { C: null, S: null }, origin);
    register.meet({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14");
    register.meet(raw, "C", "2023-01-10");
    expect(register.records[0]?.names.at(-1)?.name).toBe("Uno");
  });

  it("does not take an older vote read in a later run for the present name", () => {
    const first = new GroupRegister([], { C: null, S: null }, origin);
    first.meet({ ...raw, acronym: "UNO", name: "Uno", slug: null }, "C", "2026-11-19", true);
    const later = new GroupRegister(first.records, { C: "2026-11-19", S: null }, origin);
    later.meet({ ...raw, acronym: "UNO", slug: null, name: "Uno e Sole" }, "C", "2023-01-10", false);
    expect(later.records).toEqual(first.records);
  });

  it("knows no group where there is none, nor in the pseudo-groups of the two sides", () => {
    const register = new GroupRegister([], { C: null, S: null }, origin);
    expect(register.meet(null, "C", "2023-01-10")).toBeNull();
    expect(register.meet({ ...raw, acronym: "Maggioranza", branch: "parlamento" }, "C", "2023-01-10")).toBeNull();
    expect(register.records).toEqual([]);
  });

  it("gives the mixed group no side and unknown colours no hue", () => {
    const register = new GroupRegister([], { C: null, S: null }, origin);
    register.meet({ ...raw, acronym: "Misto", slug: "misto", color: "red" }, "C", "2023-01-10", true);
    expect(register.records[0]).toMatchObject({ isMixed: true, color: null, sides: [{ side: null }] });
  });
});
