import { expect, it } from "vitest";
import { isNearly, lettersApart, nearNames } from "#src/lib/near-names.ts";

it.each([
  ["rossi", "rossi", 0],
  ["rossi", "rosi", 1],
  ["rossi", "rosssi", 1],
  ["rossi", "rassi", 1],
  ["rossi", "rosis", 1],
  ["rossi", "verdi", 4],
])("the edit distance of %j and %j", (a, b, letters) => expect(lettersApart(a, b, 4)).toBe(letters));

const people = [
  ["Bellariva", "Costanza"],
  ["Bellarosa", "Costanza"],
  ["Fontealta", "Marco"],
  ["Vannelli Rossi", "Ivana"],
  ["D’Amico", "Anna"],
  ["Nikolić", "Vesna"],
  ["Ugo", "Pio"],
] as const;

it.each([
  ["belariva", ["Bellariva"]],
  ["Bellariva Constanza", ["Bellariva", "Bellarosa"]],
  ["Costanza, Bellarvia", ["Bellariva", "Bellarosa"]],
  ["bellarova", ["Bellariva", "Bellarosa"]],
  ["fonte alta", ["Fontealta"]],
  ["marco fontealtra", ["Fontealta"]],
  ["vanelli rosi", ["Vannelli Rossi"]],
  ["dammico", ["D’Amico"]],
  ["nicolic", ["Nikolić"]],
  ["uga", []],
  ["xyzzy", []],
  ["bellariva marco", []],
  ["", []],
])("fuzzy matches of %j are %j", (text, names) =>
  expect(nearNames(people, text, (name) => name).map(([surname]) => surname)).toEqual(names),
);

it.each([
  // Given names other than in the records, or words that are no name.
  ["Tina Bellariva", ["Bellariva", "Bellarosa"]],
  ["commissione fontealta", ["Fontealta"]],
  // The remaining word is too weak: many people share a given name.
  ["Costanza Xyzzy", []],
  ["pio xyzzy", []],
  ["xyzzy plugh", []],
])("extra words in %j are ignored: %j", (text, names) =>
  expect(nearNames(people, text, (name) => name).map(([surname]) => surname)).toEqual(names),
);

it("finds a name after an elision when no name has it", () => {
  const surnames = (text: string) =>
    nearNames(
      [
        ["Amico", "Ada"],
        ["D’Angelo", "Ugo"],
        ["Angelini", "Pia"],
      ],
      text,
      (name) => name,
    ).map(([one]) => one);
  expect(surnames("quest'amico")).toEqual(["Amico"]);
  expect(surnames("dell’ amico")).toEqual(["Amico"]);
  expect(surnames("d' angelo")).toEqual(["D’Angelo"]);
});

it.each([
  ["Sicurezza idrica", "sicureza", true],
  ["Ordinamento della scuola", "scuolabus", true],
  ["Emendamento 2.12 (Tamerici) al ddl S. 160", "scuola", false],
  ["Modifica di norme", "di la", false],
  ["Tutela dell’università", "universita privata", true],
])("a fuzzy match of %j with %j: %j", (text, typed, expected) => expect(isNearly(text, typed)).toBe(expected));
