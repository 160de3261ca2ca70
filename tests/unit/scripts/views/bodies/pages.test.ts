import { describe, expect, it } from "vitest";
import { bodyListPages, bodyPages, presidencyPages } from "#scripts/views/bodies/bodies.ts";
import { governmentListPages, governmentPages } from "#scripts/views/bodies/governments.ts";
import { groupListPages, groupPages } from "#scripts/views/bodies/groups.ts";
import { governments } from "#src/i18n/governments.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { body, government, group, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const spell = (id: string, role: string, start: string | null = "2022-11-09", end: string | null = null) => ({
  person: id,
  role,
  start,
  end,
});
const inGroup = (id: string) => membership({ groups: [{ group: id, start: "2022-10-18", end: null }] });

const records: Parameters<typeof memoryReader>[0] = {
  site: [site()],
  person: [
    person({ id: "bruni", memberships: [inGroup("camera-uno")] }),
    person({ id: "amato", gender: "M", birthDate: "1960-11-21", memberships: [inGroup("camera-due")] }),
    person({
      id: "costa",
      memberships: [
        membership({
          groups: [
            { group: "camera-uno", start: "2022-10-18", end: "2024-02-01" },
            { group: "camera-due", start: "2024-02-01", end: null },
          ],
        }),
      ],
    }),
    person({ id: "d-este", memberships: [] }),
  ],
  group: [
    group({ roles: [spell("bruni", "Presidente")] }),
    group({
      id: "camera-due",
      names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }],
      sides: [{ side: "opposition", start: null, end: null }],
    }),
  ],
  body: [
    body({
      roles: [
        spell("amato", "Componente"),
        spell("bruni", "Presidente", "2024-01-01"),
        spell("costa", "Presidente", "2022-11-09", "2024-01-01"),
      ],
    }),
    body({ id: "camera-commissione-2", name: "II Commissione", end: "2024-05-01" }),
    body({
      id: "camera-presidenza",
      kind: "presidency",
      name: "Ufficio di presidenza",
      roles: [spell("amato", "Segretario"), spell("bruni", "Vicepresidente")],
    }),
    body({ id: "delegazione-ue", branch: "B", kind: "delegation", name: "Delegazione" }),
  ],
  government: [
    government({
      roles: [
        {
          person: "d-este",
          rank: "president",
          role: "Presidente del Consiglio",
          department: null,
          party: null,
          start: "2022-10-22",
          end: null,
        },
        {
          person: "amato",
          rank: "minister",
          role: "Ministro della difesa",
          department: "Difesa",
          party: "Uno",
          start: "2022-10-22",
          end: "2024-03-01",
        },
        {
          person: "costa",
          rank: "minister",
          role: "Ministra della difesa",
          department: "Difesa",
          party: "Uno",
          start: "2024-03-01",
          end: null,
        },
      ],
    }),
  ],
  act: [
    bill({ id: "C_1", initiative: "GOV", government: "i-governo-uno-2022-10-22" }),
    bill({ id: "C_2", initiative: "PARL", government: "i-governo-uno-2022-10-22" }),
    decree({ government: "i-governo-uno-2022-10-22" }),
  ],
  sitting: [sitting()],
  // Of its positions nothing is known: its totals stand.
  vote: [vote({ isConfidence: true, government: "i-governo-uno-2022-10-22", positionsPublished: false })],
};
const read = memoryReader(records);

describe("page of a body", () => {
  const page = bodyPages.build(read, "C/camera-commissione-1");

  it("lists the members of the last day, offices first, and those who left", () => {
    expect(page.members.map((row) => [row.person.id, row.role])).toEqual([
      ["bruni", "Presidente"],
      ["amato", "Componente"],
    ]);
    expect(page.former.map((row) => [row.person.id, row.end])).toEqual([["costa", "2024-01-01"]]);
    // In another group today: the row is of then.
    expect(page.former[0]?.person.group?.id).toBe("camera-uno");
  });

  it("counts sides, women and ages", () => {
    expect(page.figures).toMatchObject({
      size: 2,
      women: 1,
      averageAge: 55.5,
      majority: { size: 1 },
      opposition: { size: 1 },
    });
  });

  it("obeys its contract", () => {
    expect(bodyPages.schema.parse(page)).toEqual(page);
    expect(bodyPages.path("C/camera-commissione-1")).toBe("/organi_parlamentari/camera/organi/camera-commissione-1");
  });
});

describe("lists of bodies", () => {
  it("keep presidencies and delegations apart, and ended bodies at the foot", () => {
    const page = bodyListPages.build(read, "C");
    expect(page.sections.map(({ kind, rows }) => [kind, rows.map((row) => row.body.id)])).toEqual([
      ["committee", ["camera-commissione-1"]],
    ]);
    expect(page.sections[0]?.rows[0]?.president?.id).toBe("bruni");
    expect(page.ended.map(({ id }) => id)).toEqual(["camera-commissione-2"]);
    expect(bodyListPages.build(read, "delegations").sections[0]?.rows).toHaveLength(1);
    expect(presidencyPages.build(read, "C").members.map(({ person: { id } }) => id)).toEqual(["bruni", "amato"]);
  });

  it("stand without any body", () => {
    expect(presidencyPages.schema.parse(presidencyPages.build(read, "S"))).toMatchObject({
      body: null,
      members: [],
      figures: { averageAge: null },
    });
  });
});

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
    expect(groupListPages.schema.parse(page)).toEqual(page);
  });

  it("tell where a member came from", () => {
    const page = groupPages.build(read, "C/camera-due");
    expect(page.changes).toMatchObject([
      { direction: "in", person: { id: "costa" }, other: { acronym: "UNO" }, date: "2024-02-01" },
    ]);
    expect(groupPages.build(read, "C/camera-uno").former.map((row) => [row.person.id, row.end])).toEqual([
      ["costa", "2024-02-01"],
    ]);
    expect(groupPages.schema.parse(page)).toEqual(page);
  });
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
    ["always", "2022-10-13"],
    ["late", null],
  ]);
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

describe("governments", () => {
  const page = governmentPages.build(read, "i-governo-uno-2022-10-22");

  it("say who replaced whom", () => {
    expect(page.offices.map((row) => [row.person.id, row.replaces?.id ?? null])).toEqual([
      ["d-este", null],
      ["costa", "amato"],
    ]);
    expect(page.former.map(({ person: { id } }) => id)).toEqual(["amato"]);
  });

  it("hold a president who is not a member of parliament", () => {
    expect(page).toMatchObject({
      figures: { size: 2, women: 2 },
      inParliament: 1,
      parties: [
        { party: "Uno", size: 1 },
        { party: null, size: 1 },
      ],
    });
  });

  it("list the government's own bills, decrees and confidence votes", () => {
    expect(page.bills).toMatchObject({ total: 1, rows: [{ id: "C_1" }] });
    expect(page.decrees.total).toBe(1);
    expect(page.confidence).toMatchObject({ total: 1, rows: [{ margin: 38 }] });
    expect(governmentPages.schema.parse(page)).toEqual(page);
  });

  it("take neither the day of a decree nor that of a law for a day in the Gazzetta", () => {
    const law = { number: "12", date: "2026-02-01", published: null };
    const unpublished = memoryReader({
      ...records,
      act: [
        bill({ id: "C_1", initiative: "GOV", government: "i-governo-uno-2022-10-22", law }),
        decree({ government: "i-governo-uno-2022-10-22", date: "2026-10-02", published: null }),
      ],
    });
    const { bills, decrees } = governmentPages.build(unpublished, "i-governo-uno-2022-10-22");
    expect(bills.rows[0]?.published).toBeNull();
    expect(decrees.latest[0]?.date).toBeNull();
  });

  it("are looked at on their last day once they have ended", () => {
    const roles = [
      { person: "d-este", rank: "president", end: "2026-10-29" },
      { person: "costa", rank: "minister", end: null },
    ] as const;
    const mandate = membership({
      end: "2026-11-10",
      groups: [
        { group: "camera-uno", start: "2022-10-18", end: "2026-10-29" },
        { group: "camera-due", start: "2026-10-29", end: null },
      ],
    });
    const ended = memoryReader({
      ...records,
      person: (records.person ?? []).map((one) => (one.id === "costa" ? { ...one, memberships: [mandate] } : one)),
      government: [
        government({
          end: "2026-10-29",
          roles: roles.map((role) => ({
            role: "Incarico",
            department: null,
            party: null,
            start: "2022-10-22",
            ...role,
          })),
        }),
      ],
    });
    const over = governmentPages.build(ended, "i-governo-uno-2022-10-22");
    expect(over).toMatchObject({ asOf: "2026-10-28", days: 1468, inParliament: 1, former: [] });
    expect(over.offices.map(({ person: { id, group: then }, end }) => [id, then?.id ?? null, end])).toEqual([
      ["d-este", null, "2026-10-29"],
      ["costa", "camera-uno", "2026-10-29"],
    ]);
    expect(governments.compositionNote(over)).toBe("Nell’ultimo giorno, 28 ottobre 2026, con i gruppi di allora.");
  });

  it("count the days of who is still in office as those of decree-laws: to the edition, while parliament rests too", () => {
    const rested = memoryReader({ ...records, site: [site({ dataDate: { C: "2026-11-19", S: "2026-11-18" } })] });
    expect(governmentPages.build(rested, "i-governo-uno-2022-10-22")).toMatchObject({ asOf: "2026-11-19", days: 1490 });
  });

  it("stand in the list of governments", () => {
    expect(governmentListPages.build(read, "index").governments).toMatchObject([
      { size: 2, women: 2, bills: 1, decrees: 1, president: { id: "d-este" } },
    ]);
  });
});
