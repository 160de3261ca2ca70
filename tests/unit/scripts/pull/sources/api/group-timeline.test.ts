import { describe, expect, it } from "vitest";
import { GroupTimeline } from "#scripts/pull/sources/api/group-timeline.ts";
import { nameOn, sideOn } from "#src/domain/group-on-day.ts";

describe("GroupTimeline", () => {
  const origin = { name: "x", day: "2026-11-20" };
  const tomorrow = { name: "x", day: "2026-11-21" };
  const raw = { acronym: "UNO-S", slug: "uno-2022", branch: "camera", name: "Uno e Sole", color: "#37A6A5" };

  it("keeps the address of a group that changes name and acronym", () => {
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    expect(groups.resolveGroup(raw, "C", "2023-01-10", true)).toBe("camera-uno-s");
    expect(groups.resolveGroup({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14", true)).toBe("camera-uno-s");
    expect(groups.records[0]?.names).toEqual([
      { name: "Uno e Sole", acronym: "UNO-S", start: null, end: "2024-03-14" },
      { name: "Uno", acronym: "UNO", start: "2024-03-14", end: null },
    ]);
    expect(groups.records[0]?.sides).toEqual([{ side: "majority", start: null, end: null }]);
  });

  it("does not take an old vote for the present name", () => {
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    groups.resolveGroup({ ...raw, acronym: "UNO", name: "Uno" }, "C", "2024-03-14");
    groups.resolveGroup(raw, "C", "2023-01-10");
    expect(groups.records[0]?.names.at(-1)?.name).toBe("Uno");
  });

  describe("of a group that was renamed", () => {
    const old = { ...raw, slug: null, acronym: "UNO", name: "Uno e Sole" };
    const present = { ...old, name: "Uno" };
    const start = () => new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    const next = (first: GroupTimeline, names: ReadonlyMap<string, unknown> = first.observedNames) =>
      new GroupTimeline(first.records, { upTo: { C: "2026-11-19", S: null }, sides: new Map(), names }, origin);
    const dated = (day: string) => [
      { name: "Uno e Sole", acronym: "UNO", start: null, end: day },
      { name: "Uno", acronym: "UNO", start: day, end: null },
    ];

    it("gives both names with their days, of votes that are read newest first", () => {
      const groups = start();
      for (const [day, mention] of [
        ["2026-11-19", present],
        ["2024-03-14", present],
        ["2023-01-10", old],
        ["2022-12-01", old],
      ] as const)
        groups.resolveGroup(mention, "C", day);
      expect(groups.records[0]?.names).toEqual(dated("2024-03-14"));
      expect(nameOn(groups.records[0]?.names ?? [], "2023-05-01")?.name).toBe("Uno e Sole");
    });

    it("does so over several nights, with or without the saved names", () => {
      const first = start();
      for (const day of ["2026-11-19", "2024-03-14"]) first.resolveGroup(present, "C", day);
      const second = next(first);
      second.resolveGroup(old, "C", "2023-01-10");
      expect(second.records[0]?.names).toEqual(dated("2024-03-14"));
      const third = next(second, new Map());
      third.resolveGroup(present, "C", "2026-11-20");
      expect(third.records[0]?.names).toEqual(dated("2024-03-14"));
    });

    it("dates a new name of a second night to its first vote", () => {
      const first = start();
      first.resolveGroup(old, "C", "2026-11-19");
      const second = next(first);
      second.resolveGroup(present, "C", "2026-11-20");
      expect(second.records[0]?.names).toEqual(dated("2026-11-20"));
    });

    it("does not rename it in the past because a member who left names it by its present name", () => {
      const groups = start();
      groups.resolveGroup(present, "C", "2026-11-19");
      groups.resolveGroup(old, "C", "2022-12-01");
      groups.resolveGroup(old, "C", "2023-06-01");
      groups.resolveGroup(present, "C", "2023-01-10", null, "member");
      expect(groups.records[0]?.names).toEqual(dated("2026-11-19"));
    });

    it("takes today's name from the list of members, before a vote has it", () => {
      const first = start();
      first.resolveGroup(old, "C", "2026-11-19");
      first.resolveGroup(old, "C", origin.day, null, "member");
      const { observedNames: names, listedNames } = first;
      const upTo = { C: "2026-11-20", S: null };
      const second = new GroupTimeline(first.records, { upTo, sides: new Map(), names, listedNames }, tomorrow);
      second.resolveGroup(present, "C", tomorrow.day, null, "member");
      expect(second.records[0]?.names).toEqual(dated(tomorrow.day));
      expect(second.remarks).toEqual([]);
    });

    it("makes no history of profiles and votes that call it otherwise: the votes win, and it is noted", () => {
      const first = start();
      first.resolveGroup(old, "C", "2026-11-19");
      first.resolveGroup(present, "C", origin.day, null, "member");
      const { observedNames: names, listedNames } = first;
      const upTo = { C: "2026-11-20", S: null };
      const second = new GroupTimeline(first.records, { upTo, sides: new Map(), names, listedNames }, tomorrow);
      second.resolveGroup(old, "C", tomorrow.day);
      second.resolveGroup(present, "C", tomorrow.day, null, "member");
      for (const groups of [first, second])
        expect(groups.records[0]?.names).toEqual([{ name: "Uno e Sole", acronym: "UNO", start: null, end: null }]);
      expect(first.remarks).toEqual([
        'groups: profiles call camera-uno "Uno (UNO)", votes "Uno e Sole (UNO)"; votes win',
      ]);
    });
  });

  describe("of a group under a new slug and a new acronym", () => {
    const old = { ...raw, slug: "UNO", acronym: "UNO", name: "Uno e Sole" };
    const renamed = { ...raw, slug: "SOL", acronym: "SOL", name: "Sole" };
    const other = { ...raw, slug: "DUE", acronym: "DUE", name: "Due" };
    const before = new Map(
      ["a", "b", "c", "d", "x"].map((person) => [person, person === "x" ? "camera-due" : "camera-uno"]),
    );
    const adopt = (members: string, ...rest: readonly { person: string; group: typeof old }[]) => {
      const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      groups.resolveGroup(old, "C", "2026-11-18");
      groups.resolveGroup(other, "C", "2026-11-18");
      const named = Array.from(members, (person) => ({ person, group: renamed }));
      groups.adoptRenamed([...named, ...rest], "C", (person) => before.get(person) ?? null);
      groups.resolveGroup(renamed, "C", "2026-11-19");
      return groups.records.map(({ id, aliases, names }) => [id, aliases, names.map(({ acronym }) => acronym)]);
    };
    const two = ["camera-due", [], ["DUE"]];

    it("is the same group renamed, if its members are the same", () => {
      const same = [["camera-uno", ["camera-sol"], ["UNO", "SOL"]], two];
      expect(adopt("abcd")).toEqual(same);
      // One left, one joined: three of four.
      expect(adopt("abcx", { person: "d", group: other })).toEqual(same);
    });

    it("is another group, if the old one goes on, or its members went to several", () => {
      const another = [["camera-uno", [], ["UNO"]], two, ["camera-sol", [], ["SOL"]]];
      expect(adopt("abc", { person: "d", group: old })).toEqual(another);
      expect(adopt("ab", { person: "c", group: other }, { person: "d", group: other })).toEqual(another);
    });
  });

  it("keeps the name of a group that a row calls by its acronym alone", () => {
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    groups.resolveGroup(raw, "C", "2023-01-10");
    groups.resolveGroup({ ...raw, name: null }, "C", "2023-01-11");
    expect(groups.records[0]?.names).toEqual([{ name: "Uno e Sole", acronym: "UNO-S", start: null, end: null }]);
  });

  describe("of votes that are read newest first", () => {
    const opposition = { side: "opposition", start: null, end: "2023-09-12" };
    const majority = { side: "majority", start: "2023-09-12", end: null };

    it("dates the sides of a group by the day of each vote", () => {
      const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      for (const [day, isMajority] of [
        ["2026-11-19", true],
        ["2023-09-12", true],
        ["2023-07-26", false],
      ] as const)
        groups.resolveGroup(raw, "C", day, isMajority);
      expect(groups.records[0]?.sides).toEqual([opposition, majority]);
    });

    it("does so over several nights, whichever the later ones bring", () => {
      const first = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      for (const day of ["2026-11-19", "2023-09-12"]) first.resolveGroup(raw, "C", day, true);
      const next = new GroupTimeline(
        first.records,
        { upTo: { C: "2026-11-19", S: null }, sides: first.observedSides },
        origin,
      );
      next.resolveGroup(raw, "C", "2023-07-26", false);
      expect(next.records[0]?.sides).toEqual([opposition, majority]);
      expect(next.observedSides).toEqual(
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
      const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      groups.resolveGroup(raw, "C", "2026-11-19", true, "member");
      groups.resolveGroup(raw, "C", "2026-11-19", false);
      expect(groups.records[0]?.sides).toEqual([{ side: "opposition", start: null, end: null }]);
    });
  });

  describe("when a group changes side", () => {
    const sidesAfter = (...met: readonly (readonly [day: string, isMajority: boolean, of?: "group" | "member"])[]) => {
      const first = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      first.resolveGroup(raw, "C", "2024-05-02", true);
      const next = new GroupTimeline(first.records, { upTo: { C: "2026-11-18", S: null }, sides: new Map() }, origin);
      for (const [day, isMajority, of] of met) next.resolveGroup(raw, "C", day, isMajority, of);
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
      const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
      groups.resolveGroup(raw, "C", "2024-05-02", true, "member");
      expect(groups.records[0]?.sides).toEqual([majority]);
    });
  });

  it("knows no group where there is none, nor in the pseudo-groups of the two sides", () => {
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    expect(groups.resolveGroup(null, "C", "2023-01-10")).toBeNull();
    expect(groups.resolveGroup({ ...raw, acronym: "Maggioranza", branch: "parlamento" }, "C", "2023-01-10")).toBeNull();
    expect(groups.records).toEqual([]);
  });

  it("gives the mixed group no side and unknown colours no hue", () => {
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    groups.resolveGroup({ ...raw, acronym: "Misto", slug: "misto", color: "red" }, "C", "2023-01-10", true);
    expect(groups.records[0]).toMatchObject({ isMixed: true, color: null, sides: [] });
  });
});
