import { describe, expect, it } from "vitest";
import { MemberTimeline } from "#scripts/pull/sources/api/timeline.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import { membership } from "#tests/fixtures/builders.ts";

const seat = { start: "2022-10-13", end: null };
const options = {
  groups: new Map<string, unknown>(),
  sides: new Map<string, unknown>(),
  today: "2026-11-25",
  previous: () => [],
  upTo: { C: null, S: null },
  listed: new Map<string, string>(),
  changed: new Map<string, unknown>(),
};
/** Seen in the first group from the beginning to a vote of last week. */
const kept = new Map([["C/rossi", [["2022-10-13", "2026-11-19", "camera-uno"]]]]);

describe("MemberTimeline", () => {
  it("dates a change to the first vote in the new group", () => {
    const history = new MemberTimeline(options);
    for (const [day, group] of [
      ["2024-05-02", "camera-misto"],
      ["2023-01-10", "camera-uno"],
      ["2024-04-30", "camera-uno"],
    ] as const)
      history.recordGroup("C", "rossi", group, day);
    expect(history.groupPeriods("C", "rossi", seat, "camera-misto")).toEqual([
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-misto", start: "2024-05-02", end: null },
    ]);
  });

  it("takes the group of the last vote of a day, in whatever order they are read", () => {
    for (const order of [
      [2, 1],
      [1, 2],
    ]) {
      const history = new MemberTimeline(options);
      history.recordGroup("C", "rossi", "camera-uno", "2023-01-10#000980001");
      for (const number of order)
        history.recordGroup("C", "rossi", number === 1 ? "camera-uno" : "camera-due", `2024-05-02#00120000${number}`);
      expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual([
        { group: "camera-uno", start: null, end: "2024-05-02" },
        { group: "camera-due", start: "2024-05-02", end: null },
      ]);
    }
  });

  it("does not take back a change when a later run reads an earlier vote of that day again", () => {
    const first = new MemberTimeline(options);
    first.recordGroup("C", "rossi", "camera-uno", "2023-01-10#000980001");
    first.recordGroup("C", "rossi", "camera-due", "2024-05-02#001200005");
    const second = new MemberTimeline({ ...options, groups: new Map([["C/rossi", first.groupRanges("C/rossi")]]) });
    second.recordGroup("C", "rossi", "camera-uno", "2024-05-02#001200002");
    expect(second.groupPeriods("C", "rossi", seat, "camera-due")).toEqual(
      first.groupPeriods("C", "rossi", seat, "camera-due"),
    );
  });

  it("gives no first day to the only group known of a member who has changed group, in later runs too", () => {
    const first = new MemberTimeline(options);
    first.recordGroup("C", "rossi", "camera-due", "2024-05-02");
    const [undated, whole] = [
      [{ group: "camera-due", start: null, end: null, knownFrom: "2024-05-02" }],
      [{ group: "camera-due", start: null, end: null }],
    ];
    expect(first.groupPeriods("C", "rossi", seat, "camera-due", true)).toEqual(undated);
    const notes = {
      groups: new Map([["C/rossi", first.groupRanges("C/rossi")]]),
      changed: first.changed,
    };
    expect(new MemberTimeline({ ...options, ...notes }).groupPeriods("C", "rossi", seat, null)).toEqual(undated);
    // An older vote shows the other group.
    const later = new MemberTimeline({ ...options, ...notes });
    later.recordGroup("C", "rossi", "camera-uno", "2023-01-10");
    expect(later.groupPeriods("C", "rossi", seat, null)).toEqual([
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-due", start: "2024-05-02", end: null },
    ]);
    const other = new MemberTimeline(options);
    other.recordGroup("C", "rossi", "camera-due", "2024-05-02");
    expect(other.groupPeriods("C", "rossi", seat, "camera-due", false)).toEqual(whole);
    expect(other.groupPeriods("C", "verdi", seat, "camera-due", true)).toEqual([
      { group: "camera-due", start: null, end: null, knownFrom: options.today },
    ]);
  });

  it("goes on from what an earlier run knew", () => {
    const first = new MemberTimeline(options);
    first.recordGroup("C", "rossi", "camera-uno", "2023-01-10");
    first.recordGroup("C", "rossi", "camera-due", "2024-05-02");
    const second = new MemberTimeline({ ...options, groups: new Map([["C/rossi", first.groupRanges("C/rossi")]]) });
    second.recordGroup("C", "rossi", "camera-due", "2026-11-20");
    expect(second.groupRanges("C/rossi")).toEqual([
      ["2023-01-10", "2023-01-10", "camera-uno"],
      ["2024-05-02", "2026-11-20", "camera-due"],
    ]);
  });

  it("closes with the mandate, and takes the present group where no vote has shown it", () => {
    const history = new MemberTimeline(options);
    expect(history.groupPeriods("S", "verdi", { start: "2022-10-13", end: "2025-01-01" }, "senato-uno")).toEqual([
      { group: "senato-uno", start: null, end: "2025-01-01" },
    ]);
    expect(history.groupPeriods("S", "bianchi", seat, null)).toEqual([]);
  });
});

describe("MemberTimeline, of a change that no vote has shown yet", () => {
  const changed = [
    { group: "camera-uno", start: null, end: "2026-11-25" },
    { group: "camera-due", start: "2026-11-25", end: null },
  ];

  it("dates it to the night that read of it: the votes before stay in the old group", () => {
    const history = new MemberTimeline({ ...options, groups: kept });
    const periods = history.groupPeriods("C", "rossi", seat, "camera-due");
    expect(periods).toEqual(changed);
    expect([groupOn(periods, "2023-01-10"), groupOn(periods, "2026-11-24"), groupOn(periods, "2026-11-25")]).toEqual([
      "camera-uno",
      "camera-uno",
      "camera-due",
    ]);
  });

  it("keeps that day in the nights after", () => {
    const first = new MemberTimeline({ ...options, groups: kept });
    first.groupPeriods("C", "rossi", seat, "camera-due");
    expect(first.observed).toEqual(["C/rossi"]);
    const notes = new Map(first.observed.map((key) => [key, first.groupRanges(key)]));
    const next = new MemberTimeline({ ...options, groups: notes, today: "2026-11-26" });
    expect(next.groupPeriods("C", "rossi", seat, "camera-due")).toEqual(changed);
  });

  it("believes a vote of the same day more than the list", () => {
    const history = new MemberTimeline({ ...options, groups: kept });
    history.recordGroup("C", "rossi", "camera-uno", "2026-11-25");
    expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: null },
    ]);
  });

  it("leaves a mandate that is over as its votes tell it", () => {
    const history = new MemberTimeline({ ...options, groups: kept });
    expect(history.groupPeriods("C", "rossi", { ...seat, end: "2026-11-22" }, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-22" },
    ]);
  });
});

describe("MemberTimeline, of a list that lags behind the votes", () => {
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
    const history = new MemberTimeline({ ...options, groups: moved, listed });
    expect(history.groupPeriods("C", "rossi", seat, "camera-uno")).toEqual(periods);
    expect([history.observed, [...history.listed]]).toEqual([[], []]);
    expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual(periods);
    expect([...history.listed]).toEqual([["C/rossi", "camera-due"]]);
  });

  it("believes it again when it gives a group that it did not give before", () => {
    const history = new MemberTimeline({ ...options, groups: moved, listed: new Map([["C/rossi", "camera-due"]]) });
    expect(history.groupPeriods("C", "rossi", seat, "camera-uno").at(-1)).toEqual({
      group: "camera-uno",
      start: "2026-11-25",
      end: null,
    });
  });
});

describe("MemberTimeline, of an old vote that says otherwise", () => {
  it("takes its day out of what was known, and no more", () => {
    const history = new MemberTimeline({ ...options, groups: kept });
    history.recordGroup("C", "rossi", "camera-due", "2023-06-01");
    expect(history.groupPeriods("C", "rossi", seat, "camera-uno")).toEqual([
      { group: "camera-uno", start: null, end: "2023-06-01" },
      { group: "camera-due", start: "2023-06-01", end: "2023-06-02" },
      { group: "camera-uno", start: "2023-06-02", end: null },
    ]);
  });
});

describe("MemberTimeline without its notes", () => {
  const published = (groups: ReturnType<typeof membership>["groups"]) => ({
    ...options,
    previous: () => [membership({ branch: "C", groups })],
    upTo: { C: "2026-11-19", S: null },
  });

  it("goes on from what the snapshot says", () => {
    const periods = [
      { group: "camera-uno", start: null, end: "2024-05-02" },
      { group: "camera-due", start: "2024-05-02", end: null },
    ];
    const history = new MemberTimeline(published(periods));
    history.recordGroup("C", "rossi", "camera-due", "2026-11-24");
    expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual(periods);
  });

  it("does not give the past to a group of today", () => {
    const history = new MemberTimeline(published([{ group: "camera-uno", start: null, end: null }]));
    history.recordGroup("C", "rossi", "camera-due", "2026-11-24");
    expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-24" },
      { group: "camera-due", start: "2026-11-24", end: null },
    ]);
  });

  it("still learns from older votes which group came before", () => {
    const history = new MemberTimeline(published([{ group: "camera-due", start: null, end: null }]));
    history.recordGroup("C", "rossi", "camera-uno", "2023-01-10");
    expect(history.groupPeriods("C", "rossi", seat, "camera-due")).toEqual([
      { group: "camera-uno", start: null, end: "2026-11-19" },
      { group: "camera-due", start: "2026-11-19", end: null },
    ]);
  });
});

describe("MemberTimeline, of the side of who is in the mixed group", () => {
  it("follows the votes in whatever order they are read, and goes on from what an earlier run knew", () => {
    const first = new MemberTimeline(options);
    first.recordSide("C", "rossi", "majority", "2024-06-01");
    first.recordSide("C", "rossi", "opposition", "2024-05-02");
    first.recordSide("C", "rossi", "opposition", "2023-05-02");
    const turned = [
      { side: "opposition", start: null, end: "2024-06-01" },
      { side: "majority", start: "2024-06-01", end: null },
    ];
    expect(first.sidePeriods("C", "rossi", seat, null)).toEqual(turned);
    const next = new MemberTimeline({ ...options, sides: new Map([["C/rossi", first.sideRanges("C/rossi")]]) });
    next.recordSide("C", "rossi", "majority", "2026-11-24");
    expect(next.sidePeriods("C", "rossi", seat, "opposition")).toEqual(turned);
    expect(next.observed).toEqual(["C/rossi"]);
  });

  it("takes that of the list where no vote has shown one, and what was published where notes were lost", () => {
    const history = new MemberTimeline(options);
    expect(history.sidePeriods("C", "rossi", seat, "majority")).toEqual([{ side: "majority", start: null, end: null }]);
    expect(history.sidePeriods("C", "rossi", seat, null)).toBeUndefined();
    const own = [
      { side: "opposition" as const, start: null, end: "2024-06-01" },
      { side: "majority" as const, start: "2024-06-01", end: null },
    ];
    const published = { ...options, upTo: { C: "2026-11-24", S: null }, previous: () => [membership({ sides: own })] };
    expect(new MemberTimeline(published).sidePeriods("C", "rossi", seat, null)).toEqual(own);
  });
});
