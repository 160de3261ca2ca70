import { expect, it } from "vitest";
import { newsOf } from "#src/domain/event-news.ts";
import { eventMeta, eventsPage, newsInShort, newsSentence, ruledEvent } from "#src/i18n/events.ts";
import { countRecords } from "#src/i18n/prose.ts";

it("names what each number of events counts: those of the source, and the calendar without sittings", () => {
  expect(countRecords("event", 383).replaceAll("\u00A0", " ")).toBe("383 eventi della fonte");
  expect(eventsPage.calendar).toBe("Calendario senza le sedute (iCalendar)");
});

it("an event shows its chamber where its title does not say it", () => {
  expect(eventMeta({ title: "Ada Neri passa al gruppo Misto", branch: "S" })).toBe("Senato");
  expect(eventMeta({ title: "Il Senato approva: Acque interne", branch: "S" })).toBe("");
  expect(eventMeta({ title: "Adottato il decreto attuativo", branch: null })).toBe("");
});

it("tells a sitting by the number of its votes, their outcomes, and the act of most of them", () => {
  const vote = (outcome: "approved" | "rejected" | "other", subject: string | null = null, act = "bill/C_1") => ({
    ...{ outcome, subject, outcomeText: outcome === "other" ? "Annullata per irregolarità" : null },
    acts: [act],
  });
  const [yes, no] = [vote("approved", "Sicurezza idrica"), vote("rejected", "Sicurezza idrica")];
  expect(ruledEvent.sitting("C", [yes, yes, no, vote("approved", "Altro", "bill/C_2")])).toBe(
    "La Camera vota 4 volte, soprattutto su Sicurezza idrica: 3 approvate, 1 respinta",
  );
  expect(ruledEvent.sitting("S", [yes, yes, vote("approved")])).toBe(
    "Il Senato vota 3 volte, su Sicurezza idrica: tutte approvate",
  );
  expect(ruledEvent.sitting("S", [no])).toBe("Il Senato vota una volta, su Sicurezza idrica: respinta");
  expect(ruledEvent.sitting("C", [yes, vote("rejected", "Altro", "bill/C_2")])).toBe(
    "La Camera vota 2 volte: 1 approvata, 1 respinta",
  );
  expect(ruledEvent.sitting("C", [yes, yes, no, vote("other")])).toBe(
    "La Camera vota 4 volte, su Sicurezza idrica: 2 approvate, 1 respinta, 1 annullata",
  );
  expect(ruledEvent.sitting("C", [{ ...vote("other"), outcomeText: null }])).toBe(
    "La Camera vota una volta: con altro esito",
  );
});

const plain = (text: string) => text.replaceAll("\u00A0", " ");

it("tells the news of a period, what decides most first", () => {
  const row = (category: string | null, date: string) => ({ category, date });
  const rows = [
    row("governo-battuto", "2026-11-19"),
    row("governo-battuto", "2026-11-19"),
    row("votazione", "2026-11-19"),
    row("sedute", "2026-11-19"),
    row("fiducia", "2026-11-08"),
    row("gruppi", "2026-11-03"),
    row(null, "2026-11-02"),
  ];
  const news = newsOf(rows);
  expect(plain(newsSentence(news, "complete"))).toBe(
    "Il Governo è stato battuto 2 volte; la fiducia è stata votata l’8 novembre 2026; c’è stato un voto finale.",
  );
  expect(plain(newsSentence(news, "partial"))).toMatch(
    /^Nei dati acquisiti finora il Governo è stato battuto 2 volte;/,
  );
  expect(plain(newsInShort(news))).toBe("Governo battuto 2 volte, 1 voto di fiducia, 1 voto finale");
  expect(plain(newsSentence(newsOf([row("leggi", "2026-07-06"), row("sedute", "2026-07-09")]), "complete"))).toBe(
    "C’è una nuova legge; si è votato in una seduta.",
  );
});

it("has no news where nothing decided anything", () => {
  const news = newsOf([{ category: "gruppi", date: "2026-11-03" }]);
  expect(newsSentence(news, "complete")).toBe("");
  expect(newsInShort(news)).toBe("");
});
