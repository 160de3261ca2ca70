import { describe, expect, it } from "vitest";
import { MemberHistory } from "#scripts/pull/sources/api/member-history.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import { membership } from "#tests/fixtures/builders.ts";

const seat = { start: "2022-10-13", end: null };
const ground = {
  groups: new Map<string, unknown>(),
  sides: new Map<string, unknown>(),
  today: "2026-11-25",
  previous: () => [],
  upTo: { C: null, S: null },
  listed: new Map<string, string>(),
};
/** Seen in the first group from the beginning to a vote of last week. */
const kept = new Map([["C/rossi", [["2022-10-13", "2026-11-19", "camera-uno"]]]]);

describe("MemberHistory", () => {
  it("dates a change to the first vote in the new group", () => {
    const history = new MemberHistory(ground);
    for (const [day, group] of [
      ["2024-05-02", "camera-misto"],
      ["2023-01-10", "camera-uno"],
      ["2024-04-30", "camera-uno"],
    ] as const)
      history.observe("C", "rossi", group, day);
    expect(history.periods("C", "rossi", seat, "camera-misto")).toEqual([
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-misto", start: "2024-05-02", end: null },
    ]);
  });

  it("goes on from what an earlier run knew", () => {
    const first = new MemberHistory(ground);
    first.observe("C", "rossi", "camera-uno", "2023-01-10");
    first.observe("C", "rossi", "camera-due", "2024-05-02");
    const second = new MemberHistory({ ...ground, groups: new Map([["C/rossi", first.runs("C/rossi")]]) });
    second.observe("C", "rossi", "camera-due", "2026-11-20");
    expect(second.runs("C/rossi")).toEqual([
      ["2023-01-10", "2023-01-10", "camera-uno"],
      ["2024-05-02", "2026-11-20", "camera-due"],
    ]);
  });

  it("closes with the mandate, and takes the present group where no vote has shown it", () => {
    const history = new MemberHistory(ground);
    expect(history.periods("S", "verdi", { start: "2022-10-13", end: "2025-01-01" }, "senato-uno")).toEqual([
      { group: "senato-uno", start: null, end: "2025-01-01" },
    ]);
    expect(history.periods("S", "bianchi", seat, null)).toEqual([]);
  });
});

describe("MemberHistory, of a change that no vote has shown yet", () => {
  const changed = [
    { group: "camera-uno", start: null, end: "2026-11-25" },
    { group: "camera-due", start: "2026-11-25", end: null },
  ];

  it("dates it to the night that read of it: the votes before stay in the old group", () => {
    const history = new MemberHistory({ ...ground, groups: kept });
    const periods = history.periods("C", "rossi", seat, "camera-due");
    expect(periods).toEqual(changed);
    expect([groupOn(periods, "2023-01-10"), groupOn(periods, "2026-11-24"), groupOn(periods, "2026-11-25")]).toEqual([
      "camera-uno",
      "camera-uno",
      "camera-due",
    ]);
  });

  it("keeps that day in the nights after", () => {
    const first = new MemberHistory({ ...ground, groups: kept });
    first.periods("C", "rossi", seat, "camera-due");
    expect(first.news).toEqual(["C/rossi"]);
    const notes = new Map(first.news.map((key) => [key, first.runs(key)]));
    const next = new MemberHistory({ ...ground, groups: notes, today: "2026-11-26" });
    expect(next.periods("C", "rossi", seat, "camera-due")).toEqual(changed);
  });

  it("believes a vote of the same day more than the list", () => {
    const history = new MemberHistory({ ...ground, groups: kept });
    history.observe("C", "rossi", "camera-uno", "2026-11-25");
    expect(history.periods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: null },
    ]);
  });

  it("leaves a mandate that is over as its votes tell it", () => {
    const history = new MemberHistory({ ...ground, groups: kept });
    expect(history.periods("C", "rossi", { ...seat, end: "2026-11-22" }, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-22" },
    ]);
  });
});

describe("MemberHistory, of a list that lags behind the votes", () => {
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
  const periods = [
    { group: "camera-uno", start: null, end: "2026-11-12" },
    { group: "camera-due", start: "2026-11-12", end: null },
  ];

  it("does not send the member back, on this night or on the next", () => {
    const history = new MemberHistory({ ...ground, groups: moved, listed });
    expect(history.periods("C", "rossi", seat, "camera-uno")).toEqual(periods);
    expect([history.news, [...history.listed]]).toEqual([[], []]);
    expect(history.periods("C", "rossi", seat, "camera-due")).toEqual(periods);
    expect([...history.listed]).toEqual([["C/rossi", "camera-due"]]);
  });

  it("believes it again when it gives a group that it did not give before", () => {
    const history = new MemberHistory({ ...ground, groups: moved, listed: new Map([["C/rossi", "camera-due"]]) });
    expect(history.periods("C", "rossi", seat, "camera-uno").at(-1)).toEqual({
      group: "camera-uno",
      start: "2026-11-25",
      end: null,
    });
  });
});

describe("MemberHistory, of an old vote that says otherwise", () => {
  it("takes its day out of what was known, and no more", () => {
    const history = new MemberHistory({ ...ground, groups: kept });
    history.observe("C", "rossi", "camera-due", "2023-06-01");
    expect(history.periods("C", "rossi", seat, "camera-uno")).toEqual([
      { group: "camera-uno", start: null, end: "2023-06-01" },
      { group: "camera-due", start: "2023-06-01", end: "2023-06-02" },
      { group: "camera-uno", start: "2023-06-02", end: null },
    ]);
  });
});

describe("MemberHistory without its notes", () => {
  const published = (groups: ReturnType<typeof membership>["groups"]) => ({
    ...ground,
    previous: () => [membership({ branch: "C", groups })],
    upTo: { C: "2026-11-19", S: null },
  });

  it("goes on from what the snapshot says", () => {
    const periods = [
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-due", start: "2024-05-02", end: null },
    ];
    const history = new MemberHistory(published(periods));
    history.observe("C", "rossi", "camera-due", "2026-11-24");
    expect(history.periods("C", "rossi", seat, "camera-due")).toEqual(periods);
  });

  it("does not give the past to a group of today", () => {
    const history = new MemberHistory(published([{ group: "camera-uno", start: null, end: null }]));
    history.observe("C", "rossi", "camera-due", "2026-11-24");
    expect(history.periods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-24" },
      { group: "camera-due", start: "2026-11-24", end: null },
    ]);
  });

  it("still learns from older votes which group came before", () => {
    const history = new MemberHistory(published([{ group: "camera-due", start: null, end: null }]));
    history.observe("C", "rossi", "camera-uno", "2023-01-10");
    expect(history.periods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-19" },
      { group: "camera-due", start: "2026-11-19", end: null },
    ]);
  });
});

describe("MemberHistory, of the side of who is in the mixed group", () => {
  it("follows the votes in whatever order they are read, and goes on from what an earlier run knew", () => {
    const first = new MemberHistory(ground);
    first.observeSide("C", "rossi", "majority", "2024-06-01");
    first.observeSide("C", "rossi", "opposition", "2024-05-02");
    first.observeSide("C", "rossi", "opposition", "2023-05-02");
    const turned = [
      { side: "opposition", start: null, end: "2024-06-01" },
      { side: "majority", start: "2024-06-01", end: null },
    ];
    expect(first.ownSides("C", "rossi", seat, null)).toEqual(turned);
    const next = new MemberHistory({ ...ground, sides: new Map([["C/rossi", first.sideRuns("C/rossi")]]) });
    next.observeSide("C", "rossi", "majority", "2026-11-24");
    expect(next.ownSides("C", "rossi", seat, "opposition")).toEqual(turned);
    expect(next.news).toEqual(["C/rossi"]);
  });

  it("takes that of the list where no vote has shown one, and what was published where notes were lost", () => {
    const history = new MemberHistory(ground);
    expect(history.ownSides("C", "rossi", seat, "majority")).toEqual([{ side: "majority", start: null, end: null }]);
    expect(history.ownSides("C", "rossi", seat, null)).toBeUndefined();
    const own = [
      { side: "opposition" as const, start: null, end: "2024-06-01" },
      { side: "majority" as const, start: "2024-06-01", end: null },
    ];
    const published = { ...ground, upTo: { C: "2026-11-24", S: null }, previous: () => [membership({ sides: own })] };
    expect(new MemberHistory(published).ownSides("C", "rossi", seat, null)).toEqual(own);
  });
});
