import { expect, it } from "vitest";
import { columnHead, firstPlace, forBars, isHiddenId, showRow } from "#src/i18n/query-cells.ts";

const texts = (columns: readonly string[], row: readonly (string | number | null)[]) =>
  showRow(columns, row).map(({ text }) => text?.replaceAll("\u{a0}", " ") ?? null);

it("writes numbers, days and months in Italian, and years as they are", () => {
  expect(
    texts(["n", "points", "date", "month", "year", "number"], [44254, 3.25678, "2026-11-19", "2026-11", 2026, 1234]),
  ).toEqual(["44.254", "3,26", "19 nov 2026", "novembre 2026", "2026", "1234"]);
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
  expect([columnHead("abstained"), columnHead("altro")]).toEqual(["Astenuti", "altro"]);
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

it("begins a ready answer with its first row, if the rows are a ranking and somebody is first alone", () => {
  const people = ["person", "family_name", "given_name", "bills"];
  const bruni = ["bruni-ada", "Bruni", "Ada", 31];
  const rossi = ["rossi-ugo", "Rossi", "Ugo", 30];
  expect(firstPlace(people, [bruni, rossi])).toBe("Al primo posto Ada Bruni: disegni di legge 31.");
  expect(firstPlace(people, [rossi, bruni])).toBeNull();
  expect(firstPlace(people, [bruni, ["rossi-ugo", "Rossi", "Ugo", 31]])).toBeNull();
  expect(firstPlace(people, [bruni])).toBeNull();
  const groups = ["branch", "acronym", "members"];
  expect(
    firstPlace(groups, [
      ["C", "GIN", 117],
      ["S", "GIN", 62],
    ]),
  ).toBe("Al primo posto GIN, Camera: parlamentari 117.");
  // Of a kind of vote, of a year, or of two numbers the row does not say who is first in what.
  expect(
    firstPlace(
      ["family_name", "code", "votes"],
      [
        ["Bruni", "NO", 9],
        ["Rossi", "NO", 8],
      ],
    ),
  ).toBeNull();
  expect(
    firstPlace(
      ["year", "initiative", "laws"],
      [
        [2026, "GOV", 9],
        [2025, "GOV", 8],
      ],
    ),
  ).toBeNull();
  expect(
    firstPlace(
      ["acronym", "women", "members"],
      [
        ["GIN", 40, 117],
        ["ROV", 20, 57],
      ],
    ),
  ).toBeNull();
});
