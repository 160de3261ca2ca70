import { expect, it } from "vitest";
import { membersData, membersPages } from "#scripts/contracts/people/members.ts";
import type { RolePeriod } from "#src/domain/records.ts";
import { body, government, group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

it("counts no rebel votes of who had no line to differ from, in the mixed group or for want of a choice", () => {
  const deputy = (id: string, own: string) =>
    person({ id, memberships: [membership({ groups: [{ group: own, start: "2022-10-18", end: null }] })] });
  const read = memoryReader({
    site: [site()],
    person: [
      deputy("anna", "camera-uno"),
      deputy("bruno", "camera-uno"),
      deputy("carla", "camera-uno"),
      deputy("dora", "camera-uno"),
      deputy("elio", "camera-misto"),
    ],
    group: [group(), group({ id: "camera-misto", isMixed: true })],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots: [
      [
        openVote({ id: "vs19_641_001", number: 1, date: "2026-11-18" }),
        [
          ["anna", "AYE"],
          ["bruno", "AYE"],
          ["carla", "NO"],
          ["dora", "ABSE"],
          ["elio", "NO"],
        ],
      ],
    ],
  });
  const rows = membersData.build(read, "deputati").rows;
  expect(rows.map(({ id, figures }) => [id, figures?.rebels])).toEqual([
    ["anna", 0],
    ["bruno", 0],
    ["carla", 1],
    ["dora", null],
    ["elio", null],
  ]);
});

it("dates the page of a chamber without any data by the day of the edition, on which there were none", () => {
  const read = memoryReader({ site: [site({ dataDate: { C: "2026-11-19", S: null } })] });
  expect(membersPages.build(read, "S")).toMatchObject({ updated: "2026-11-20" });
});

it("gives the kinds of office that a member holds today, once each, and none to who has left", () => {
  const held = (id: string, role: string, fields: Partial<RolePeriod> = {}): RolePeriod => ({
    person: id,
    role,
    start: "2022-10-18",
    end: null,
    ...fields,
  });
  const read = memoryReader({
    site: [site()],
    person: [
      person({ id: "anna" }),
      person({ id: "bruno" }),
      person({ id: "carla", memberships: [membership({ end: "2024-01-01" })] }),
    ],
    group: [group({ roles: [held("bruno", "Presidente"), held("anna", "Segretario")] })],
    body: [
      body({
        id: "camera-ambiente",
        name: "Ambiente",
        roles: [held("anna", "Presidente"), held("bruno", "Componente"), held("carla", "Segretario")],
      }),
      body({
        id: "camera-finanze",
        name: "Finanze",
        roles: [held("anna", "Vicepresidente"), held("bruno", "Segretario", { end: "2023-01-01" })],
      }),
      body({
        id: "camera-presidenza",
        kind: "presidency",
        name: "Presidenza",
        roles: [held("anna", "Segretario di Presidenza")],
      }),
    ],
    government: [
      government({ roles: [{ ...held("bruno", "Ministro"), rank: "minister", department: null, party: null }] }),
    ],
  });
  expect(membersData.build(read, "deputati").rows.map(({ id, offices }) => [id, offices])).toEqual([
    ["anna", ["presidency", "president", "vice_president"]],
    ["bruno", ["government", "leader"]],
    ["carla", []],
  ]);
});

it("names who changed group on the last day on which anybody did, with the groups of that day", () => {
  const seat = (...groups: readonly [group: string, start: string, end: string | null][]) =>
    membership({ groups: groups.map(([id, start, end]) => ({ group: id, start, end })) });
  const moved = (id: string, day: string, to = "camera-due") =>
    person({ id, memberships: [seat(["camera-uno", "2022-10-18", day], [to, day, null])] });
  const people = [
    person({ id: "anna", memberships: [seat(["camera-uno", "2022-10-18", null])] }),
    moved("bruno", "2024-02-01"),
    moved("carla", "2024-03-01"),
  ];
  const names = [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }];
  const groups = [group(), group({ id: "camera-due", names })];
  const lastChange = (own: typeof people) =>
    membersPages.build(memoryReader({ site: [site()], person: own, group: groups }), "C").lastChange;
  expect(lastChange(people)).toMatchObject({
    date: "2024-03-01",
    isOnly: true,
    people: [{ id: "carla", from: "UNO", to: "DUE" }],
  });
  expect(lastChange(people.slice(0, 1))).toBeNull();
});
