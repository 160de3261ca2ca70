import { expect, it } from "vitest";
import { newsOf } from "#src/domain/event-news.ts";
import {
  eventLines,
  eventMeta,
  eventsPage,
  newsInShort,
  newsSentence,
  quietSentence,
  ruledEvent,
  whoMoves,
} from "#src/i18n/events.ts";
import { countRecords } from "#src/i18n/prose.ts";

it("names what each number of events counts: those of the source, and the calendar without sittings", () => {
  expect(countRecords("event", 383).replaceAll("\u00A0", " ")).toBe("383 eventi della fonte");
  expect(eventsPage.calendar).toBe("Calendario senza le sedute (iCalendar)");
});

it("an event shows its chamber where its title does not say it", () => {
  expect(eventMeta({ title: "Ada Neri passa al gruppo Misto", branch: "S" })).toBe("(Senato)");
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
const short = (...of: Parameters<typeof newsInShort>): readonly string[] => {
  const { beaten, rest } = newsInShort(...of);
  return [plain(beaten), plain(rest)];
};

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
  const news = newsOf(rows, () => "Sicurezza idrica");
  expect(plain(newsSentence(news, "complete"))).toBe(
    "Il Governo è stato battuto 2 volte su Sicurezza idrica; la fiducia è stata votata l’8 novembre; c’è stato un voto finale.",
  );
  expect(plain(newsSentence(news, "partial"))).toMatch(
    /^Nei dati acquisiti finora il Governo è stato battuto 2 volte su Sicurezza idrica;/,
  );
  expect(short(news, 7)).toEqual([
    "Governo battuto 2 volte",
    ", 1 voto di fiducia, 1 voto finale, 1 seduta con voti; 7 eventi in tutto",
  ]);
  expect(short(news.slice(1, 2), 3)).toEqual(["", "1 voto di fiducia; 3 eventi in tutto"]);
  expect(short(news.slice(0, 1), 2)).toEqual(["Governo battuto 2 volte", "; 2 eventi in tutto"]);
  const one = newsOf(rows.slice(1, 2), () => null);
  expect(plain(newsSentence(one, "complete"))).toBe("Il Governo è stato battuto il 19 novembre.");
  expect(
    plain(
      newsSentence(
        newsOf([row("leggi", "2026-07-06"), row("sedute", "2026-07-09")], () => null),
        "complete",
      ),
    ),
  ).toBe("C’è stata una nuova legge; si è votato in una seduta.");
});

it("has no news where nothing decided anything", () => {
  const news = newsOf([{ category: "gruppi", date: "2026-11-03" }], () => null);
  expect(newsSentence(news, "complete")).toBe("");
  expect(short(news, 1)).toEqual(["", "1 evento"]);
});

it("says of a month without news what its events are about", () => {
  const of = (...categories: (string | null)[]): string =>
    plain(quietSentence(categories.map((category) => ({ category }))));
  expect(of("attuazione", "gruppi", "gruppi", "organi")).toBe(
    "Dei 4 eventi uno riguarda l’attuazione delle leggi, due i gruppi e uno gli organi e i seggi.",
  );
  expect(of("gruppi")).toBe("L’unico evento riguarda i gruppi.");
  expect(of(..."gruppi ".repeat(8).trim().split(" "))).toBe("Tutti gli 8 eventi riguardano i gruppi.");
  expect(of(..."gruppi ".repeat(7).trim().split(" "), "decreti")).toBe(
    "Degli 8 eventi sette riguardano i gruppi e uno i decreti-legge.",
  );
  expect(of("gruppi", "altro")).toBe("2 eventi.");
  expect(of("gruppi", null)).toBe("2 eventi.");
});

it("tells as one line the members who join one group on a day, each by name", () => {
  const row = (title: string, category = "gruppi", branch: "C" | "S" | null = "S") => ({
    ...{ id: title, date: "2026-11-03", title, category, branch, href: "/persone/a" },
  });
  const [ada, ugo] = [row("Ada Neri passa al gruppo Lavanda"), row("Ugo De Rosa passa al gruppo Lavanda")];
  const sitting = row("Il Senato vota 5 volte: tutte approvate", "sedute");
  const other = row("Ida Bo passa al gruppo Lavanda", "gruppi", "C");
  expect(eventLines([sitting, ada, ugo, other])).toEqual([
    { text: "Il Senato vota 5 volte: tutte approvate", rows: [sitting] },
    { text: "Due senatori passano al gruppo Lavanda", rows: [ada, ugo] },
    { text: "Ida Bo passa al gruppo Lavanda", rows: [other] },
  ]);
  expect(whoMoves(ugo.title)).toBe("Ugo De Rosa");
  const entered = ["Ada Neri entra nel gruppo Alloro", "Ugo De Rosa entra nel gruppo Alloro"];
  expect(eventLines(entered.map((title) => row(title, "gruppi", null))).map(({ text }) => text)).toEqual([
    "Due parlamentari entrano nel gruppo Alloro",
  ]);
});
