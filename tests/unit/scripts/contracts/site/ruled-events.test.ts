import { describe, expect, it } from "vitest";
import type { SiteRecord } from "#src/domain/records.ts";
import { calendar } from "#scripts/contracts/feeds/calendar.ts";
import { eventMonthPages, eventRows } from "#scripts/contracts/site/events.ts";
import { ruledEvents } from "#scripts/contracts/site/ruled-events.ts";
import { homePages } from "#scripts/contracts/site/home.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { body, event, group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const ada = person({
  id: "neri-ada",
  givenName: "Ada",
  familyName: "Neri",
  gender: "F",
  memberships: [
    membership({
      groups: [
        { group: "camera-uno", start: "2022-10-18", end: "2024-02-09" },
        { group: "camera-due", start: "2024-02-09", end: null },
      ],
    }),
  ],
});
const records = {
  person: [ada],
  group: [group(), group({ id: "camera-due", names: [{ name: "Felce", acronym: "FEL", start: null, end: null }] })],
  body: [
    body({
      name: "Commissione Ambiente",
      roles: [
        { person: "neri-ada", role: "Presidente", start: "2024-03-05", end: null },
        { person: "neri-ada", role: "Componente", start: "2023-03-05", end: null },
      ],
    }),
  ],
  sitting: [sitting()],
  act: [
    bill({
      id: "C_7",
      title: "Tutela delle acque",
      phase: "is_law",
      law: { number: "12", date: "2026-02-01", published: null },
    }),
    bill({ id: "C_8" }),
    decree({ id: "2026-31", title: "Acque interne", date: "2026-10-02", published: null, status: "in_conversion" }),
  ],
  ballots: [
    [
      openVote({
        id: "vs19_641_041",
        date: "2026-11-19",
        isConfidence: true,
        positionsPublished: false,
        subType: null,
        acts: [],
        title: "Fiducia",
      }),
      [],
    ],
  ] as const,
};
const read = (missingParts: SiteRecord["missingParts"], more: Parameters<typeof memoryReader>[0] = {}) =>
  memoryReader({ ...records, site: [site({ source: "opendata", missingParts })], ...more });

describe("events by rule", () => {
  it("are the dated facts of the record, newest first", () => {
    const rows = read(["events"]).derived(eventRows, "");
    expect(
      rows.map(({ date, category, title, href }) => [date, category, title.replaceAll("\u00a0", " "), href]),
    ).toEqual([
      ["2026-11-19", "fiducia", "La Camera accorda la fiducia al Governo", "/votazioni/vs19_641_041"],
      [
        "2026-10-02",
        "decreti",
        "Emanato il decreto-legge n. 31 del 2026: Acque interne",
        "/attivita_legislativa/decreti_legge/2026-31",
      ],
      [
        "2026-02-01",
        "leggi",
        "Approvata in via definitiva la legge n. 12: Tutela delle acque",
        "/attivita_legislativa/disegni_di_legge/C_7",
      ],
      ["2024-03-05", "organi", "Ada Neri diventa presidente: Commissione Ambiente", "/persone/neri-ada"],
      ["2024-02-09", "gruppi", "Ada Neri entra nel gruppo Felce", "/persone/neri-ada"],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  });

  it("have a month page, a place on the home page and in the calendar, without a record of their own", () => {
    const reader = read(["events"]);
    expect(eventMonthPages.build(reader, "2026-11").rows).toHaveLength(1);
    expect(homePages.build(reader, "index").events).toMatchObject({ count: 5 });
    expect(calendar.build(reader, "eventi").events).toHaveLength(5);
  });

  it("give way to those of the source", () => {
    const published = read(["events"], { event: [event()] });
    expect(published.derived(eventRows, "").map(({ id }) => id)).toEqual(["evento-1"]);
    expect(read([]).derived(eventRows, "")).toEqual([]);
  });
});

it("tells of a group whose members moved together in one event", () => {
  const day = "2026-01-12";
  const people = Array.from({ length: 117 }, (_, i) => {
    const groups = [
      { group: "camera-uno", start: "2022-10-18", end: day },
      { group: "camera-due", start: day, end: null },
    ];
    return person({ id: `n${String(i)}`, memberships: [membership({ groups })] });
  });
  const events = memoryReader({
    site: [site({ missingParts: ["events"] })],
    group: [group(), group({ id: "camera-due", names: [{ name: "Felce", acronym: "FEL", start: null, end: null }] })],
    person: people,
  }).derived(ruledEvents, "");
  expect(events.map(({ date, title, category }) => [date, title, category])).toEqual([
    [day, "Il gruppo Gruppo Uno finisce e passa a Felce: 117 membri su 117", "gruppi"],
  ]);
});
