import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isCorrection } from "#src/domain/corrections.ts";
import { recordSchemas } from "#src/domain/records.ts";
import { correctionSentence, partWord } from "#src/i18n/corrections.ts";
import type { Correction } from "#src/contracts/corrections.ts";
import type { StoredOwnCorrection } from "#scripts/pull/store/own-corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { bodyPages } from "#scripts/contracts/bodies/bodies.ts";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { dayChanges } from "#scripts/contracts/site/updates.ts";
import { statusPages } from "#scripts/contracts/site/status.ts";
import { voteCorrections } from "#scripts/contracts/stats/corrections.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { amendment, body, government, group, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
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
  sitting: [sitting()],
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
  it("name every field and every part of every kind of record in Italian", () => {
    const names = new Set<string>();
    for (const schema of Object.values(recordSchemas))
      JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }), (key, value: unknown) => {
        if (key === "properties" && typeof value === "object" && value !== null)
          for (const name of Object.keys(value)) names.add(name);
        return value;
      });
    expect(names.size).toBeGreaterThan(150);
    // What identifies a record is never corrected.
    expect([...names].filter((name) => partWord(name) === name)).toEqual(["id", "kind"]);
  });

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

describe("corrections of ours", () => {
  const own = (
    kind: StoredOwnCorrection["kind"],
    key: string,
    field: string,
    values: readonly [sourceValue: unknown, value: unknown],
    until: string | null = null,
  ): StoredOwnCorrection => ({
    ...{ kind, key, field, since: "2026-11-21", until },
    ...{ sourceValue: JSON.stringify(values[0]), value: JSON.stringify(values[1]) },
    ...{ reason: "Lo dice il resoconto.", source: "https://example.org/resoconto" },
  });
  const logged = (kind: string, key: string, field: string, before: unknown, after: unknown, day?: string): Change =>
    change(kind, key, field, JSON.stringify(before), JSON.stringify(after), day);
  const records = {
    site: [site()],
    sitting: [sitting()],
    vote: [vote({ id: "vs19_1_001", date: "2026-11-19" })],
    person: [person(), person({ id: "rivalta-ada", familyName: "Rivalta", givenName: "Ada" })],
    group: [group()],
    body: [body()],
    government: [government()],
    act: [
      bill({ government: null }),
      decree({ government: null }),
      legislativeDecree({ government: null }),
      implementingDecree({ government: null }),
    ],
  };
  const corrected = memoryReader({
    ...records,
    // The log has the corrections of ours as changes of the whole field.
    changes: [
      logged("vote", "vs19_1_001", "ayes", 120, 121),
      { ...change("vote", "vs19_1_001", "ballots.rivalta-ada", "NO", "AYE") },
      logged("vote", "vs19_1_001", "noes", 9, 8),
      logged("person", "rivalta-ada", "memberships", [], [{}]),
    ],
    ownCorrections: [
      own("vote", "vs19_1_001", "ayes", [120, 121]),
      own("vote", "vs19_1_001", "ballots.rivalta-ada", ["NO", "AYE"]),
      own("person", "rivalta-ada", "memberships[start=2022-10-13].end", [null, "2024-05-01"]),
      own("person", "rivalta-ada", "profession", [null, "medica"], "2026-11-25"),
      own("group", "camera-uno", "names[acronym=UNO].name", ["Gruppo 1", "Gruppo Uno"]),
      own("body", "camera-commissione-1", "name", ["I Com.", "I Commissione"]),
      own("government", "i-governo-uno-2022-10-22", "start", ["2022-10-21", "2022-10-22"]),
      own("act", "bill/C_1742", "law", [null, { number: "1" }]),
      own("act", "decree/2026-23", "published", ["2026-10-01", "2026-10-02"]),
      own("act", "dlgs/2024-110", "title", ["Riordino", "Riordino degli incentivi"]),
      own("act", "datt/3107", "deadline", [null, "2026-12-01"]),
    ],
  });
  const why = "Lo dice il resoconto.";

  it.each([
    ["bill", billPages.build(corrected, "C_1742").corrections, [`legge: valore corretto da noi. ${why}`]],
    [
      "decree-law",
      decreePages.build(corrected, "2026-23").corrections,
      [`data di pubblicazione: la fonte dà 1° ottobre 2026, il valore giusto è 2 ottobre 2026. ${why}`],
    ],
    [
      "legislative decree",
      legislativeDecreePages.build(corrected, "2024-110").corrections,
      [`titolo: la fonte dà «Riordino», il valore giusto è «Riordino degli incentivi». ${why}`],
    ],
    [
      "implementing decree",
      implementingDecreePages.build(corrected, "3107").corrections,
      [`scadenza: la fonte dà non indicato, il valore giusto è 1° dicembre 2026. ${why}`],
    ],
    [
      "group",
      groupPages.build(corrected, "C/camera-uno").corrections,
      [`nomi (nome): la fonte dà «Gruppo 1», il valore giusto è «Gruppo Uno». ${why}`],
    ],
    [
      "body",
      bodyPages.build(corrected, "C/camera-commissione-1").corrections,
      [`nome: la fonte dà «I Com.», il valore giusto è «I Commissione». ${why}`],
    ],
    [
      "government",
      governmentPages.build(corrected, "i-governo-uno-2022-10-22").corrections,
      [`inizio: la fonte dà 21 ottobre 2022, il valore giusto è 22 ottobre 2022. ${why}`],
    ],
    [
      "vote",
      voteCorrections(corrected, { id: "vs19_1_001", branch: "C", date: "2026-11-19" }),
      [
        `favorevoli: la fonte dà 120, il valore giusto è 121. ${why}`,
        `voto di Rivalta Ada: la fonte dà contrario, il valore giusto è favorevole. ${why}`,
        "contrari: prima 9, ora 8",
      ],
    ],
  ] as const)("are told on the page of a %s with their reason", (_, corrections, sentences) => {
    expect(told(corrections)).toEqual(sentences.map((sentence) => `2026-11-21 ${sentence}`));
  });

  it("are told on the page of a person, and when they end", () => {
    const { corrections } = personPages.build(corrected, "rivalta-ada");
    expect(told(corrections)).toEqual([
      "2026-11-25 professione: finita la nostra correzione, di nuovo il valore della fonte",
      `2026-11-21 mandati (fine): la fonte dà non indicato, il valore giusto è 1° maggio 2024. ${why}`,
      `2026-11-21 professione: la fonte dà non indicato, il valore giusto è «medica». ${why}`,
    ]);
    expect(corrections.at(-1)?.fields[0]?.own?.source).toBe("https://example.org/resoconto");
    expect(personPages.build(corrected, "damico-anna-1980-05-10").corrections).toEqual([]);
  });

  it("that hold are listed in the state of the data, and all on their days in the updates", () => {
    const listed = statusPages.build(corrected, "index").ownCorrections;
    expect(listed.map(({ kind, key, since, fields }) => [kind, key, since, fields.length])).toContainEqual([
      ...["vote", "vs19_1_001", "2026-11-21"],
      2,
    ]);
    const rivalta = listed.find(({ key }) => key === "rivalta-ada");
    expect(rivalta).toMatchObject({ label: "Ada Rivalta", path: "/persone/rivalta-ada" });
    expect(rivalta?.fields.map(({ own: ours }) => ours?.path)).toEqual(["memberships[start=2022-10-13].end"]);
    const day = corrected.derived(dayChanges, "2026-11-21").corrections;
    expect(day.map(({ key }) => key)).toContain("camera-uno");
    expect(day.find(({ kind }) => kind === "vote")?.fields).toHaveLength(3);
    expect(corrected.derived(dayChanges, "2026-11-25").corrections.map(({ key }) => key)).toEqual(["rivalta-ada"]);
  });
});

it("a reworded amendment is named with its document, a long text without its values", () => {
  const long = JSON.stringify("parola ".repeat(200));
  const reader = memoryReader({
    site: [site()],
    amendment: [amendment()],
    changes: [
      change("amendment", "01402199", "number", '"1.206"', '"1.206 (testo 2)"'),
      change("amendment", "01402199", "text", '"breve"', long),
    ],
  });
  const [corrected] = reader.derived(dayChanges, "2026-11-21").corrections;
  expect(corrected?.label.replaceAll("\u00a0", " ")).toBe("Emendamento 1.206 al ddl S. 20");
  expect(corrected?.path).toBe("/emendamenti/01402199");
  expect(corrected?.fields.map(correctionSentence)).toEqual([
    "numero: prima «1.206», ora «1.206 (testo 2)»",
    "testo: valore cambiato",
  ]);
});
