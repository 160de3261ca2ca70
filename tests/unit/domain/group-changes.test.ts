import { describe, expect, it } from "vitest";
import {
  countChanges,
  countCrossings,
  countUndated,
  findGroupChanges,
  findTurns,
  lastPassages,
  type GroupChange,
} from "#src/domain/group-changes.ts";
import { membership, person } from "#tests/fixtures/builders.ts";

const period = (group: string, start: string | null, end: string | null = null) => ({ group, start, end });

describe("findGroupChanges", () => {
  it("ignores joining while groups are being formed", () => {
    const founder = person({
      memberships: [membership({ groups: [period("misto", "2022-10-13", "2022-10-20"), period("uno", "2022-10-20")] })],
    });
    expect(findGroupChanges([founder], "C").changes).toEqual([]);
  });

  it("reports a change for both groups", () => {
    const changer = person({
      id: "rossi",
      memberships: [membership({ groups: [period("uno", "2022-10-18", "2024-02-01"), period("due", "2024-02-01")] })],
    });
    expect(findGroupChanges([changer], "C").changes).toMatchObject([
      { group: "uno", direction: "out", person: "rossi", date: "2024-02-01", reason: "group", other: "due" },
      { group: "due", direction: "in", person: "rossi", date: "2024-02-01", reason: "group", other: "uno" },
    ]);
  });

  it("dates a change with time in no group by the days of leaving and joining", () => {
    const apart = person({
      id: "bianchi",
      memberships: [membership({ groups: [period("uno", "2022-10-18", "2024-02-09"), period("due", "2024-02-21")] })],
    });
    expect(findGroupChanges([apart], "C").changes).toMatchObject([
      { group: "uno", direction: "out", date: "2024-02-09", reason: "none", other: null },
      { group: "due", direction: "in", date: "2024-02-21", reason: "none", other: null },
    ]);
  });

  it("reports leaving a group for none, also when the mandate ends later", () => {
    const groups = [period("uno", "2022-10-18", "2024-02-09")];
    for (const end of [null, "2024-06-01"])
      expect(findGroupChanges([person({ memberships: [membership({ groups, end })] })], "C").changes).toMatchObject([
        { group: "uno", direction: "out", date: "2024-02-09", reason: "none", other: null },
      ]);
  });

  it("reports the reason for the end of a mandate and the successor", () => {
    const leaver = person({
      id: "verdi",
      memberships: [
        membership({
          end: "2025-03-04",
          endReason: "Dimissioni",
          replacedBy: "neri",
          groups: [period("uno", "2022-10-18", "2025-03-04")],
        }),
      ],
    });
    const heir = person({
      id: "neri",
      memberships: [membership({ start: "2025-03-11", replaces: "verdi", groups: [period("uno", "2025-03-12")] })],
    });
    expect(findGroupChanges([leaver, heir], "C").changes).toMatchObject([
      {
        group: "uno",
        direction: "out",
        person: "verdi",
        date: "2025-03-03",
        reason: "mandate",
        endReason: "Dimissioni",
        counterpart: "neri",
      },
      { group: "uno", direction: "in", person: "neri", date: "2025-03-12", reason: "mandate", counterpart: "verdi" },
    ]);
  });

  it("does not date a change on an unknown day, and names no group that may not be the next one", () => {
    const unknown = { ...period("tre", null), knownFrom: "2025-12-03" };
    const twice = person({
      id: "neri",
      memberships: [membership({ groups: [period("uno", "2022-10-18", "2023-11-20"), unknown] })],
    });
    const once = person({ id: "verdi", memberships: [membership({ start: "2023-03-01", groups: [unknown] })] });
    expect(findGroupChanges([twice, once], "C").changes).toEqual([
      {
        group: "uno",
        direction: "out",
        person: "neri",
        date: "2023-11-20",
        reason: "group",
        other: null,
        endReason: null,
        counterpart: null,
      },
    ]);
    const back = membership({ groups: [period("tre", "2022-10-18", "2023-05-01"), unknown] });
    expect(findGroupChanges([person({ memberships: [back] })], "C").changes).toMatchObject([
      { group: "tre", direction: "out", date: "2023-05-01", other: null },
    ]);
    expect(countUndated([...twice.memberships, ...once.memberships, membership()])).toBe(2);
  });

  it("dates leaving a group by the first time, if it is joined again", () => {
    const unknown = { ...period("due", null, "2025-01-01"), knownFrom: "2024-03-01" };
    const back = person({
      memberships: [
        membership({ groups: [period("uno", "2022-10-18", "2024-02-09"), unknown, period("uno", "2025-01-01")] }),
      ],
    });
    expect(findGroupChanges([back], "C").changes.map(({ group, direction, date }) => [group, direction, date])).toEqual(
      [
        ["uno", "out", "2024-02-09"],
        ["due", "out", "2025-01-01"],
        ["uno", "in", "2025-01-01"],
      ],
    );
  });

  it("reports leaving a group and returning to it", () => {
    const groups = [period("uno", "2022-10-18", "2024-02-09"), period("uno", "2024-02-21")];
    expect(findGroupChanges([person({ memberships: [membership({ groups })] })], "C").changes).toMatchObject([
      { group: "uno", direction: "out", date: "2024-02-09", reason: "none" },
      { group: "uno", direction: "in", date: "2024-02-21", reason: "none" },
    ]);
  });

  it("ignores two consecutive periods in the same group, and the other chamber", () => {
    const same = person({
      memberships: [membership({ groups: [period("uno", "2022-10-18", "2024-01-01"), period("uno", "2024-01-01")] })],
    });
    expect(findGroupChanges([same], "C").changes).toEqual([]);
    expect(findGroupChanges([same], "S").changes).toEqual([]);
  });
});

describe("a group whose members move together", () => {
  const day = "2026-01-12";
  const sat = (id: string, ...groups: ReturnType<typeof period>[]) =>
    person({ id, memberships: [membership({ groups })] });
  /** `count` members of the group who are in `to` from the day on. */
  const movers = (count: number, to: string, name: string) =>
    Array.from({ length: count }, (_, i) =>
      sat(`${name}-${String(i)}`, period("uno", "2022-10-18", day), period(to, day)),
    );
  const stayed = sat("neri", period("due", "2022-10-18"));

  it("is one event, and no change of its members: a renamed group under a new id", () => {
    expect(findGroupChanges([...movers(117, "nuovo", "a"), stayed], "C")).toEqual({
      changes: [],
      moves: [{ date: day, from: "uno", to: "nuovo", moved: 117, members: 117 }],
    });
  });

  it("leaves the changes of those who go elsewhere that day, who left before and whose mandate ended", () => {
    const elsewhere = movers(1, "misto", "b");
    const before = sat("bianchi", period("uno", "2022-10-18", "2025-11-03"), period("due", "2025-11-03"));
    const gone = person({
      id: "verdi",
      memberships: [membership({ end: day, groups: [period("uno", "2022-10-18", day)] })],
    });
    const { changes, moves } = findGroupChanges([...movers(6, "due", "a"), ...elsewhere, before, gone, stayed], "C");
    expect(moves).toEqual([{ date: day, from: "uno", to: "due", moved: 6, members: 7 }]);
    expect(changes.map(({ person: id, group, direction }) => `${id} ${direction} ${group}`)).toEqual([
      "bianchi out uno",
      "bianchi in due",
      "verdi out uno",
      "b-0 out uno",
      "b-0 in misto",
    ]);
    expect(countChanges(changes).get("due")).toEqual({ entered: 1, left: 0 });
  });

  it.each([
    ["the group goes on", [...movers(6, "due", "a"), sat("rossi", period("uno", "2022-10-18"))]],
    ["no more than half go to the same group", [...movers(3, "due", "a"), ...movers(3, "misto", "b")]],
    ["the group had two members", movers(2, "due", "a")],
  ])("is no event where %s", (_, people) => {
    const { changes, moves } = findGroupChanges(people, "C");
    expect(moves).toEqual([]);
    expect(changes.length).toBeGreaterThan(3);
  });

  it("is the event that the source says it is, whatever the number of members", () => {
    const successors = new Map([["uno", "due"]]);
    expect(findGroupChanges(movers(2, "due", "a"), "C", successors)).toEqual({
      changes: [],
      moves: [{ date: day, from: "uno", to: "due", moved: 2, members: 2 }],
    });
    expect(findGroupChanges(movers(2, "misto", "a"), "C", successors).moves).toEqual([]);
  });

  it("is none while groups are being formed", () => {
    const early = Array.from({ length: 5 }, (_, i) =>
      sat(`a-${String(i)}`, period("misto", "2022-10-13", "2022-10-20"), period("uno", "2022-10-20")),
    );
    expect(findGroupChanges(early, "C")).toEqual({ changes: [], moves: [] });
  });
});

describe("countChanges", () => {
  it("counts both directions per group", () => {
    const changer = person({
      memberships: [membership({ groups: [period("uno", null, "2024-02-01"), period("due", "2024-02-01")] })],
    });
    const counts = countChanges(findGroupChanges([changer], "C").changes);
    expect([...counts]).toEqual([
      ["uno", { entered: 0, left: 1 }],
      ["due", { entered: 1, left: 0 }],
    ]);
  });
});

it("a change of group whose day is not published is no dated change, but an undated one", () => {
  const groups = [
    { ...period("uno", "2022-10-18", "2024-02-08"), isEndAssumed: true as const },
    { ...period("due", "2024-02-08"), isStartAssumed: true as const },
  ];
  const mandate = membership({ groups });
  expect(findGroupChanges([person({ memberships: [mandate] })], "C").changes).toEqual([]);
  expect(countUndated([mandate])).toBe(1);
});

describe("countCrossings", () => {
  const side = (name: "majority" | "opposition", start: string | null, end: string | null = null) => ({
    side: name,
    start,
    end,
  });
  const groups = new Map([
    ["uno", { isMixed: false, sides: [side("opposition", "2022-10-18")] }],
    ["due", { isMixed: false, sides: [side("majority", "2022-10-18")] }],
    // In opposition until 2025, then on neither side.
    [
      "tre",
      {
        isMixed: false,
        sides: [side("opposition", "2022-10-18", "2025-01-15"), { side: null, start: "2025-01-15", end: null }],
      },
    ],
    ["misto", { isMixed: true, sides: [] }],
  ]);
  const crossings = (
    periods: ReturnType<typeof period>[],
    { sides = [], ...fields }: Partial<Parameters<typeof membership>[0]> = {},
  ) => countCrossings([{ ...membership({ groups: periods, ...fields }), sides }], groups);
  const none = { entered: 0, left: 0 };
  const [came, went] = [
    { entered: 1, left: 0 },
    { entered: 0, left: 1 },
  ];

  it("counts members who change side, and not those who stay on a side", () => {
    expect(crossings([period("uno", "2022-10-18", "2024-02-01"), period("due", "2024-02-01")])).toEqual({
      majority: came,
      opposition: went,
    });
    expect(crossings([period("tre", "2022-10-18", "2024-02-01"), period("uno", "2024-02-01")])).toEqual({
      majority: none,
      opposition: none,
    });
  });

  it("takes the side of the day: of the old group on its last day, of the new one on its first", () => {
    expect(crossings([period("tre", "2022-10-18", "2025-01-15"), period("uno", "2025-01-15")])).toEqual({
      majority: none,
      opposition: none,
    });
    expect(crossings([period("uno", "2022-10-18", "2025-01-15"), period("tre", "2025-01-15")])).toEqual({
      majority: none,
      opposition: went,
    });
    expect(crossings([period("tre", "2022-10-18", "2025-01-15")], { end: "2025-01-15" })).toEqual({
      majority: none,
      opposition: went,
    });
  });

  it("counts members whose group leaves the side, once, but not those who had left the group before", () => {
    expect(crossings([period("tre", "2022-10-18")])).toEqual({ majority: none, opposition: went });
    expect(crossings([period("tre", "2022-10-18", "2023-05-02"), period("due", "2023-05-02")])).toEqual({
      majority: came,
      opposition: went,
    });
  });

  it("counts members who change side within the mixed group, but not those who keep their side in it", () => {
    const sides = [side("opposition", null, "2024-06-01"), side("majority", "2024-06-01")];
    const periods = [period("uno", "2022-10-18", "2023-05-02"), period("misto", "2023-05-02")];
    expect(crossings(periods, { sides })).toEqual({ majority: came, opposition: went });
    expect(crossings(periods, { sides: [side("opposition", null)] })).toEqual({ majority: none, opposition: none });
  });

  it("counts nobody whose side becomes unknown, and a crossing only when the other side is known", () => {
    const left = period("uno", "2022-10-18", "2023-05-02");
    const unknown = (end: string | null = null) => period("misto", "2023-05-02", end);
    expect(crossings([left, unknown()])).toEqual({ majority: none, opposition: none });
    expect(crossings([left, unknown("2024-02-01"), period("uno", "2024-02-01")])).toEqual({
      majority: none,
      opposition: none,
    });
    expect(crossings([left, unknown("2024-02-01"), period("due", "2024-02-01")])).toEqual({
      majority: came,
      opposition: went,
    });
    // Who becomes known has not come from anywhere.
    expect(crossings([period("misto", "2022-10-18", "2024-02-01"), period("due", "2024-02-01")])).toEqual({
      majority: none,
      opposition: none,
    });
    expect(crossings([left, unknown()], { end: "2024-09-01" })).toEqual({ majority: none, opposition: went });
  });

  it("counts mandates that start or end, except in the first weeks", () => {
    expect(crossings([period("due", "2024-03-01", "2024-09-01")], { start: "2024-03-01", end: "2024-09-01" })).toEqual({
      majority: { entered: 1, left: 1 },
      opposition: none,
    });
    expect(crossings([period("due", "2022-10-18")])).toEqual({ majority: none, opposition: none });
  });
});

describe("lastPassages", () => {
  const passage = (id: string, date: string, other: string | null = "uno"): GroupChange => ({
    ...{ group: "due", direction: "in", person: id, date, reason: "group", other, endReason: null, counterpart: null },
  });
  const names = (...args: Parameters<typeof lastPassages>) => lastPassages(...args).map(({ person: id }) => id);

  it("has everybody of the last day, each once", () => {
    const out = { ...passage("neri", "2024-03-01"), direction: "out" } as const;
    const changes = [
      passage("rossi", "2024-02-01"),
      passage("bianchi", "2024-03-01"),
      out,
      passage("neri", "2024-03-01"),
    ];
    expect(names({ changes, moves: [] })).toEqual(["bianchi", "neri"]);
  });

  it("does not count who entered with the mandate, and is empty where somebody was in no group since", () => {
    const entered = { ...passage("verdi", "2024-04-01"), reason: "mandate" } as const;
    const joined = { ...passage("viola", "2024-05-01"), reason: "none" } as const;
    expect(names({ changes: [passage("rossi", "2024-02-01"), entered], moves: [] })).toEqual(["rossi"]);
    expect(names({ changes: [passage("rossi", "2024-02-01"), joined], moves: [] })).toEqual([]);
    expect(names({ changes: [entered], moves: [] })).toEqual([]);
  });

  it("is empty where a whole group moved since, and where the group before is not known", () => {
    const move = { date: "2024-03-01", from: "tre", to: "due", moved: 5, members: 5 };
    const changes = [passage("rossi", "2024-02-01")];
    expect(names({ changes, moves: [move] })).toEqual([]);
    expect(names({ changes, moves: [{ ...move, date: "2023-01-01" }] })).toEqual(["rossi"]);
    expect(names({ changes: [...changes, passage("neri", "2024-03-01", null)], moves: [] })).toEqual([]);
  });
});

describe("findTurns", () => {
  const side = (name: "majority" | "opposition" | null, start: string | null, end: string | null = null) => ({
    side: name,
    start,
    end,
  });
  const turns = (sides: ReturnType<typeof side>[], isMixed = false) => findTurns([{ id: "uno", isMixed, sides }]);

  it("gives the day on which a group changed side, each time, by day", () => {
    const again = [
      side("majority", null, "2024-02-01"),
      side("opposition", "2024-02-01", "2025-03-18"),
      side("majority", "2025-03-18"),
    ];
    const two = [side("opposition", "2022-10-18", "2024-05-09"), side(null, "2024-05-09")];
    const found = findTurns([
      { id: "uno", isMixed: false, sides: again },
      { id: "due", isMixed: false, sides: two },
    ]);
    expect(found).toEqual([
      { group: "uno", date: "2024-02-01", side: "opposition" },
      { group: "due", date: "2024-05-09", side: "neither" },
      { group: "uno", date: "2025-03-18", side: "majority" },
    ]);
    const until = findTurns([{ id: "uno", isMixed: false, sides: again }], "2025-03-17");
    expect(until.map(({ date }) => date)).toEqual(["2024-02-01"]);
  });

  it("knows no day after a time without a known side", () => {
    const sides = [side("majority", null, "2024-02-01"), side("opposition", "2024-03-01")];
    expect(turns(sides)).toEqual([{ group: "uno", date: null, side: "opposition" }]);
    expect(turns([side("majority", null, "2024-02-01"), side("majority", "2024-03-01")])).toEqual([]);
  });

  it("leaves out the mixed group, first sides and those of the first thirty days", () => {
    const sides = [side("majority", "2022-10-18", "2024-02-01"), side("opposition", "2024-02-01")];
    expect(turns(sides, true)).toEqual([]);
    expect(turns([side("majority", "2024-02-01")])).toEqual([]);
    expect(turns([side("majority", "2022-10-18", "2022-11-11"), side("opposition", "2022-11-11")])).toEqual([]);
  });
});
