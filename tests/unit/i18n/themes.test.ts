import { expect, it } from "vitest";
import { themeLead, themesText } from "#src/i18n/themes.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

it("leads a theme with its laws, and the last vote on it", () => {
  const newest = { date: "2026-11-19", subject: "Sicurezza idrica" };
  const lead = (...given: Parameters<typeof themeLead>) => plain(themeLead(...given));
  expect(lead({ acts: 16, laws: 6, votes: 181 }, newest, "complete")).toBe(
    "Dei 16 disegni di legge sul tema 6 sono diventati legge. Si è votato 181 volte, l’ultima il 19 novembre 2026 su Sicurezza idrica.",
  );
  expect(lead({ acts: 8, laws: 1, votes: 2 }, { ...newest, subject: null }, "complete")).toBe(
    "Degli 8 disegni di legge sul tema uno è diventato legge. Si è votato 2 volte, l’ultima il 19 novembre 2026.",
  );
  expect(lead({ acts: 1, laws: 1, votes: 1 }, newest, "complete")).toBe(
    "Il tema ha 1 disegno di legge, diventato legge. Si è votato 1 volta.",
  );
});

it("says that there was no vote on a theme, or which was the last, only where all votes have been read", () => {
  const newest = { date: "2026-11-19", subject: "Sicurezza idrica" };
  expect(plain(themeLead({ acts: 5, laws: 0, votes: 0 }, null, "complete"))).toBe(
    "Il tema ha 5 disegni di legge. Finora non si è votato.",
  );
  expect(plain(themeLead({ acts: 5, laws: 0, votes: 0 }, null, "unread"))).toBe("Il tema ha 5 disegni di legge.");
  expect(plain(themeLead({ acts: 5, laws: 0, votes: 3 }, newest, "partial"))).toBe(
    "Il tema ha 5 disegni di legge. Si è votato almeno 3 volte.",
  );
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
