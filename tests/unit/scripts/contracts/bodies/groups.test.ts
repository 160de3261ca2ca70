import { describe, expect, it } from "vitest";
import { groupListPages, groupPages } from "#scripts/contracts/bodies/groups.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { read, records } from "#tests/fixtures/body-records.ts";

describe("groups", () => {
  it("count members, entries and exits", () => {
    const page = groupListPages.build(read, "C");
    expect(page.groups.map((row) => [row.group.acronym, row.figures.size, row.entered, row.left])).toEqual([
      ["DUE", 2, 1, 0],
      ["UNO", 1, 0, 1],
    ]);
    expect(page).toMatchObject({
      majority: { size: 1, entered: 0, left: 1 },
      opposition: { size: 2, entered: 1, left: 0 },
    });
  });

  it("tell where a member came from", () => {
    const page = groupPages.build(read, "C/camera-due");
    expect(page.changes).toMatchObject([
      { direction: "in", person: { id: "costa" }, other: { acronym: "UNO" }, date: "2024-02-01" },
    ]);
    expect(groupPages.build(read, "C/camera-uno").former.map((row) => [row.person.id, row.end])).toEqual([
      ["costa", "2024-02-01"],
    ]);
  });
});

it("has nobody in a group of the legislature before it began, nor as an entry on a day that no source gave", () => {
  const life = membership({
    branch: "S",
    start: "2013-08-30",
    groups: [{ group: "senato-misto", start: null, end: null }],
  });
  const byVotes = membership({
    ...{ branch: "S", start: "2026-10-08", isStartAssumed: true },
    groups: [{ group: "senato-uno", start: null, end: null }],
  });
  const reader = memoryReader({
    site: [site()],
    group: [
      group({ id: "senato-misto", branch: "S", isMixed: true, start: null }),
      group({ id: "senato-uno", branch: "S" }),
    ],
    person: [person({ id: "life", memberships: [life] }), person({ id: "by-votes", memberships: [byVotes] })],
  });
  expect(groupPages.build(reader, "S/senato-misto").members.map(({ start }) => start)).toEqual(["2022-10-13"]);
  expect(groupListPages.build(reader, "S")).toMatchObject({ majority: { entered: 0 }, opposition: { entered: 0 } });
});

it("leaves open since when a former member was in a group, where it is only known to have begun later", () => {
  const left = { group: "camera-uno", start: null, end: "2024-02-01" };
  const late = membership({ groups: [{ ...left, knownFrom: "2023-05-02" }] });
  const always = membership({ groups: [left] });
  const page = groupPages.build(
    memoryReader({
      site: [site()],
      group: [group()],
      person: [person({ id: "late", memberships: [late] }), person({ id: "always", memberships: [always] })],
    }),
    "C/camera-uno",
  );
  expect(page.former.map((row) => [row.person.id, row.start]).sort()).toEqual([
    ["always", "2022-10-18"],
    ["late", null],
  ]);
});

it("has nobody in a group before the group began, whatever the day of the mandate", () => {
  const early = { start: "2022-09-30", groups: [{ group: "camera-uno", start: null, end: null }] };
  const left = { start: "2022-09-30", groups: [{ group: "camera-uno", start: null, end: "2024-02-01" }] };
  const page = groupPages.build(
    memoryReader({
      site: [site()],
      group: [group({ start: "2022-10-18" })],
      person: [
        person({ id: "there", memberships: [membership(early)] }),
        person({ id: "gone", memberships: [membership(left)] }),
      ],
    }),
    "C/camera-uno",
  );
  expect([...page.members, ...page.former].map((row) => [row.person.id, row.start])).toEqual([
    ["there", "2022-10-18"],
    ["gone", "2022-10-18"],
  ]);
});

it("tells of a group whose members moved together as one event, on the list and on the pages of both groups", () => {
  const day = "2026-01-12";
  const people = Array.from({ length: 4 }, (_, i) => {
    const groups = [
      { group: "camera-uno", start: "2022-10-18", end: day },
      { group: i === 3 ? "camera-due" : "camera-nuovo", start: day, end: null },
    ];
    return person({ id: `n${String(i)}`, memberships: [membership({ groups })] });
  });
  const named = (id: string, name: string) =>
    group({ id, names: [{ name, acronym: name, start: null, end: null }], sides: [] });
  const moved = memoryReader({
    site: [site()],
    group: [named("camera-uno", "UNO"), named("camera-due", "DUE"), named("camera-nuovo", "NUOVO")],
    person: people,
  });
  const list = groupListPages.build(moved, "C");
  expect(list.moves).toMatchObject([
    { date: day, from: { acronym: "UNO" }, to: { acronym: "NUOVO" }, moved: 3, members: 4 },
  ]);
  expect(list.changes.map(({ person: { id }, direction }) => `${id} ${direction}`)).toEqual(["n3 in", "n3 out"]);
  expect(list.groups.map((row) => [row.group.acronym, row.entered, row.left])).toContainEqual(["NUOVO", 0, 0]);
  for (const id of ["camera-uno", "camera-nuovo"]) expect(groupPages.build(moved, `C/${id}`).moves).toEqual(list.moves);
  expect(groupPages.build(moved, "C/camera-due").moves).toEqual([]);
  expect(groupPages.build(moved, "C/camera-uno").changes).toHaveLength(1);
});

it("names the groups of a passage as they were called: the one left on its last day, the one joined on its first", () => {
  const names = (old: string, young: string) => [
    { name: old, acronym: old, start: null, end: "2024-02-01" },
    { name: young, acronym: young, start: "2024-02-01", end: null },
  ];
  const renamed = memoryReader({
    ...records,
    group: [group({ names: names("UNO", "ONE") }), group({ id: "camera-due", names: names("DUE", "TWO") })],
  });
  const { changes } = groupListPages.build(renamed, "C");
  expect(
    changes.map(({ direction, group: own, other }) => [direction, own.acronym, other?.acronym, other?.name]),
  ).toEqual([
    ["in", "TWO", "UNO", "UNO"],
    ["out", "UNO", "TWO", "TWO"],
  ]);
});

it("names the groups that changed side as a whole", () => {
  const sides = [
    { side: "majority", start: null, end: "2025-03-18" },
    { side: "opposition", start: "2025-03-18", end: null },
  ] as const;
  const reader = memoryReader({ site: [site()], group: [group({ sides: [...sides] })] });
  expect(groupListPages.build(reader, "C").turns).toEqual([
    { name: "Gruppo Uno", date: "2025-03-18", side: "opposition" },
  ]);
  expect(groupListPages.build(reader, "S").turns).toEqual([]);
});
