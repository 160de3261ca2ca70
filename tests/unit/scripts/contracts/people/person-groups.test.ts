/** The groups on the page of a person: how they are called, since when, and what is not known of them. */
import { describe, expect, it } from "vitest";
import { findGroupChanges } from "#src/domain/group-changes.ts";
import { toPassages } from "#scripts/contracts/feeds/passages.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { isOn } from "#src/domain/periods.ts";
import { formatPeriod } from "#src/lib/format.ts";
import { career } from "#src/i18n/people.ts";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { personData } from "#src/components/people/person-structured-data.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const renamed = group({
  id: "camera-due",
  names: [
    { name: "Vecchio nome", acronym: "VN", start: null, end: "2024-01-01" },
    { name: "Nuovo nome", acronym: "NN", start: "2024-01-01", end: null },
  ],
  roles: [{ person: "elio", role: "Vicepresidente", start: "2022-11-01", end: "2024-01-01" }],
});

describe("the person page", () => {
  it("names groups as they are called now, and keeps every period", () => {
    const moved = person({
      id: "elio",
      memberships: [
        membership({
          groups: [
            { group: "camera-uno", start: "2022-10-18", end: "2023-05-01" },
            { group: "camera-due", start: "2023-05-01", end: null },
          ],
        }),
      ],
    });
    const page = personPages.build(
      memoryReader({ site: [site()], person: [moved], group: [group(), renamed] }),
      "elio",
    );
    expect(page.group).toMatchObject({ acronym: "NN", since: "2023-05-01" });
    expect(page.groups.map((period) => period.group.acronym)).toEqual(["UNO", "NN"]);
  });

  it("names a group that was left as it was called then: on the page, in structured data, in the office held in it", () => {
    const until = (end: string | null) => ({ group: "camera-due", start: "2022-10-18", end });
    const on = (mandate: Partial<Parameters<typeof membership>[0]>) => {
      const elio = person({ id: "elio", memberships: [membership(mandate)] });
      return personPages.build(memoryReader({ site: [site()], person: [elio], group: [group(), renamed] }), "elio");
    };
    const moved = on({ groups: [until("2024-01-01"), { group: "camera-uno", start: "2024-01-01", end: null }] });
    expect(moved.groups.map((period) => period.group.name)).toEqual(["Vecchio nome", "Gruppo Uno"]);
    expect(moved.offices).toMatchObject([{ of: "group", name: "Vecchio nome" }]);
    expect(JSON.stringify(personData(moved))).toContain('"Vecchio nome"');
    expect(JSON.stringify(personData(moved))).not.toContain("Nuovo nome");
    // A name taken while in the group counts; where only the mandate is closed, its last day does.
    expect(on({ groups: [until("2024-01-02")] }).groups[0]?.group.acronym).toBe("NN");
    const left = on({ groups: [until(null)], end: "2023-12-05" });
    expect([left.groups[0]?.group.acronym, left.group?.acronym]).toEqual(["VN", "VN"]);
  });

  it("puts who left a group and sits on in none, and says where passages may be missing", () => {
    const until = (end: string | null) => ({ group: "camera-uno", start: "2022-10-18", end });
    const on = (groups: Parameters<typeof membership>[0]) => {
      const read = memoryReader({
        site: [site()],
        person: [person({ id: "elio", memberships: [membership(groups)] })],
        group: [group()],
      });
      return { page: personPages.build(read, "elio"), card: read.derived(personCard, "elio") };
    };
    const left = on({ groups: [until("2024-02-09")] });
    expect([left.page.group, left.card?.group]).toEqual([null, null]);
    expect(left.page).toMatchObject({ groups: [{ end: "2024-02-09" }], areGroupsDated: true });
    const later = { group: "camera-uno", start: null, end: null, knownFrom: "2026-11-19" };
    expect(on({ groups: [later] }).page.areGroupsDated).toBe(false);
    expect(on({ groups: [until(null)] }).card?.group?.id).toBe("camera-uno");
  });
});

describe("a mandate that the source ends on the day of the successor", () => {
  const mandate = membership({
    end: "2024-12-02",
    lastDay: "2024-12-02",
    groups: [{ group: "camera-uno", start: "2022-10-18", end: "2024-12-02" }],
  });
  const page = personPages.build(
    memoryReader({ site: [site()], person: [person({ id: "elio", memberships: [mandate] })], group: [group()] }),
    "elio",
  );

  it("is shown until that day, in the group too and in structured data", () => {
    expect(formatPeriod(page.seats[0]?.start ?? null, page.seats[0]?.end ?? null, (day) => day)).toContain(
      "2024-12-02",
    );
    expect(page.groups.map(({ end }) => end)).toEqual(["2024-12-03"]);
    expect(JSON.stringify(personData(page))).toContain('"endDate":"2024-12-02"');
  });

  it("has that last day in its offices, in the changes of its group and in what its feed tells", () => {
    const elio = person({ id: "elio", memberships: [mandate] });
    const office = { person: "elio", role: "Vicepresidente", start: "2022-11-01", end: "2024-12-02" };
    const read = memoryReader({ site: [site()], person: [elio], group: [group({ roles: [office] })] });
    const [former, own] = [groupPages.build(read, "C/camera-uno"), personPages.build(read, "elio")];
    expect(own.offices.map(({ end }) => end)).toEqual(["2024-12-03"]);
    expect([former.former, former.offices].map((rows) => rows.map(({ end }) => end))).toEqual([
      ["2024-12-03"],
      ["2024-12-03"],
    ]);
    expect(findGroupChanges([elio], "C").changes.map(({ date }) => date)).toEqual(["2024-12-02"]);
    expect(toPassages(read, mandate, { id: "elio", name: "Elio" }).map(({ date }) => date)).toEqual([
      "2024-12-02",
      "2022-10-18",
    ]);
  });

  it("counts until the day before", () => {
    expect([isOn(mandate, "2024-12-01"), isOn(mandate, "2024-12-02")]).toEqual([true, false]);
  });
});

it("lists former groups of which no day is published, but not as present ones in structured data", () => {
  const later = [{ group: "camera-uno", start: null, end: null, knownFrom: "2026-11-19" }];
  const undatedGroups = [{ group: "camera-due", before: 0 }];
  const elio = person({ id: "elio", memberships: [membership({ undatedGroups, groups: later })] });
  const page = personPages.build(memoryReader({ site: [site()], person: [elio], group: [group(), renamed] }), "elio");
  expect(page.groups.map((one) => [one.group.acronym, one.isUndated ?? false])).toEqual([
    ["NN", true],
    ["UNO", false],
  ]);
  expect(JSON.stringify(personData(page))).not.toContain("Nuovo nome");
});

it("prints no day between two ballots on which a group was left or joined", () => {
  const groups = [
    { group: "camera-uno", start: "2022-10-18", end: "2023-07-27", isEndAssumed: true as const },
    { group: "camera-due", start: "2023-07-27", end: null, isStartAssumed: true as const },
  ];
  const elio = person({ id: "elio", memberships: [membership({ groups })] });
  const read = memoryReader({ site: [site()], person: [elio], group: [group(), renamed] });
  const page = personPages.build(read, "elio");
  expect(page.groups.map(({ start, end, isLeft }) => [start, end, isLeft])).toEqual([
    ["2022-10-18", null, true],
    [null, null, undefined],
  ]);
  expect([page.group?.since, page.areGroupsDated]).toEqual([null, false]);
  expect(career.left("2022-10-18")).toBe("dal 18\u00a0ott 2022, fine non pubblicata");
  expect(JSON.stringify([personData(page), groupPages.build(read, "C/camera-uno").former])).not.toContain("2023-07-2");
});

it("lists a former group without days at the place that the source gives it", () => {
  const groups = [
    { group: "camera-uno", start: null, end: "2023-01-10" },
    { group: "camera-uno", start: null, end: null, knownFrom: "2026-11-19" },
  ];
  const elio = person({
    id: "elio",
    memberships: [membership({ undatedGroups: [{ group: "camera-due", before: 1 }], groups })],
  });
  const page = personPages.build(memoryReader({ site: [site()], person: [elio], group: [group(), renamed] }), "elio");
  expect(page.groups.map((one) => one.group.acronym)).toEqual(["UNO", "NN", "UNO"]);
});
