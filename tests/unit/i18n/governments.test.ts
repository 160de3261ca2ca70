import type { Reading } from "#src/domain/coverage.ts";
import { expect, it } from "vitest";
import {
  adoptionDay,
  beatenCell,
  confidenceCell,
  decreesSentence,
  foldedCount,
  governmentBillLabels,
  governmentLead,
  publishedState,
  recordSentences,
  statesSentence,
} from "#src/i18n/governments.ts";

it("keeps the number of acts on one line with their state", () => {
  const states = [
    { state: "is_law", count: 270 },
    { state: "rejected", count: 14 },
  ];
  expect(statesSentence(states)).toBe("284 in tutto: 270\u00a0diventati legge e 14\u00a0respinti.");
  expect(statesSentence([{ state: "adopted", count: 1 }])).toBe("1\u00a0adottato.");
  // A state never seen, in the words of the source, and an unknown one.
  expect(
    statesSentence([
      { state: "Rinviato", count: 2 },
      { state: null, count: 1 },
    ]),
  ).toBe("3 in tutto: 2\u00a0«Rinviato» e 1\u00a0di stato non ancora acquisito.");
});

it("gives the day up to which a current government's days in office are counted", () => {
  const start = "2022-10-22";
  expect(governmentLead({ start, end: null, days: 564, countedOn: "2024-05-08" })).toBe(
    "In carica dal 22\u00a0ottobre 2022, 564\u00a0giorni all’8\u00a0maggio 2024.",
  );
  expect(governmentLead({ start, end: "2024-05-09", days: 565, countedOn: null })).toBe(
    "In carica dal 22\u00a0ottobre 2022 all’8\u00a0maggio 2024, 565\u00a0giorni.",
  );
});

it("mentions the Gazzetta once for an act that is only known to be published", () => {
  const said = (...of: Parameters<typeof publishedState>) => publishedState(...of).replaceAll("\u00a0", " ");
  expect(said("published", "2026-11-03")).toBe("In Gazzetta Ufficiale il 3 novembre 2026");
  expect(said("published", null)).toBe("In Gazzetta Ufficiale");
  expect(said("converted", "2026-11-08")).toBe("Convertito in legge · in Gazzetta l’8 novembre 2026");
});

it("describes a pending decree's missing day as pending, not as unknown", () => {
  expect(adoptionDay("adopted", "2026-11-09")).toBe("9\u00a0nov 2026");
  expect(adoptionDay("overdue", null)).toBe("da adottare");
  expect(adoptionDay("not_adopted", null)).toBe("da adottare");
  expect(adoptionDay("unknown", null)).toBe("non ancora acquisito");
});

it("counts by rank what is folded below the ministers", () => {
  const ranks = ["deputy_minister", "undersecretary", "undersecretary", "minister"] as const;
  expect(foldedCount(ranks.map((rank) => ({ rank }))).replaceAll("\u00a0", " ")).toBe(
    "1 viceministro e 2 sottosegretari",
  );
  expect(foldedCount([])).toBe("");
});

it("says how often a government was beaten, and its confidence votes; nothing that is not known", () => {
  const say = (record: Parameters<typeof recordSentences>[0], reading: Reading = "complete") => {
    const { beaten, confidence } = recordSentences(record, reading);
    return [beaten, confidence].map((text) => text.replaceAll("\u00a0", " "));
  };
  expect(say({ votes: 606, beaten: 3, confidence: 6, won: 6 })).toEqual([
    "È stato battuto in 3 votazioni palesi su 606.",
    "Ha chiesto la fiducia 6 volte e l’ha sempre ottenuta.",
  ]);
  expect(say({ votes: 40, beaten: 0, confidence: 2, won: 1 })).toEqual([
    "Non è mai stato battuto in 40 votazioni palesi.",
    "Ha chiesto la fiducia 2 volte e l’ha ottenuta 1 volta.",
  ]);
  expect(say({ votes: 40, beaten: 0, confidence: 1, won: 1 }, "partial")).toEqual([
    "Non è stato battuto in nessuna delle 40 votazioni palesi acquisite finora.",
    "Ha chiesto la fiducia almeno 1 volta e l’ha ottenuta.",
  ]);
  expect(say({ votes: 0, beaten: 0, confidence: 1, won: 0 })).toEqual([
    "",
    "Ha chiesto la fiducia 1 volta e non l’ha ottenuta.",
  ]);
  expect(say({ votes: 1, beaten: 0, confidence: 0, won: 0 }, "partial")).toEqual([
    "Non è stato battuto nell’unica votazione palese acquisita finora.",
    "",
  ]);
});

it("counts decree-laws by state", () => {
  const states = [
    { state: "converted", count: 2 },
    { state: "lapsed", count: 1 },
  ];
  expect(decreesSentence({ total: 3, states }).replaceAll("\u00a0", " ")).toBe(
    "Ha adottato 3 decreti-legge (2 convertiti in legge, 1 decaduto).",
  );
  expect(decreesSentence({ total: 0, states: [] })).toBe("");
});

it("gives defeats and confidence votes of a government in a table, as far as they are known", () => {
  const record = { votes: 559, beaten: 5, confidence: 6, won: 6 };
  expect(beatenCell(record)).toBe("5 su 559");
  expect(beatenCell({ votes: 0, beaten: 0 })).toBe("non ancora acquisito");
  expect(confidenceCell({ ...record, won: 0 }, "partial")).toBe("0 su 6");
  expect(confidenceCell({ ...record, confidence: 0, won: 0 }, "complete")).toBe("mai chiesta");
  expect(confidenceCell({ ...record, confidence: 0, won: 0 }, "partial")).toBe("non ancora acquisito");
});

it("leads without JavaScript to the bills that are not on the page", () => {
  expect(governmentBillLabels(true).others).toMatchObject({ href: "/attivita_legislativa/disegni_di_legge/archivio" });
});
