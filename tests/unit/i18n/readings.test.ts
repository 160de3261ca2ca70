/** A label that asserts absence needs to know that its part was read. */
import { expect, it } from "vitest";
import { readingOf, together } from "#src/domain/coverage.ts";
import { sideOn } from "#src/domain/group-on-day.ts";
import { side } from "#src/i18n/common.ts";
import { legislation } from "#src/i18n/act-numbers.ts";
import { actPage } from "#src/i18n/acts.ts";
import { votedText } from "#src/i18n/amendments.ts";
import { home } from "#src/i18n/home.ts";
import { bills, offices } from "#src/i18n/people.ts";
import { votes } from "#src/i18n/person-votes.ts";

it("a side is neither only where a source says so: one that nobody gives is not known", () => {
  const periods = [{ side: null, start: "2025-01-15", end: null }] as const;
  expect(side(sideOn(periods, "2025-06-01"))).toBe("Né maggioranza né opposizione");
  expect(side(sideOn(periods, "2024-06-01"))).toBe("Schieramento non noto");
  expect(side(sideOn([], "2025-06-01"))).toBe("Schieramento non noto");
});

it("a part of which only some is known is partial, one of which nothing is known unread", () => {
  expect([readingOf([]), readingOf([null, "opposition"]), readingOf(["majority"])]).toEqual([
    "unread",
    "partial",
    "complete",
  ]);
});

it("several parts are complete only together", () => {
  expect(together("complete", "complete")).toBe("complete");
  expect(together("complete", "unread")).toBe("partial");
  expect(together("unread")).toBe("unread");
  expect(together()).toBe("partial");
});

it("says that there is no vote, bill or decree only where all of them were read", () => {
  expect(votes.none("voti-fiducia", "complete")).toBe("Nessun voto di fiducia durante il mandato.");
  expect(votes.none("voti-fiducia", "partial")).toBe("Nessun voto di fiducia fra le votazioni acquisite finora.");
  expect(bills.none("F", "complete")).toBe("Nessun disegno di legge come prima firmataria.");
  expect(bills.none("F", "unread")).toBe("I disegni di legge non sono ancora stati acquisiti.");
  expect(bills.none("F", "partial")).toBe("Nessun disegno di legge come prima firmataria fra quelli acquisiti.");
  const laws = { total: 119, government: 87, unknown: 0 };
  expect(home.lawsNote(laws, "partial").replaceAll("\u00a0", " ")).toBe("87 di iniziativa del Governo, 32 di altri");
  expect(home.lawsNote({ ...laws, government: 0 }, "partial")).toBe("iniziativa: non ancora acquisito");
  expect(actPage.noVotes("partial")).toBe(
    "Nessuna votazione elettronica collegata a questo atto fra quelle acquisite finora.",
  );
  expect(home.noDecrees("unread")).toBe("I decreti-legge non sono ancora stati acquisiti.");
  expect([home.strongest("complete"), home.strongest("unread")]).toEqual([
    "Fra i primi:",
    "Per i soli incarichi in Parlamento:",
  ]);
  expect(legislation.noOpen("unread")).toBe("I decreti-legge non sono ancora stati acquisiti.");
});

it("says that there are no other offices only where bodies and governments were read", () => {
  expect(offices.none("complete")).toBe("Nessun incarico oltre al mandato risulta alla fonte.");
  expect(offices.none("partial")).toBe("Altri incarichi: non ancora acquisito.");
});

it("says that the Senate published no text only where nothing else can come", () => {
  const text = (...given: Parameters<typeof votedText.missing>): string =>
    votedText.missing(...given).replaceAll("\u00a0", " ");
  expect(text("1.206", "unknown", "complete")).toBe("N. 1.206. Il Senato non ne ha pubblicato il testo.");
  expect(text("1.206", "unknown", "partial")).toBe("N. 1.206. Il testo non è ancora tra quelli acquisiti dal Senato.");
  expect(text("1.206", "several", "partial")).toBe(
    "N. 1.206. Il testo non è mostrato: più documenti hanno questo numero.",
  );
});
