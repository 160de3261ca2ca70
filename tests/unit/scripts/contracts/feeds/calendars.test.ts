/** Calendars: the terms of acts as events that move, one of an act, of a member and of a group. */
import { describe, expect, it } from "vitest";
import type { RecordOf } from "#src/domain/records.ts";
import { feedOutputs } from "#scripts/contracts/feeds/feeds.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { bill, decree, implementingDecree } from "#tests/fixtures/act-records.ts";
import { group, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";
import { parseICalendar, type CalendarProperties } from "#tests/support/icalendar-parser.ts";

/** Every calendar by its path. */
function calendars(read: Reader): Map<string, CalendarProperties[]> {
  return new Map(
    feedOutputs.flatMap((output) =>
      output
        .keys(read)
        .filter((key) => output.path(key).endsWith(".ics"))
        .map((key): [string, CalendarProperties[]] => [
          output.path(key),
          parseICalendar(String(output.content?.(output.contract(read, key).json, key))),
        ]),
    ),
  );
}

type Act = RecordOf<"act"> & { readonly changedAt?: string };
const ofActs = (act: readonly Act[]) => calendars(memoryReader({ site: [site()], act }));

const decreeTerm = {
  UID: "scadenza-decree-2026-23@emiciclo.example",
  DTSTAMP: "20261003T000000Z",
  SEQUENCE: "20729",
  DTSTART: "20261201",
  DTEND: "20261202",
  SUMMARY: "Ultimo giorno per convertire il decreto-legge n. 23 del 2026: Misure urgenti per la navigazione interna",
  CATEGORIES: "Scadenze",
  URL: "https://emiciclo.example/attivita_legislativa/decreti_legge/2026-23",
  TRANSP: "TRANSPARENT",
};
const pending = decree({ published: "2026-10-02", expires: null });

describe("the term of a decree-law", () => {
  it("is the sixtieth day after publication, in the calendar of all, of the terms and of the decree", () => {
    const files = ofActs([{ ...pending, changedAt: "2026-10-03T01:00:00Z" }]);
    expect([...files.keys()].sort()).toEqual([
      "/feed/atti/decree/2026-23.ics",
      "/feed/eventi.ics",
      "/feed/scadenze.ics",
    ]);
    for (const [path, events] of files) expect(events, path).toEqual([decreeTerm]);
  });

  it("that moves is a later revision of the same event", () => {
    const moved = { ...pending, expires: "2026-12-03", changedAt: "2026-11-05" };
    expect(ofActs([moved]).get("/feed/scadenze.ics")).toMatchObject([
      { UID: decreeTerm.UID, SEQUENCE: "20762", DTSTART: "20261203" },
    ]);
  });

  it("is cancelled in the calendar of a converted decree, and in no other", () => {
    const files = ofActs([decree({ published: "2026-10-02", status: "converted", statusDate: "2026-11-10" })]);
    expect(files.get("/feed/scadenze.ics")).toEqual([]);
    expect(files.get("/feed/atti/decree/2026-23.ics")).toMatchObject([
      {
        UID: decreeTerm.UID,
        DTSTART: "20261201",
        STATUS: "CANCELLED",
        SUMMARY: "Convertito il decreto-legge n. 23 del 2026: Misure urgenti per la navigazione interna",
      },
    ]);
  });

  it("stands in the calendar of a lapsed decree as the day of its end", () => {
    const files = ofActs([decree({ published: "2026-10-02", status: "lapsed", statusDate: "2026-12-01" })]);
    const [event] = files.get("/feed/atti/decree/2026-23.ics") ?? [];
    expect(event?.["SUMMARY"]).toMatch(/^Decaduto il decreto-legge/);
    expect(event).not.toHaveProperty("STATUS");
  });

  it("of unknown outcome is not called open", () => {
    const files = ofActs([decree({ published: "2026-10-02", status: null, statusDate: null })]);
    expect(files.get("/feed/scadenze.ics")).toEqual([]);
    expect(files.get("/feed/atti/decree/2026-23.ics")).toHaveLength(1);
  });

  it("is in no calendar when its day is not known", () => {
    expect([...ofActs([decree({ published: null, expires: null })])]).toEqual([
      ["/feed/eventi.ics", []],
      ["/feed/scadenze.ics", []],
    ]);
  });
});

it("puts the terms of implementing decrees into the calendar of the act that asks for them, the open ones into that of all", () => {
  const files = ofActs([
    bill({ id: "C_1742", phase: "is_law", steps: [] }),
    implementingDecree({ id: "1", title: "Criteri", deadline: "2027-01-11" }),
    implementingDecree({ id: "2", title: "Tariffe", deadline: "2026-05-26", adoptionDate: "2026-06-01" }),
    implementingDecree({ id: "3", title: "Senza termine", deadline: null }),
  ]);
  const said = (path: string) =>
    files.get(path)?.map(({ DTSTART, SUMMARY, STATUS }) => [DTSTART, SUMMARY, STATUS ?? null]);
  expect(said("/feed/atti/bill/C_1742.ics")).toEqual([
    ["20270111", "Termine per adottare il decreto attuativo: Criteri", null],
    ["20260526", "Adottato il decreto attuativo: Tariffe", "CANCELLED"],
  ]);
  expect(said("/feed/scadenze.ics")).toEqual([
    ["20270111", "Termine per adottare il decreto attuativo: Criteri", null],
  ]);
});

it("makes no file for an act without a term", () => {
  const files = ofActs([bill({ id: "C_1742" }), implementingDecree({ id: "3", deadline: null })]);
  expect([...files.keys()]).toEqual(["/feed/eventi.ics", "/feed/scadenze.ics"]);
});

it("has the entries of the feed of a member and of a group as events", () => {
  const amendment = openVote({ title: "Emendamento 2.7", date: "2026-11-18", isKey: true });
  const read = chamber({ ballots: [[amendment, ["anna", "bruno", "carla"].map((id) => [id, "NO"] as const)]] });
  const files = calendars(read);
  expect(files.get("/feed/persone/anna.ics")).toMatchObject([
    {
      DTSTART: "20261118",
      SUMMARY: "Emendamento 2.7",
      DESCRIPTION: "Contraria.",
      URL: `https://emiciclo.example/votazioni/${amendment.id}`,
      UID: `https://emiciclo.example/persone/anna#${amendment.id}`,
    },
    { DTSTART: "20221018", SUMMARY: "Anna anna entra nel gruppo Gruppo Uno" },
  ]);
  expect(calendars(memoryReader({ site: [site()], group: [group()] })).get("/feed/gruppi/camera-uno.ics")).toEqual([]);
});
