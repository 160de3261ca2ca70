import { describe, expect, it } from "vitest";
import {
  aliasPath,
  cleanSearch,
  codePath,
  joinCodes,
  longestSearch,
  rankHits,
  toCodeWords,
  toIndexQuery,
  type SearchHit,
} from "#src/lib/search.ts";

describe("exact codes", () => {
  it.each([
    ["C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["c.1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["C1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["S.824", "/attivita_legislativa/disegni_di_legge/S_824"],
    ["ddl S. 824-b", "/attivita_legislativa/disegni_di_legge/S_824-B"],
    ["A.C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["AC 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["as1510", "/attivita_legislativa/disegni_di_legge/S_1510"],
    ["ddl 1510 camera", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["atto Senato n. 824", "/attivita_legislativa/disegni_di_legge/S_824"],
    ["disegno di legge 1510", null],
    ["S.926/I", null],
    ["dl 23 2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["decreto-legge 3 marzo 2026, n. 23", "/attivita_legislativa/decreti_legge/2026-23"],
    ["dl 23", null],
    ["legge 96/2026", null],
    ["DL 23/2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["D.L. n. 23 del 2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["decreto-legge 23/2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["d.lgs. 110/2024", "/attivita_legislativa/decreti_legislativi/2024-110"],
    ["vs19_704_015", "/votazioni/vs19_704_015"],
    ["VS19_704_015", "/votazioni/vs19_704_015"],
    ["19-402-7", "/votazioni/19-402-7"],
    ["bilancio", null],
    ["2026", null],
    ["", null],
  ])("%j leads to %j", (text, path) => expect(codePath(text)).toBe(path));
});

it.each([
  ["Voto finale sul ddl C.\u00a02750-B", "Voto finale sul c2750-b"],
  [
    "conversione del decreto-legge 23 settembre 2026, n. 150, recante proroga",
    "conversione del dl150n2026, recante proroga",
  ],
  ["legge n. 96 del 2026", "legge96n2026"],
  ["l. 96/2026", "legge96n2026"],
  ["d.l. 150", "dl150n"],
  ["disegno di legge 96, articolo 2 del 2026", "disegno di legge 96, articolo 2 del 2026"],
  ["la Camera 2026", "la Camera 2026"],
])("of %j every code is one word", (text, joined) => expect(joinCodes(text)).toBe(joined));

it("knows codes without their year, and readings without their letter", () => {
  expect(toCodeWords("ddl C. 1742-B, decreto-legge n. 23 del 2026")).toEqual([
    "c1742-b",
    "c1742",
    "dl23n2026",
    "dl23n",
  ]);
});

it.each([
  ["atto Camera 1510", `"c1510"`],
  ["fiducia C. 1510", "fiducia c1510"],
  ["acque interne", "acque interne"],
])("looks for %j as %j", (text, query) => expect(toIndexQuery(text)).toBe(query));

describe("what is typed", () => {
  it("loses brackets and controls, and its end when it never ends", () => {
    expect(cleanSearch(`<script>alert("1")</script>\u0000`)).toBe(`script alert("1") /script`);
    expect(cleanSearch("  a \n\t b  ")).toBe("a b");
    expect(cleanSearch("parola ".repeat(100))).toHaveLength(longestSearch);
  });
});

describe("names in use", () => {
  const aliases = { "autonomia differenziata": "/a", "decreto rave": "/b", "abuso dufficio": "/c" };
  it.each([
    ["Autonomia  differenziata", "/a"],
    ["il decreto rave", "/b"],
    ["abuso d’ufficio", "/c"],
    ["autonomia", null],
  ])("%j stands for %j", (text, path) => expect(aliasPath(text, aliases)).toBe(path));
});

const hit = (path: string, title: string, kind: string, date = "", text = ""): SearchHit => ({
  path,
  title,
  detail: "",
  kind,
  date,
  text,
});

it("puts the name in use first, then whole words in the title, persons before acts, recent before old", () => {
  const hits = [
    hit("/vicino", "Modifica della legge di bilanciamento", "act", "2026-01-01"),
    hit("/vecchio", "Legge di bilancio 2023", "act", "2022-12-29"),
    hit("/nuovo", "Legge di bilancio 2026", "act", "2025-12-30"),
    hit("/persona", "Anna Bilancio", "person"),
    hit("/alias", "Disposizioni per la formazione del documento", "act", "2024-12-30"),
  ];
  expect(rankHits(hits, "bilancio", { bilancio: "/alias" }).map(({ path }) => path)).toEqual([
    "/alias",
    "/persona",
    "/nuovo",
    "/vecchio",
    "/vicino",
  ]);
});

it("puts the act of a code before the votes that carry the code in their title", () => {
  const hits = [
    hit("/votazioni/vs19_641_006", "Emendamento 2.6 al ddl C. 2750", "vote", "2026-11-19"),
    hit("/votazioni/vs19_641_041", "Sicurezza idrica", "vote", "2026-11-19", "Voto finale sul ddl C. 2750"),
    {
      ...hit("/attivita_legislativa/disegni_di_legge/C_2750", "Sicurezza idrica", "act", "2026-10-02"),
      detail: "Disegno di legge, C. 2750, S. 1894",
    },
  ];
  for (const text of ["C. 2750", "c.2750", "ddl C. 2750", "as 1894", "atto Camera n. 2750"])
    expect(rankHits(hits, text, {})[0]?.path, text).toBe("/attivita_legislativa/disegni_di_legge/C_2750");
});

it("puts what says the word, inflected or in its text, before what only has its short stem", () => {
  const hits = [
    hit("/salvia", "Anna Salvia", "person"),
    hit("/sala", "Sala stampa", "page", "", "Sala stampa. Orari"),
    hit("/testo", "Piano nazionale", "act", "2024-01-01", "Piano nazionale. Tutela della salute mentale"),
    hit("/plurale", "I saluti del Presidente", "page"),
    hit("/titolo", "Salute nei luoghi di lavoro", "act", "2023-01-01"),
    hit("/sale", "Le sale del Palazzo", "body"),
  ];
  const pathsFor = (text: string): string[] => rankHits(hits, text, {}).map(({ path }) => path);
  expect(pathsFor("salute")).toEqual(["/titolo", "/testo", "/plurale", "/salvia", "/sala", "/sale"]);
  expect(pathsFor("Sala")).toEqual(["/sala", "/sale", "/salvia", "/testo", "/plurale", "/titolo"]);
});
