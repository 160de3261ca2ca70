import { expect, it } from "vitest";
import { record, votingSentences } from "#src/i18n/record.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { PersonVotes } from "#src/contracts/person-page.ts";

const strip = Array.from({ length: 50 }, () => 0);
const votes = (fields: Partial<PersonVotes>): PersonVotes => ({
  branch: "C",
  from: "2022-10-13",
  to: "2026-11-19",
  isPresident: false,
  participation: { voting: 468, present: 233, absent: 55, mission: 180 },
  inLine: 231,
  evaluable: 460,
  rebels: 0,
  choices: 231,
  medians: { group: null, chamber: null },
  strips: { presence: strip, reliability: strip },
  changedGroup: false,
  months: [],
  themes: [],
  lists: {
    "voti-ribelli": { total: 0, rows: [] },
    "voti-chiave": { total: 0, rows: [] },
    "voti-fiducia": { total: 0, rows: [] },
  },
  alike: { minimum: 0, most: { rows: [], ties: 0 }, least: { rows: [], ties: 0 }, place: null },
  ...fields,
});
const said = (fields: Partial<PersonVotes>, reading: Reading = "complete") =>
  votingSentences({ votes: votes(fields) }, reading).map((sentence) => sentence.replaceAll("\u00A0", " "));

it("how a member votes, in two sentences by rule", () => {
  expect(said({})).toEqual([
    "Vota con il gruppo: mai in dissenso su 231 voti.",
    "Presente al 49,8% delle 468 votazioni, in missione al 38,5%.",
  ]);
  expect(said({ rebels: 1, participation: { voting: 10, present: 9, absent: 1, mission: 0 } })).toEqual([
    "In dissenso dal gruppo una volta su 231 voti (0,4%).",
    "Presente al 90,0% delle 10 votazioni.",
  ]);
  expect(said({ changedGroup: true })[0]).toBe("Mai in dissenso dal gruppo di cui faceva parte, su 231 voti.");
  expect(said({ rebels: 23 })[0]).toBe("In dissenso dal gruppo 23 volte su 231 voti (10,0%).");
});

it("of a chamber whose votes have not all been read, says no more than that", () => {
  expect(said({}, "partial")).toEqual([
    "Vota con il gruppo: mai in dissenso su 231 voti, fra quelli acquisiti finora.",
    "Presente al 49,8% delle 468 votazioni, in missione al 38,5%.",
  ]);
});

it("of a handful of votes gives the counts", () => {
  const participation = { voting: 6, present: 2, mission: 1, absent: 3 };
  expect(said({ choices: 2, rebels: 1, participation })).toEqual([
    "In dissenso dal gruppo una volta su 2 voti.",
    "Presente in 2 votazioni su 6, in missione in 1 votazione su 6.",
  ]);
});

it("no loyalty without votes with a line, none of both for the President, nothing without votes", () => {
  expect(said({ choices: 0 })).toEqual(["Presente al 49,8% delle 468 votazioni, in missione al 38,5%."]);
  expect(said({ isPresident: true })).toEqual(["Chi presiede la Camera per consuetudine non vota."]);
  expect(votingSentences({ votes: null }, "complete")).toEqual([]);
});

it("says of a month without votes that there are none", () => {
  expect(record.column({ key: "2023-08", counts: [0, 0, 0, 0, 0, 0], dissents: 0 })).toBe(
    "agosto 2023: nessuna votazione",
  );
});

it("names the votes that its list leaves out", () => {
  const plain = (leftOut: Parameters<typeof record.leftOut>[0]) => record.leftOut(leftOut)?.replaceAll("\u00A0", " ");
  expect(plain({ review: 1, quorum: 0 })).toBe(
    "Fra le votazioni con il suo voto pubblicato resta fuori 1 votazione in verifica.",
  );
  expect(plain({ review: 2, quorum: 1 })).toBe(
    "Fra le votazioni con il suo voto pubblicato restano fuori 2 votazioni in verifica e 1 verifica del numero legale.",
  );
  expect(record.leftOut({ review: 0, quorum: 0 })).toBeNull();
});

it("counts one position in the singular", () => {
  const column = record.column({ key: "2023-05", counts: [0, 2, 1, 1, 0, 1], dissents: 1 });
  expect(column.replaceAll("\u00A0", " ")).toBe(
    "maggio 2023: 2 contro, 1 astensione, 1 presenza senza voto noto, 1 assenza, 1 contro il gruppo",
  );
});
