import { expect, it } from "vitest";
import { isNearly, lettersApart, nearNames } from "#src/lib/near-names.ts";

it.each([
  ["rossi", "rossi", 0],
  ["rossi", "rosi", 1],
  ["rossi", "rosssi", 1],
  ["rossi", "rassi", 1],
  ["rossi", "rosis", 1],
  ["rossi", "verdi", 4],
])("from %j to %j", (a, b, letters) => expect(lettersApart(a, b, 4)).toBe(letters));

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
])("%j is nearly %j", (text, names) =>
  expect(nearNames(people, text, (name) => name).map(([surname]) => surname)).toEqual(names),
);

it.each([
  // Called otherwise than in the records, or with words that are no name.
  ["Tina Bellariva", ["Bellariva", "Bellarosa"]],
  ["commissione fontealta", ["Fontealta"]],
  // What is left says too little: many have a given name in common.
  ["Costanza Xyzzy", []],
  ["pio xyzzy", []],
  ["xyzzy plugh", []],
])("of %j only the names count: %j", (text, names) =>
  expect(nearNames(people, text, (name) => name).map(([surname]) => surname)).toEqual(names),
);

it.each([
  ["Sicurezza idrica", "sicureza", true],
  ["Ordinamento della scuola", "scuolabus", true],
  ["Emendamento 2.12 (Tamerici) al ddl S. 160", "scuola", false],
  ["Modifica di norme", "di la", false],
  ["Tutela dell’università", "universita privata", true],
])("%j is nearly %j: %j", (text, typed, expected) => expect(isNearly(text, typed)).toBe(expected));
