import { describe, expect, it } from "vitest";
import { aliasPath, cleanSearch, codePath, longestSearch, rankHits, type SearchHit } from "#src/lib/search.ts";

describe("exact codes", () => {
  it.each([
    ["C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["c.1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["C1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["S.824", "/attivita_legislativa/disegni_di_legge/S_824"],
    ["ddl S. 824-b", "/attivita_legislativa/disegni_di_legge/S_824-B"],
    ["A.C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["S.926/I", null],
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
    hit("/attivita_legislativa/disegni_di_legge/C_2750", "Sicurezza idrica", "act", "2026-10-02", "C. 2750"),
  ];
  for (const text of ["C. 2750", "c.2750", "ddl C. 2750"])
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
