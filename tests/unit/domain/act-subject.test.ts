import { expect, it } from "vitest";
import { actSubject } from "#src/domain/act-subject.ts";

it.each([
  [
    "Conversione in legge, con modificazioni, del decreto-legge 2 ottobre 2026, n. 155, recante misure urgenti per la sicurezza idrica",
    "Sicurezza idrica",
  ],
  [
    "Conversione in legge del decreto-legge 2 ottobre 2026, n. 155",
    "Conversione in legge del decreto-legge 2 ottobre 2026, n. 155",
  ],
  ["Disposizioni in materia di ordinamento forense", "Ordinamento forense"],
  ["Disposizioni urgenti per l’approvvigionamento idrico", "Approvvigionamento idrico"],
  ["Misure urgenti per il Piano Mattei", "Piano Mattei"],
  ["Disposizioni per favorire il riuso", "Disposizioni per favorire il riuso"],
  ["Norme in materia sanitaria", "Norme in materia sanitaria"],
  ["Tutela delle acque interne", "Tutela delle acque interne"],
])("%s is about: %s", (title, subject) => {
  expect(actSubject(title)).toBe(subject);
});
