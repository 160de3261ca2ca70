import { describe, expect, it } from "vitest";
import { GroupHistory } from "#scripts/pull/sources/api/group-history.ts";
import { GroupRegister } from "#scripts/pull/sources/api/group-register.ts";
import { groupOn, sideOn } from "#src/domain/spells.ts";
import { membership } from "#tests/fixtures/builders.ts";

const seat = { start: "2022-10-13", end: null };
const ground = { today: "2026-11-25", previous: () => [], upTo: { C: null, S: null } };
/** Seen in the first group from the beginning to a vote of last week. */
const kept = new Map([["C/rossi", [["2022-10-13", "2026-11-19", "camera-uno"]]]]);

describe("GroupHistory", () => {
  it("dates a change to the first vote in the new group", () => {
    const history = new GroupHistory(new Map(), ground);
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
    const first = new GroupHistory(new Map(), ground);
    first.observe("C", "rossi", "camera-uno", "2023-01-10");
    first.observe("C", "rossi", "camera-due", "2024-05-02");
    const second = new GroupHistory(new Map([["C/rossi", first.runs("C/rossi")]]), ground);
    second.observe("C", "rossi", "camera-due", "2026-11-20");
    expect(second.runs("C/rossi")).toEqual([
      ["2023-01-10", "2023-01-10", "camera-uno"],
      ["2024-05-02", "2026-11-20", "camera-due"],
    ]);
  });

  it("closes with the mandate, and takes the present group where no vote has shown it", () => {
    const history = new GroupHistory(new Map(), ground);
    expect(history.spells("S", "verdi", { start: "2022-10-13", end: "2025-01-01" }, "senato-uno")).toEqual([
      { group: "senato-uno", start: null, end: "2025-01-01" },
    ]);
    expect(history.spells("S", "bianchi", seat, null)).toEqual([]);
  });
});

describe("GroupHistory, of a change that no vote has shown yet", () => {
  const changed = [
    { group: "camera-uno", start: null, end: "2026-11-25" },
    { group: "camera-due", start: "2026-11-25", end: null },
  ];

  it("dates it to the night that read of it: the votes before stay in the old group", () => {
    const history = new GroupHistory(kept, ground);
    const spells = history.spells("C", "rossi", seat, "camera-due");
    expect(spells).toEqual(changed);
    expect([groupOn(spells, "2023-01-10"), groupOn(spells, "2026-11-24"), groupOn(spells, "2026-11-25")]).toEqual([
      "camera-uno",
      "camera-uno",
      "camera-due",
    ]);
  });

  it("keeps that day in the nights after", () => {
    const first = new GroupHistory(kept, ground);
    first.spells("C", "rossi", seat, "camera-due");
    expect(first.news).toEqual(["C/rossi"]);
    const notes = new Map(first.news.map((key) => [key, first.runs(key)]));
    const next = new GroupHistory(notes, { ...ground, today: "2026-11-26" });
    expect(next.spells("C", "rossi", seat, "camera-due")).toEqual(changed);
  });

  it("believes a vote of the same day more than the list", () => {
    const history = new GroupHistory(kept, ground);
    history.observe("C", "rossi", "camera-uno", "2026-11-25");
    expect(history.spells("C", "rossi", seat, "camera-due")).toEqual([{ group: "camera-uno", start: null, end: null }]);
  });

  it("leaves a mandate that is over as its votes tell it", () => {
    const history = new GroupHistory(kept, ground);
    expect(history.spells("C", "rossi", { ...seat, end: "2026-11-22" }, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-22" },
    ]);
  });
});

describe("GroupHistory without its notes", () => {
  const published = (groups: ReturnType<typeof membership>["groups"]) => ({
    ...ground,
    previous: () => [membership({ branch: "C", groups })],
    upTo: { C: "2026-11-19", S: null },
  });

  it("goes on from what the snapshot says", () => {
    const spells = [
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-due", start: "2024-05-02", end: null },
    ];
    const history = new GroupHistory(new Map(), published(spells));
    history.observe("C", "rossi", "camera-due", "2026-11-24");
    expect(history.spells("C", "rossi", seat, "camera-due")).toEqual(spells);
  });

  it("does not give the past to a group of today", () => {
    const history = new GroupHistory(new Map(), published([{ group: "camera-uno", start: null, end: null }]));
    history.observe("C", "rossi", "camera-due", "2026-11-24");
    expect(history.spells("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-24" },
      { group: "camera-due", start: "2026-11-24", end: null },
    ]);
  });

  it("still learns from older votes which group came before", () => {
    const history = new GroupHistory(new Map(), published([{ group: "camera-due", start: null, end: null }]));
    history.observe("C", "rossi", "camera-uno", "2023-01-10");
    expect(history.spells("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-19" },
      { group: "camera-due", start: "2026-11-19", end: null },
    ]);
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

  describe("when a group changes side", () => {
    const sidesAfter = (...met: readonly (readonly [day: string, isMajority: boolean, of?: "group" | "member"])[]) => {
      const first = new GroupRegister([], { C: null, S: null }, origin);
      first.meet(raw, "C", "2024-05-02", true);
      const next = new GroupRegister(first.records, { C: "2026-11-18", S: null }, origin);
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
      const register = new GroupRegister([], { C: null, S: null }, origin);
      register.meet(raw, "C", "2024-05-02", true, "member");
      expect(register.records[0]?.sides).toEqual([majority]);
    });
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
