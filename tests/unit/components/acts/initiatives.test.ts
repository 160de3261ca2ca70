import { expect, it } from "vitest";
import { initiativeSeries, initiativeTable } from "#src/components/acts/initiatives.ts";

const months = [
  { gov: 3, parl: 20, other: 0 },
  { gov: 1, parl: 12, other: 2 },
];

it("separates bills of the Government, of members and of others, the last only if there are any", () => {
  expect(initiativeSeries(months).map(({ name, values }) => [name, values])).toEqual([
    ["Iniziativa governativa", [3, 1]],
    ["Iniziativa parlamentare", [20, 12]],
    ["Altre iniziative", [0, 2]],
  ]);
  expect(initiativeSeries(months.slice(0, 1)).map(({ key }) => key)).toEqual(["gov", "parl"]);
});

it("shows the same counts in a table, with the total", () => {
  expect(initiativeTable("Mese", ["gennaio", "febbraio"], months)).toEqual({
    head: ["Mese", "Iniziativa governativa", "Iniziativa parlamentare", "Altre iniziative", "Totale"],
    rows: [
      ["gennaio", "3", "20", "0", "23"],
      ["febbraio", "1", "12", "2", "15"],
    ],
  });
});
