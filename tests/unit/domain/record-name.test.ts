import { expect, it } from "vitest";
import { recordName } from "#src/domain/record-name.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { body, government, group, person, sitting, vote } from "#tests/fixtures/builders.ts";

it("calls people by name, groups and bodies by their latest name", () => {
  expect(recordName(person({ givenName: "Ada", familyName: "Rivalta" }))).toBe("Ada Rivalta");
  const names = ["Prima", "Poi"].map((name) => ({ name, acronym: name, start: null, end: null }));
  expect(recordName(group({ names }))).toBe("Poi");
  expect(recordName(government({ name: "I Governo Bellariva" }))).toBe("I Governo Bellariva");
  // `shortName` is complete only next to the kind of body.
  expect(recordName(body({ name: "Commissione Bilancio", shortName: "Bilancio" }))).toBe("Commissione Bilancio");
});

it("calls votes and acts by their common title", () => {
  expect(recordName(vote({ title: "Em. 1", publicTitle: null }))).toBe("Em. 1");
  expect(recordName(vote({ title: "Em. 1", publicTitle: "Il salario" }))).toBe("Il salario");
  expect(recordName(bill({ title: "Disposizioni in materia di acque", shortTitle: null }))).toBe(
    "Disposizioni in materia di acque",
  );
  expect(recordName(bill({ title: "Disposizioni in materia di acque", shortTitle: "Acque" }))).toBe("Acque");
});

it("returns no name for a sitting", () => {
  expect(recordName(sitting({ number: 641 }))).toBeNull();
});
