import { expect, it } from "vitest";
import { actPage } from "#src/i18n/acts.ts";
import { record } from "#src/i18n/record.ts";
import { sittingText } from "#src/i18n/sittings.ts";
import { selectionText, votesPage } from "#src/i18n/votes-list.ts";

type Votes = Parameters<typeof sittingText.lead>[0];

const of = (count: number, fields: Partial<Votes[number]>): Votes =>
  Array.from({ length: count }, () => ({
    ...{ outcome: "approved", outcomeText: null, status: "verified", subType: "AMEND", heading: "Sicurezza idrica" },
    ...{ subject: null, isFinal: false, isConfidence: false, ayes: 110, noes: 109, ...fields },
  }));
const beaten = { isGovernmentBeaten: true } as const;
const lead = (...votes: Votes[]) => sittingText.lead(votes.flat()).replaceAll("\u00a0", " ");

it("says of a sitting numbers that add up", () => {
  expect(
    lead(
      of(17, {}),
      of(26, { outcome: "rejected" }),
      of(1, { outcome: "other", outcomeText: "Annullata per irregolarità" }),
    ),
  ).toBe("44 votazioni elettroniche: 17 approvate, 26 respinte, 1 annullata.");
  expect(lead(of(3, {}))).toBe("3 votazioni elettroniche: tutte approvate.");
  expect(lead(of(1, { outcome: "rejected" }))).toBe("1 votazione elettronica: respinta.");
});

it("says defeats of the Government first, with their scores unless they are many", () => {
  expect(lead(of(1, beaten), of(1, { ...beaten, ayes: 111, noes: 105 }))).toBe(
    "Il Governo è stato battuto 2 volte, 110 a 109 e 111 a 105. 2 votazioni elettroniche: entrambe approvate.",
  );
  expect(lead(of(4, beaten))).toBe("Il Governo è stato battuto 4 volte. 4 votazioni elettroniche: tutte approvate.");
  expect(lead(of(1, { ...beaten, ayes: null, subject: "Pesca" }))).toBe(
    "Il Governo è stato battuto una volta su Pesca. 1 votazione elettronica: approvata.",
  );
});

it("says of the drawing what a ring is: a vote that is neither approved nor rejected has one with a margin too", () => {
  for (const note of [sittingText.ticksNote, actPage.ticksNote])
    expect(note).toContain(
      "è un cerchio se non è né l’una né l’altra, come le annullate, o se il margine non si conosce.",
    );
});

it("says else the vote of confidence, else the final vote; of several their number", () => {
  const final = { isFinal: true, subType: "ALL", heading: "Sicurezza idrica, voto finale" } as const;
  const trust = { isConfidence: true, heading: "Sicurezza idrica, questione di fiducia", ayes: 153, noes: 111 };
  expect(lead(of(1, trust), of(1, final))).toBe(
    "Sicurezza idrica, questione di fiducia: fiducia accordata, 153 a 111. 2 votazioni elettroniche: entrambe approvate.",
  );
  expect(lead(of(1, final))).toBe(
    "Sicurezza idrica, voto finale: approvato, 110 a 109. 1 votazione elettronica: approvata.",
  );
  expect(lead(of(2, final))).toBe("2 voti finali. 2 votazioni elettroniche: entrambe approvate.");
});

it("names two votes, and one, without a number", () => {
  expect([1, 2, 44].map((count) => sittingText.all(count))).toEqual([
    "L’unica votazione",
    "Entrambe le votazioni",
    "Tutte le 44 votazioni",
  ]);
  expect(record.allOnAct(2)).toBe("entrambe le votazioni");
  expect(votesPage.archiveTotal(1)).toBe("L’unica votazione");
  expect([false, true].map((isByRule) => selectionText(isByRule).all(2))).toEqual([
    "Entrambi i voti chiave",
    "Entrambe le votazioni in evidenza",
  ]);
});

it("leaves quorum checks out of the outcomes, and says how many there were", () => {
  expect(lead(of(2, {}), of(1, { status: "quorum", outcome: "other" }))).toBe(
    "2 votazioni elettroniche: entrambe approvate. In più 1 verifica del numero legale.",
  );
  expect(lead(of(1, { status: "quorum", outcome: "other" }))).toBe("1 verifica del numero legale.");
});

it("says that the positions of its members are still to come, for all of its votes or for some", () => {
  expect(sittingText.unpublished(4, 4)).toBe("I voti dei singoli non sono ancora pubblicati.");
  expect(sittingText.unpublished(1, 4).replaceAll("\u00a0", " ")).toBe(
    "1 votazione aspetta ancora i voti dei singoli.",
  );
  expect(sittingText.unpublished(3, 4).replaceAll("\u00a0", " ")).toBe(
    "3 votazioni aspettano ancora i voti dei singoli.",
  );
});
