import { expect, it } from "vitest";
import { themeLead, themesText } from "#src/i18n/themes.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

type Page = Parameters<typeof themeLead>[0];

const vote = (fields: Partial<NonNullable<Page["lastKey"]>>): NonNullable<Page["lastKey"]> => ({
  ...{ id: "k", date: "2026-11-19", sitting: 641, number: 9, title: "Voto finale", subject: null },
  ...{ isKey: true, isFinal: true, isConfidence: false, isSecret: false, heading: "Sicurezza idrica, voto finale" },
  ...{ outcomeText: null, ayes: 177, noes: 66, abstained: 3, margin: 55, rebels: 0 },
  ...{ majorityCohesion: null, government: null, acts: [] },
  ...({ branch: "C", subType: "ALL", outcome: "approved", status: "verified" } as const),
  ...fields,
});
const defeat = (fields: Partial<NonNullable<Page["lastKey"]>> = {}) =>
  vote({
    ...{ id: "d", heading: "Sicurezza idrica, emendamento 1.20", ayes: 111, noes: 105, isGovernmentBeaten: true },
    ...fields,
  });

/** Links are in brackets. */
const lead = (fields: Partial<Page>, laws = 0, reading: Parameters<typeof themeLead>[2] = "complete"): string => {
  const page = { acts: 5, votes: 0, defeats: 0, lastDefeat: null, lastKey: null, lists: [], ...fields };
  return plain(
    themeLead(page, laws, reading)
      .map((piece) => (piece.vote === undefined ? piece.text : `[${piece.text}]`))
      .join(""),
  );
};

it("leads a theme with the defeats of the Government and the last key vote, then its laws and votes", () => {
  expect(lead({ acts: 16, votes: 181, defeats: 2, lastDefeat: defeat(), lastKey: vote({}) }, 6)).toBe(
    "Il Governo è stato battuto 2 volte, l’ultima il 19 novembre 2026: [Sicurezza idrica, emendamento 1.20] (Camera, 111 a 105). L’ultimo voto chiave è [Sicurezza idrica, voto finale] (19 novembre 2026): approvato alla Camera, 177 a 66. Sono diventati legge 6 dei 16 disegni di legge sul tema. Si è votato 181 volte.",
  );
  expect(lead({ votes: 3, defeats: 1, lastDefeat: defeat(), lastKey: defeat() })).toBe(
    "Il Governo è stato battuto una volta, il 19 novembre 2026: [Sicurezza idrica, emendamento 1.20] (Camera, 111 a 105). Il tema ha 5 disegni di legge. Si è votato 3 volte.",
  );
  // What was before the defeat is no news beside it.
  expect(lead({ votes: 3, defeats: 1, lastDefeat: defeat(), lastKey: vote({ date: "2026-11-18" }) })).not.toContain(
    "voto finale",
  );
  expect(lead({ votes: 1, lastKey: vote({ date: "2026-11-18", status: "review" }) }, 5)).toBe(
    "L’ultimo voto chiave è [Sicurezza idrica, voto finale] (18 novembre 2026): approvato alla Camera, in verifica. Tutti i 5 disegni di legge sul tema sono diventati legge. Si è votato 1 volta.",
  );
  const lists = [{ kind: "rule", isRest: false, rows: [vote({})] }] as const;
  expect(lead({ votes: 1, lastKey: vote({}), lists })).toContain("L’ultimo voto in evidenza è");
  expect(lead({ acts: 8, votes: 2 }, 1)).toBe(
    "È diventato legge uno degli 8 disegni di legge sul tema. Si è votato 2 volte.",
  );
  expect(lead({ acts: 1, votes: 2 }, 1)).toBe(
    "L’unico disegno di legge sul tema è diventato legge. Si è votato 2 volte.",
  );
});

it("says that there was no vote on a theme, or which was the last, only where all votes have been read", () => {
  expect(lead({})).toBe("Il tema ha 5 disegni di legge. Finora non si è votato.");
  expect(lead({}, 0, "unread")).toBe("Il tema ha 5 disegni di legge.");
  expect(lead({ votes: 3, defeats: 2, lastDefeat: defeat(), lastKey: vote({}) }, 0, "partial")).toBe(
    "Il Governo è stato battuto almeno 2 volte, una il 19 novembre 2026: [Sicurezza idrica, emendamento 1.20] (Camera, 111 a 105). Un voto chiave è [Sicurezza idrica, voto finale] (19 novembre 2026): approvato alla Camera, 177 a 66. Il tema ha 5 disegni di legge. Si è votato almeno 3 volte.",
  );
});

it("names the themes with most defeats of the Government, unless they are many or had one each", () => {
  const said = (...given: (readonly [label: string, defeats: number])[]): string =>
    plain(
      themesText.mostBeaten(
        given.map(([label, defeats]) => ({ label, defeats })),
        "complete",
      ),
    );
  expect(said(["Ambiente", 4], ["Lavoro", 2])).toBe(" Il Governo è stato battuto più spesso su Ambiente, 4 volte.");
  expect(said(["Ambiente", 4], ["Acque", 4], ["Lavoro", 2])).toBe(
    " Il Governo è stato battuto più spesso su Ambiente e Acque, 4 volte ciascuno.",
  );
  expect([said(["Ambiente", 1]), said(["Ambiente", 0]), said()]).toEqual(["", "", ""]);
  expect(said(["A", 2], ["B", 2], ["C", 2], ["D", 2])).toBe("");
  expect(themesText.mostBeaten([{ label: "Ambiente", defeats: 2 }], "partial")).toContain(
    "volte, nei dati acquisiti finora.",
  );
});

it("names a list of votes by what it has beside those above", () => {
  expect(themesText.voteList({ kind: "newest", isRest: false })).toBe("Le ultime votazioni");
  expect(themesText.voteList({ kind: "newest", isRest: true })).toBe("Le altre più recenti");
  expect(themesText.voteList({ kind: "closest", isRest: true })).toBe("Le altre più vicine alla soglia");
});

it("names the themes with most votes, unless others have as many", () => {
  const theme = (label: string, votes: number) => ({ label, votes });
  const three = [theme("Esteri", 120), theme("Ambiente", 181), theme("Agricoltura", 178)];
  expect(plain(themesText.mostVoted([...three, theme("Lavoro", 6)], "complete"))).toBe(
    "Ambiente è il tema su cui si è votato di più, 181 volte; poi vengono Agricoltura (178) e Esteri (120).",
  );
  expect(plain(themesText.mostVoted([...three, theme("Lavoro", 120)], "complete"))).toBe(
    "Ambiente è il tema su cui si è votato di più, 181 volte; poi viene Agricoltura (178).",
  );
  expect(plain(themesText.mostVoted([theme("Ambiente", 1)], "complete"))).toBe(
    "Ambiente è il tema su cui si è votato di più, 1 volta.",
  );
  expect(plain(themesText.mostVoted([theme("Ambiente", 2)], "partial"))).toBe(
    "Ambiente è il tema su cui si è votato di più nei dati acquisiti finora, 2 volte.",
  );
  const alike = [theme("Ambiente", 9), theme("Lavoro", 9), theme("Esteri", 9), theme("Salute", 9)];
  expect(themesText.mostVoted(alike, "complete")).toBe(themesText.lead);
  expect(themesText.mostVoted([theme("Ambiente", 0)], "complete")).toBe(themesText.lead);
});
