import { expect, it } from "vitest";
import { answerCells, columnHead, forBars, isJoined, isHiddenId, showRow } from "#src/i18n/query-cells.ts";

const texts = (columns: readonly string[], row: readonly (string | number | null)[]) =>
  showRow(columns, row).map(({ text }) => text?.replaceAll("\u{a0}", " ") ?? null);

it("writes numbers, days and months in Italian, and years as they are", () => {
  expect(
    texts(["n", "points", "date", "month", "year", "number"], [44254, 3.25678, "2026-11-19", "2026-11", 2026, 1234]),
  ).toEqual(["44.254", "3,257", "19 nov 2026", "novembre 2026", "2026", "1234"]);
  expect(texts(["n", "x"], [0, null])).toEqual(["0", null]);
});

it("writes codes of published columns in words, and other values as they are", () => {
  expect(texts(["code", "branch", "institution", "act_kind", "initiative"], ["NO", "C", "G", "datt", "PARL"])).toEqual([
    "Contrario",
    "Camera",
    "Governo",
    "Decreto attuativo",
    "Parlamentare",
  ]);
  expect(texts(["code", "testo"], ["X", "NO"])).toEqual(["X", "NO"]);
  expect(texts(["election_area"], ["valle-d-aosta"])).toEqual(["Valle d’Aosta"]);
  expect(texts(["date"], ["2026-13-45"])).toEqual(["2026-13-45"]);
});

it("links votes, people and acts by id and by name", () => {
  const links = (columns: readonly string[], row: readonly string[]) => showRow(columns, row).map(({ href }) => href);
  expect(links(["vote", "title", "abstained"], ["vs19_326_006", "Mozione", "3"])).toEqual([
    "/votazioni/vs19_326_006",
    "/votazioni/vs19_326_006",
    null,
  ]);
  expect(links(["person", "family_name", "given_name"], ["rossi-maria-1970-01-31", "Rossi", "Maria"])).toEqual([
    "/persone/rossi-maria-1970-01-31",
    "/persone/rossi-maria-1970-01-31",
    null,
  ]);
  expect(links(["act_kind", "act", "title"], ["bill", "C_2750", "Acque"])).toEqual([
    null,
    "/attivita_legislativa/disegni_di_legge/C_2750",
    "/attivita_legislativa/disegni_di_legge/C_2750",
  ]);
  // Values of other meaning under the name of an id.
  expect(links(["vote", "act"], ["NO", "C_2750"])).toEqual([null, null]);
  expect(links(["vote"], ["//evil.example"])).toEqual([null]);
});

it("leaves out the id of a ready answer whose record is linked by name", () => {
  expect(["vote", "title", "person"].map((column) => isHiddenId(["vote", "title", "person"], column))).toEqual([
    true,
    false,
    false,
  ]);
  const headOf = (column: string) => columnHead(["given_name", "family_name"], column);
  expect(["abstained", "altro", "family_name"].map(headOf)).toEqual(["Astenuti", "altro", "Nome"]);
  expect(columnHead(["family_name"], "family_name")).toBe("Cognome");
});

it("names the bars of a chart in words, without ids", () => {
  expect(
    forBars(
      ["person", "family_name", "code", "votes"],
      [
        ["rossi-maria", "Rossi", "NO", 1204],
        ["verdi-ugo", "Verdi", "AYE", 0],
      ],
    ),
  ).toEqual([
    ["family_name", "code", "votes"],
    [
      ["Rossi", "Contrario", 1204],
      ["Verdi", "Favorevole", 0],
    ],
  ]);
});

it("joins a given name to the family name, and a day to the title", () => {
  const shown = (columns: readonly string[], row: readonly (string | null)[]) =>
    answerCells(columns, row).flatMap(({ text, note }, at) =>
      isJoined(columns, columns[at] ?? "") ? [] : [[text, note].map((part) => part?.replaceAll("\u00a0", " ") ?? null)],
    );
  expect(shown(["family_name", "given_name"], ["Rossi", "Maria"])).toEqual([["Maria Rossi", null]]);
  expect(shown(["family_name", "given_name"], ["Rossi", null])).toEqual([["Rossi", null]]);
  expect(shown(["date", "title"], ["2026-11-19", "Mozione"])).toEqual([["Mozione", "19 nov 2026"]]);
  expect(shown(["date", "title", "branch"], ["2026-11-19", "Mozione", "S"])).toEqual([
    ["Mozione", "19 nov 2026, Senato"],
  ]);
  expect(shown(["branch", "acronym"], ["C", "GIN"])).toEqual([
    ["Camera", null],
    ["GIN", null],
  ]);
  expect(shown(["date", "given_name"], ["2026-11-19", "Ada"])).toEqual([
    ["19 nov 2026", null],
    ["Ada", null],
  ]);
});
