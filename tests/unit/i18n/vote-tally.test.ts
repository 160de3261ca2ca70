import { expect, it } from "vitest";
import { addTallies, tallyVotes, type VoteTally } from "#src/domain/vote-tally.ts";
import { onSubjects, periodLead, periodNote } from "#src/i18n/vote-tally.ts";

const vote = { outcome: "approved", outcomeText: null, isFinal: false, isConfidence: false } as const;
const none = tallyVotes([]);
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const lead = (of: Partial<VoteTally>, reading: "complete" | "partial" = "complete"): string =>
  plain(periodLead({ ...none, ...of }, reading));

it("counts each vote once by what became of it, and defeats, confidence and final votes apart", () => {
  const tally = tallyVotes([
    { ...vote, isFinal: true },
    { ...vote, isGovernmentBeaten: true },
    { ...vote, outcome: "rejected", isConfidence: true },
    { ...vote, outcome: "other", outcomeText: "Annullata per irregolarità", isFinal: true },
    { ...vote, outcome: "other" },
    { ...vote, outcome: "other", status: "quorum" },
  ]);
  expect(tally).toEqual({
    ...{ approved: 2, rejected: 1, annulled: 1, other: 1, checks: 1 },
    ...{ beaten: 1, trusted: 0, distrusted: 1, finalsApproved: 1, finalsRejected: 0 },
  });
  expect(addTallies([tally, tally]).approved).toBe(4);
  expect(addTallies([])).toEqual(none);
});

it("says of a period defeats and confidence first, then final votes, then all votes", () => {
  expect(lead({ approved: 60, rejected: 107, beaten: 3, trusted: 1, finalsApproved: 4 })).toBe(
    "Il Governo è stato battuto 3 volte e ha ottenuto la fiducia una volta. 4 testi sono stati approvati con il voto finale. 167 votazioni elettroniche: 60 approvate, 107 respinte.",
  );
  expect(lead({ approved: 1, rejected: 1, distrusted: 1, finalsApproved: 1, finalsRejected: 1 })).toBe(
    "Il Governo si è visto negare la fiducia una volta. Un testo è stato approvato con il voto finale, uno è stato respinto. 2 votazioni elettroniche: 1 approvata, 1 respinta.",
  );
  expect(lead({ rejected: 2, finalsRejected: 2, checks: 1 })).toBe(
    "2 testi sono stati respinti con il voto finale. 2 votazioni elettroniche: entrambe respinte. In più 1 verifica del numero legale.",
  );
});

it("says what the Government was beaten on where all its defeats are at hand", () => {
  const of = (isGovernmentBeaten: boolean, ...subjects: (string | null)[]) =>
    subjects.map((subject) => ({ isGovernmentBeaten, subject }));
  const said = (count: number, votes: ReturnType<typeof of>): string =>
    plain(periodLead({ ...none, rejected: 3, beaten: count }, "complete", [...votes, ...of(false, "Altro")]));
  expect(said(3, of(true, "Sicurezza idrica", "Pesca", "Sicurezza idrica"))).toBe(
    "Il Governo è stato battuto 3 volte (due su Sicurezza idrica, una su Pesca). 3 votazioni elettroniche: tutte respinte.",
  );
  expect(said(3, of(true, "Pesca", "Pesca"))).toBe(
    "Il Governo è stato battuto 3 volte. 3 votazioni elettroniche: tutte respinte.",
  );
});

it("says no absence, and of votes that are still being read that they are", () => {
  expect(lead({ approved: 1 })).toBe("1 votazione elettronica: approvata.");
  expect(lead({ approved: 3, annulled: 1 }, "partial")).toBe(
    "4 votazioni elettroniche acquisite finora: 3 approvate, 1 annullata.",
  );
  expect(lead({ checks: 2 })).toBe("2 verifiche del numero legale.");
});

it("names beside a month what happened in it", () => {
  const of = (tally: Partial<VoteTally>): string => plain(periodNote({ ...none, ...tally }));
  expect(of({ beaten: 3, trusted: 1, finalsApproved: 2 })).toBe(
    "Governo battuto 3 volte, 1 voto di fiducia, 2 voti finali",
  );
  expect(of({ beaten: 1, trusted: 2 })).toBe("Governo battuto 1 volta, 2 voti di fiducia");
  expect(of({ approved: 9 })).toBe("");
});

it("limits what it says of the Government to the votes that were read", () => {
  expect(lead({ approved: 2, rejected: 1, beaten: 1, trusted: 2 }, "partial")).toBe(
    "Fra le votazioni acquisite finora il Governo è stato battuto una volta e ha ottenuto la fiducia 2 volte. 3 votazioni elettroniche acquisite finora: 2 approvate, 1 respinta.",
  );
});

it("names what several votes were on only where each is known, and few", () => {
  expect(onSubjects(["Pesca", "Pesca"])).toBe(" su Pesca");
  expect(onSubjects(["Pesca"])).toBe(" su Pesca");
  expect(onSubjects(["Pesca", "Sicurezza idrica", "Sicurezza idrica"])).toBe(
    " (due su Sicurezza idrica, una su Pesca)",
  );
  // All in words, or all in figures.
  const many = Array.from({ length: 12 }, () => "Sicurezza idrica");
  expect(onSubjects(["Pesca", ...many])).toBe(" (12 su Sicurezza idrica, 1 su Pesca)");
  expect(onSubjects(["Pesca", null])).toBe("");
  expect(onSubjects([])).toBe("");
  expect(onSubjects(["a", "b", "c", "d"])).toBe("");
});
