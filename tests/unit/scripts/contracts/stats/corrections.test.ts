import { describe, expect, it } from "vitest";
import { isCorrection } from "#src/domain/corrections.ts";
import { correctionSentence } from "#src/i18n/corrections.ts";
import type { Correction } from "#src/contracts/corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { bodyPages } from "#scripts/contracts/bodies/bodies.ts";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { voteCorrections } from "#scripts/contracts/stats/corrections.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { body, government, group, person, site, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const change = (
  kind: string,
  key: string,
  field: string,
  before: string,
  after: string,
  day = "2026-11-21",
): Change => ({
  day,
  kind,
  key,
  change: "changed",
  field,
  before,
  after,
});

/** One record of every kind with a page, and a second of each that nobody corrected. */
const read = memoryReader({
  site: [site()],
  vote: [vote({ id: "vs19_1_001", date: "2026-11-19" }), vote({ id: "vs19_1_002", date: "2026-11-19" })],
  person: [person(), person({ id: "rivalta-ada", familyName: "Rivalta", givenName: "Ada" })],
  group: [
    group(),
    group({ id: "camera-due", names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }] }),
  ],
  body: [body(), body({ id: "camera-commissione-2" })],
  government: [government(), government({ id: "ii-governo-due-2025-01-01" })],
  act: [
    bill({ government: null }),
    bill({ id: "C_1743", government: null }),
    decree({ government: null }),
    legislativeDecree({ government: null }),
    implementingDecree({ government: null }),
  ],
  changes: [
    change("vote", "vs19_1_001", "president", '"rivalta-ada"', '"damico-anna-1980-05-10"', "2026-11-22"),
    change("act", "bill/C_1742", "title", '"Disposizioni sulle acque"', '"Disposizioni per la tutela delle acque"'),
    change("act", "bill/C_1742", "phase", '"to_begin"', '"first_step"'),
    change("act", "decree/2026-23", "published", '"2026-10-01"', '"2026-10-02"'),
    change("act", "dlgs/2024-110", "billDate", '"2024-07-28"', '"2024-07-29"'),
    change("act", "datt/3107", "title", '"Criteri"', '"Criteri per il riuso"'),
    change("person", "damico-anna-1980-05-10", "birthDate", '"1980-05-11"', '"1980-05-10"'),
    change("group", "camera-uno", "start", '"2022-10-19"', '"2022-10-18"'),
    change("body", "camera-commissione-1", "name", '"I Comissione"', '"I Commissione"'),
    change("government", "i-governo-uno-2022-10-22", "start", '"2022-10-21"', '"2022-10-22"'),
    change("vote", "vs19_1_001", "ballots.rivalta-ada", "NO", "ABSE"),
    change("vote", "vs19_1_001", "ayes", "121", "120"),
  ],
});

const told = (corrections: readonly Correction[]): string[] =>
  corrections.flatMap(({ day, fields }) =>
    fields.map((field) => `${day} ${correctionSentence(field)}`.replaceAll("\u00a0", " ")),
  );

describe("corrections on the page of a record", () => {
  it.each([
    [
      "bill",
      billPages.build(read, "C_1742"),
      "2026-11-21 titolo: prima «Disposizioni sulle acque», ora «Disposizioni per la tutela delle acque»",
    ],
    [
      "decree-law",
      decreePages.build(read, "2026-23"),
      "2026-11-21 data di pubblicazione: prima 1° ottobre 2026, ora 2 ottobre 2026",
    ],
    [
      "legislative decree",
      legislativeDecreePages.build(read, "2024-110"),
      "2026-11-21 data del decreto: prima 28 luglio 2024, ora 29 luglio 2024",
    ],
    [
      "implementing decree",
      implementingDecreePages.build(read, "3107"),
      "2026-11-21 titolo: prima «Criteri», ora «Criteri per il riuso»",
    ],
    [
      "person",
      personPages.build(read, "damico-anna-1980-05-10"),
      "2026-11-21 data di nascita: prima 11 maggio 1980, ora 10 maggio 1980",
    ],
    [
      "group",
      groupPages.build(read, "C/camera-uno"),
      "2026-11-21 data di inizio: prima 19 ottobre 2022, ora 18 ottobre 2022",
    ],
    [
      "body",
      bodyPages.build(read, "C/camera-commissione-1"),
      "2026-11-21 nome: prima «I Comissione», ora «I Commissione»",
    ],
    [
      "government",
      governmentPages.build(read, "i-governo-uno-2022-10-22"),
      "2026-11-21 data di inizio: prima 21 ottobre 2022, ora 22 ottobre 2022",
    ],
  ] as const)("are told on that of a %s: day, field, before and after; its progress is not", (_, page, sentence) => {
    expect(told(page.corrections)).toEqual([sentence]);
  });

  it("are none where nothing was corrected", () => {
    expect(billPages.build(read, "C_1743").corrections).toEqual([]);
    expect(personPages.build(read, "rivalta-ada").corrections).toEqual([]);
    expect(groupPages.build(read, "C/camera-due").corrections).toEqual([]);
    expect(bodyPages.build(read, "C/camera-commissione-2").corrections).toEqual([]);
    expect(governmentPages.build(read, "ii-governo-due-2025-01-01").corrections).toEqual([]);
    expect(voteCorrections(read, { id: "vs19_1_002", branch: "C", date: "2026-11-19" })).toEqual([]);
  });

  it("are those of the log on that of a vote, newest first, people by their names", () => {
    const own = voteCorrections(read, { id: "vs19_1_001", branch: "C", date: "2026-11-19" });
    expect(told(own)).toEqual([
      "2026-11-22 presidente di turno: prima Rivalta Ada, ora damico Anna",
      "2026-11-21 voto di Rivalta Ada, prima contrario, ora assente",
      "2026-11-21 favorevoli: prima 121, ora 120",
    ]);
  });
});

describe("words of corrections", () => {
  it("are none where the source has worked out its own figures again", () => {
    const change = {
      kind: "vote",
      change: "changed",
      field: "published",
      before: "{}",
      after: '{"rebels":1}',
    } as const;
    expect(isCorrection(change)).toBe(false);
  });

  it("say codes as words", () => {
    const said = (field: string, before: string, after: string) =>
      correctionSentence({ field, person: null, before, after });
    expect(said("gender", "M", "F")).toBe("genere: prima maschile, ora femminile");
    expect(said("initiative", "PARL", "GOV")).toBe("iniziativa: prima parlamentare, ora governativa");
    expect(said("type", "ORD", "Legge delega")).toBe("tipo: prima ordinaria, ora «Legge delega»");
    expect(said("subType", "AMEND", "ODG")).toBe("oggetto: prima emendamento, ora ordine del giorno");
    expect(said("sitting", "C-640", "C-641")).toBe("seduta: prima 640, ora 641");
    expect(said("branch", "C", "S")).toBe("ramo: prima Camera, ora Senato");
  });
});
