import { describe, expect, it } from "vitest";
import { GroupHistory } from "#scripts/pull/sources/api/group-history.ts";
import { groupOn } from "#src/domain/spells.ts";
import { membership } from "#tests/fixtures/builders.ts";

const seat = { start: "2022-10-13", end: null };
const ground = {
  today: "2026-11-25",
  previous: () => [],
  upTo: { C: null, S: null },
  listed: new Map<string, string>(),
};
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

describe("GroupHistory, of a list that lags behind the votes", () => {
  const moved = new Map([
    [
      "C/rossi",
      [
        ["2022-10-13", "2026-11-11", "camera-uno"],
        ["2026-11-12", "2026-11-19", "camera-due"],
      ],
    ],
  ]);
  const listed = new Map([["C/rossi", "camera-uno"]]);
  const spells = [
    { group: "camera-uno", start: null, end: "2026-11-12" },
    { group: "camera-due", start: "2026-11-12", end: null },
  ];

  it("does not send the member back, on this night or on the next", () => {
    const history = new GroupHistory(moved, { ...ground, listed });
    expect(history.spells("C", "rossi", seat, "camera-uno")).toEqual(spells);
    expect([history.news, [...history.listed]]).toEqual([[], []]);
    expect(history.spells("C", "rossi", seat, "camera-due")).toEqual(spells);
    expect([...history.listed]).toEqual([["C/rossi", "camera-due"]]);
  });

  it("believes it again when it gives a group that it did not give before", () => {
    const history = new GroupHistory(moved, { ...ground, listed: new Map([["C/rossi", "camera-due"]]) });
    expect(history.spells("C", "rossi", seat, "camera-uno").at(-1)).toEqual({
      group: "camera-uno",
      start: "2026-11-25",
      end: null,
    });
  });
});

describe("GroupHistory, of an old vote that says otherwise", () => {
  it("takes its day out of what was known, and no more", () => {
    const history = new GroupHistory(kept, ground);
    history.observe("C", "rossi", "camera-due", "2023-06-01");
    expect(history.spells("C", "rossi", seat, "camera-uno")).toEqual([
      { group: "camera-uno", start: null, end: "2023-06-01" },
      { group: "camera-due", start: "2023-06-01", end: "2023-06-02" },
      { group: "camera-uno", start: "2023-06-02", end: null },
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
