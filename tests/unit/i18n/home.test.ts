import { expect, it } from "vitest";
import { homePages } from "#scripts/contracts/site/home.ts";
import { decreeLine, decreesNote, keyVoteLine, leadNote, leadReason, nextExpiry } from "#src/i18n/home.ts";
import { pageNews } from "#src/i18n/vote-results.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Vote } from "#src/domain/records.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** The vote that leads the home page after final votes in which Anna and Bruno vote aye and Carla no. */
const after = (...votes: Partial<Vote>[]) =>
  homePages.build(
    chamber({
      ballots: votes.map((fields, index) => [
        openVote({ id: `v${String(index)}`, number: index + 1, isFinal: true, date: "2026-11-18", ...fields }),
        [
          ["anna", "AYE"],
          ["bruno", "AYE"],
          ["carla", "NO"],
        ] as const,
      ]),
    }),
    "index",
  ).lead;

it("describes a vote with exactly the required ayes as such", () => {
  const note = (required: number) => {
    const lead = after({ ayes: 2, noes: 1, required });
    return lead && leadNote(lead).replaceAll("\u00a0", " ");
  };
  expect(note(2)).toMatch(/^18 novembre 2026: esattamente i voti necessari, 1 ribelle\.$/);
  expect(note(1)).toMatch(/^18 novembre 2026: 1 voto sopra la soglia, 1 ribelle\.$/);
});

it("skips an annulled vote", () => {
  const annulled = { outcome: "other", outcomeText: "Annullata", title: "Voto annullato" } as const;
  const lead = after({ title: "Voto valido" }, annulled);
  expect(lead && pageNews(lead.vote)).toMatch(/^Voto valido: approvato alla Camera/);
  expect(lead && leadReason(lead, "2026-11-20")).toMatch(
    /^Questa votazione apre la pagina perché è un voto finale: l’unica votazione degli ultimi 7 giorni/,
  );
});

it("says how old the vote is that opens the page", () => {
  const reason = (edition: string) => {
    const lead = after({ title: "Voto valido" });
    return lead && leadReason({ ...lead, reason: null }, edition).replaceAll("\u00a0", " ");
  };
  expect(reason("2026-12-02")).toBe("Apre la pagina l’ultimo voto finale.");
  expect(reason("2027-01-27")).toBe(
    "Apre la pagina l’ultimo voto finale. È di 70 giorni prima dell’ultimo aggiornamento (27 gennaio 2027).",
  );
});

it("notes once that the deadlines of all open decree-laws are unknown", () => {
  const note = (...expires: (string | null)[]) =>
    decreesNote(
      expires.map((day) => ({ expires: day })),
      "2024-05-09",
      "2024-05-08",
    ).replaceAll("\u00a0", " ");
  const rule = "Decadono se non sono convertiti in 60 giorni.";
  expect(note("2024-06-01", null)).toBe(`${rule} Conto al 9 maggio 2024.`);
  expect(note(null, null)).toBe(
    `${rule} Le date di pubblicazione in Gazzetta, da cui si contano i 60 giorni, non sono ancora state acquisite. Situazione all’8 maggio 2024.`,
  );
  expect(note()).toBe(`${rule} Situazione all’8 maggio 2024.`);
});

it("gives the date of the next deadline, which stays true the next day", () => {
  const next = (...days: (string | null)[]) =>
    nextExpiry(
      days.map((expires) => ({ expires })),
      "complete",
    ).replaceAll("\u00a0", " ");
  expect(next("2026-12-01", "2027-01-11")).toBe("il primo scade il 1° dicembre 2026");
  expect(next("2026-12-08")).toBe("il primo scade l’8 dicembre 2026");
  expect(next(null)).toBe("termine non ancora acquisito");
  expect(next()).toBe("nessuno in attesa");
  expect(nextExpiry([], "unread")).toBe("termine non ancora acquisito");
});

it("says of a key vote its result, margin and majority, and leaves out what is not known", () => {
  const row: VoteRow = {
    ...{ id: "a", date: "2026-11-19", sitting: 641, number: 1, title: "Acque", subject: null },
    ...{ isKey: true, isFinal: false, isConfidence: false, isSecret: false },
    ...{ outcomeText: null, ayes: 110, noes: 109, abstained: 0, margin: 0, rebels: 0 },
    ...{ majorityCohesion: 60.48, isGovernmentBeaten: true, government: null, acts: [] },
    ...({ branch: "C", subType: "AMEND", outcome: "approved", status: "verified" } as const),
  };
  expect(keyVoteLine(row)).toBe(
    "Approvato, 110 a 109, Governo battuto, margine 0, nessun ribelle, maggioranza compatta al 60,5%",
  );
  expect(
    keyVoteLine({ ...row, ayes: null, margin: null, rebels: null, majorityCohesion: null, isGovernmentBeaten: false }),
  ).toBe("Approvato, totali non pubblicati");
  expect(
    keyVoteLine({ ...row, isCounted: true, margin: null, isGovernmentBeaten: false, majorityCohesion: null }),
  ).toBe("Approvato, 110 a 109, contati voto per voto, nessun ribelle");
});

it("says of a decree-law where it is and its last day, if that is known", () => {
  const decree = { id: "2026-150", expires: "2026-11-23", where: { branch: "C", status: "Da assegnare" } } as const;
  const line = (fields: object) => decreeLine({ ...decree, ...fields }).replaceAll("\u00a0", " ");
  expect(line({})).toBe("n. 150/2026; scadenza 23 nov 2026; Camera, da assegnare");
  expect(line({ expires: null, where: null })).toBe("n. 150/2026");
});
