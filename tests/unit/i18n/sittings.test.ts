import { expect, it } from "vitest";
import { record } from "#src/i18n/record.ts";
import { sittingText } from "#src/i18n/sittings.ts";
import { selectionText, votesPage } from "#src/i18n/votes-list.ts";

type Votes = Parameters<typeof sittingText.lead>[0];

const of = (count: number, fields: Partial<Votes[number]>): Votes =>
  Array.from({ length: count }, () => ({
    ...{ outcome: "approved", outcomeText: null, acts: [], status: "verified", ...fields },
  }));
const water = { acts: ["bill/C_2750", "decree/2026-155"] };
const lead = (...votes: Votes[]) => sittingText.lead(votes.flat()).replaceAll("\u00a0", " ");

it("says of a sitting numbers that add up: outcomes, and what was voted on", () => {
  expect(
    lead(
      of(17, water),
      of(23, { ...water, outcome: "rejected" }),
      of(1, { ...water, outcome: "other", outcomeText: "Annullata per irregolarità" }),
      of(3, { outcome: "rejected" }),
    ),
  ).toBe(
    "44 votazioni elettroniche: 17 approvate, 26 respinte, 1 annullata. 41 su un testo, 3 senza un atto collegato.",
  );
  expect(lead(of(2, water), of(1, { acts: ["bill/S_1"] }))).toBe(
    "3 votazioni elettroniche: tutte approvate. Tutte su 2 testi.",
  );
  expect(lead(of(1, { ...water, outcome: "rejected" }))).toBe("1 votazione elettronica: respinta. Su un testo.");
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
    "2 votazioni elettroniche: entrambe approvate. Entrambe senza un atto collegato. In più 1 verifica del numero legale.",
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
