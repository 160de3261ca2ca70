import { describe, expect, it } from "vitest";
import {
  archiveLead,
  billsLead,
  decreesLead,
  implementingLead,
  legislativeLead,
  ofMinistry,
  periodLead,
  shareOf,
  type Lead,
} from "#src/i18n/act-leads.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const said = (lead: Lead | null): string | null =>
  lead === null
    ? null
    : plain(
        `${lead.text}${lead.act === undefined ? "" : `[${lead.act.title}]`}${lead.rest ?? ""}` +
          (lead.end ?? []).map(({ text, href }) => (href === undefined ? text : `[${text}]`)).join(""),
      );
const named = { id: "C_1", title: "Acque interne", day: "2026-11-05", others: 0 };

it("says a part of a whole in either gender, from none to all", () => {
  const bills = { noun: ["legge", "leggi"], verb: ["è passata", "sono passate"], isFeminine: true } as const;
  const acts = { noun: ["progetto", "progetti"], verb: ["è passato", "sono passati"] } as const;
  const all = (words: Parameters<typeof shareOf>[2]) =>
    [
      [0, 1],
      [1, 1],
      [0, 8],
      [1, 8],
      [3, 8],
      [2, 2],
      [11, 11],
    ].map(([part = 0, whole = 0]) => shareOf(part, whole, words));
  expect(all(acts)).toEqual([
    "L’unico progetto non è passato",
    "L’unico progetto è passato",
    "Nessuno degli 8 progetti è passato",
    "Uno degli 8 progetti è passato",
    "3 degli 8 progetti sono passati",
    "Entrambi i progetti sono passati",
    "Tutti gli 11 progetti sono passati",
  ]);
  expect(all(bills)).toEqual([
    "L’unica legge non è passata",
    "L’unica legge è passata",
    "Nessuna delle 8 leggi è passata",
    "Una delle 8 leggi è passata",
    "3 delle 8 leggi sono passate",
    "Entrambe le leggi sono passate",
    "Tutte le 11 leggi sono passate",
  ]);
});

describe("above the bills", () => {
  it("stands how many became law, and the last", () => {
    expect(said(billsLead({ count: 158, laws: 36, last: named }, "complete"))).toBe(
      "36 dei 158 disegni di legge presentati sono diventati legge; l’ultimo, il 5 novembre 2026, è [Acque interne].",
    );
    expect(said(billsLead({ count: 158, laws: 36, last: { ...named, others: 2 } }, "complete"))).toBe(
      "36 dei 158 disegni di legge presentati sono diventati legge; gli ultimi, il 5 novembre 2026, sono [Acque interne] e altri 2.",
    );
    expect(said(billsLead({ count: 2, laws: 1, last: named }, "complete"))).toBe(
      "Uno dei 2 disegni di legge presentati è diventato legge: [Acque interne], il 5 novembre 2026.",
    );
  });

  it("stands no last one of data that are not complete, and nothing without laws", () => {
    expect(said(billsLead({ count: 9, laws: 3, last: named }, "partial"))).toBe(
      "3 dei 9 disegni di legge presentati sono diventati legge, fra gli atti acquisiti finora.",
    );
    expect(billsLead({ count: 9, laws: 0, last: null }, "complete")).toBeNull();
  });
});

describe("above the decree-laws", () => {
  const open = (count: number) => ({ count, rows: [] });
  const next = { ...named, id: "2026-1", title: "Credito agrario", day: "2026-11-23" };
  it("stands the first to expire", () => {
    expect(said(decreesLead({ count: 24, open: open(3), next }, "complete"))).toBe(
      "3 decreti-legge sono in conversione: il primo a scadere è [Credito agrario], il 23 novembre 2026.",
    );
    expect(said(decreesLead({ count: 24, open: open(3), next: { ...next, others: 1 } }, "partial"))).toBe(
      "3 decreti-legge sono in conversione: fra quelli acquisiti finora i primi a scadere sono [Credito agrario] e un altro, il 23 novembre 2026.",
    );
    expect(said(decreesLead({ count: 24, open: open(1), next }, "complete"))).toBe(
      "1 decreto-legge è in conversione: [Credito agrario], fino al 23 novembre 2026.",
    );
    expect(said(decreesLead({ count: 24, open: open(2), next: null }, "complete"))).toBe(
      "2 decreti-legge sono in conversione.",
    );
  });
  it("stands that there is none only of complete data", () => {
    expect(said(decreesLead({ count: 24, open: open(0), next: null }, "complete"))).toBe(
      "Nessun decreto-legge è in conversione.",
    );
    expect(decreesLead({ count: 24, open: open(0), next: null }, "partial")).toBeNull();
    expect(decreesLead({ count: 0, open: open(0), next: null }, "complete")).toBeNull();
  });
});

it("says above the legislative decrees what is still missing for them", () => {
  const lead = (
    ...[count, asked, adopted, implementing = "complete", lacking = []]: readonly [
      ...[number, number, number],
      ...[("complete" | "partial")?, (readonly (readonly [string, number])[])?],
    ]
  ) =>
    said(
      legislativeLead(
        {
          done: { count, last: "2026-10-19" },
          implementing: { asked, adopted, lacking: lacking.map(([id, count]) => ({ id, count })) },
        },
        "complete",
        implementing,
      ),
    );
  const made = "In questa legislatura sono stati adottati 14 decreti legislativi, l’ultimo il 19 ottobre 2026.";
  expect(lead(14, 16, 14)).toBe(`${made} Dei 16 decreti attuativi che richiedono ne mancano ancora 2.`);
  expect(lead(14, 16, 15)).toBe(`${made} Dei 16 decreti attuativi che richiedono ne manca ancora 1.`);
  const of16 = `${made} Dei 16 decreti attuativi che richiedono`;
  const one = (id: string) => [id, 1] as const;
  expect(lead(14, 16, 14, "complete", ["2024-110", "2023-180"].map(one))).toBe(
    `${of16} ne mancano ancora 2, uno per il [n. 110/2024] e uno per il [n. 180/2023].`,
  );
  expect(lead(14, 16, 13, "complete", [["2024-110", 2], one("2023-180")])).toBe(
    `${of16} ne mancano ancora 3, 2 per il [n. 110/2024] e 1 per il [n. 180/2023].`,
  );
  expect(lead(14, 16, 13, "complete", [["2024-110", 3]])).toBe(`${of16} ne mancano ancora 3, per il [n. 110/2024].`);
  expect(lead(14, 1, 0, "complete", [one("2024-110")])).toBe(
    `${made} Il decreto attuativo che richiedono manca ancora, per il [n. 110/2024].`,
  );
  expect(lead(14, 16, 12, "complete", ["2024-1", "2024-2", "2024-3", "2024-4"].map(one))).toBe(
    `${of16} ne mancano ancora 4.`,
  );
  // One act that lacks some has no number yet: the named would be taken for all.
  expect(lead(14, 16, 13, "complete", [["2024-110", 2]])).toBe(`${of16} ne mancano ancora 3.`);
  expect(lead(14, 8, 8)).toBe(`${made} Tutti gli 8 decreti attuativi che richiedono sono stati adottati.`);
  expect(lead(14, 2, 2)).toBe(`${made} Entrambi i decreti attuativi che richiedono sono stati adottati.`);
  expect(lead(14, 1, 0)).toBe(`${made} Il decreto attuativo che richiedono manca ancora.`);
  expect(lead(14, 0, 0)).toBe(made);
  expect(lead(14, 16, 14, "partial")).toBe(`${made} Richiedono 16 decreti attuativi, 14 adottati.`);
  // That none is adopted would be a claim about decrees that may not all have been read.
  expect(lead(14, 16, 0, "partial")).toBe(`${made} Richiedono 16 decreti attuativi.`);
  expect(lead(1, 0, 0)).toBe("In questa legislatura è stato adottato 1 decreto legislativo, il 19 ottobre 2026.");
  expect(
    legislativeLead(
      { done: { count: 0, last: null }, implementing: { asked: 0, adopted: 0, lacking: [] } },
      "complete",
      "complete",
    ),
  ).toBeNull();
});

describe("above the implementing decrees", () => {
  const row: ImplementingDecreeRow = {
    ...{ id: "1", title: "Linee guida", state: "overdue", deadline: "2023-06-16", adoptionDate: null },
    ...{ proposers: ["Ministero della giustizia"], policy: null, typeLaw: null, government: null, reference: null },
    ...{ isNext30Days: false, overdueDays: 1253 },
  };
  const lead = (rows: ImplementingDecreeRow[], reading: "complete" | "partial" = "complete") =>
    said(implementingLead({ count: 60, overdue: { count: rows.length, rows } }, reading));

  it("stands what is late, and whose delay is the longest", () => {
    expect(lead([row, { ...row, deadline: "2024-01-01" }])).toBe(
      "2 decreti attuativi su 60 sono oltre il termine. Il ritardo più lungo è del Ministero della giustizia: [il termine era il 16 giugno 2023].",
    );
    expect(lead([{ ...row, proposers: ["Ministero del turismo", "Presidenza del Consiglio dei ministri"] }])).toBe(
      "1 decreto attuativo su 60 è oltre il termine. Il ritardo più lungo è del Ministero del turismo e della Presidenza del Consiglio dei ministri: [il termine era il 16 giugno 2023].",
    );
  });
  it("stands nobody's name for two of one day, nor for a name without a known article", () => {
    const some = "il termine più lontano era il 16 giugno 2023.";
    expect(lead([row, row])).toBe(`2 decreti attuativi su 60 sono oltre il termine: ${some}`);
    expect(lead([{ ...row, proposers: ["ANAC"] }])).toBe(`1 decreto attuativo su 60 è oltre il termine: ${some}`);
    expect(ofMinistry("Ministro per lo sport")).toBe("del Ministro per lo sport");
    expect(ofMinistry("ANAC")).toBeNull();
  });
  it("stands no longest delay, and no absence, of data that are not complete", () => {
    expect(lead([row], "partial")).toBe("1 decreto attuativo su 60 è oltre il termine, fra gli atti acquisiti finora.");
    expect(lead([], "partial")).toBeNull();
    expect(lead([])).toBe("Nessun decreto attuativo risulta oltre il termine.");
  });
});

describe("the archive", () => {
  const years = [
    { year: "2026", count: 34, done: 4 },
    { year: "2024", count: 44, done: 14 },
    { year: "senza-data", count: 2 },
  ];
  it("says what became of all, and of no year that it is the best", () => {
    expect(archiveLead("bill", { count: 80, years }, "complete")).toBe(
      "18 degli 80 disegni di legge presentati sono diventati legge.",
    );
    expect(archiveLead("bill", { count: 80, years }, "partial")).toBe(
      "18 degli 80 disegni di legge presentati sono diventati legge, fra gli atti acquisiti finora.",
    );
    const tie = [years[1], { year: "2025", count: 20, done: 14 }].flatMap((year) => year ?? []);
    expect(archiveLead("decree", { count: 64, years: tie }, "complete")).toBe(
      "28 dei 64 decreti-legge sono stati convertiti in legge.",
    );
    expect(plain(archiveLead("dlgs", { count: 3, years: [{ year: "2026", count: 3, done: 3 }] }, "complete"))).toBe(
      "In questa legislatura sono stati adottati 3 decreti legislativi.",
    );
    expect(plain(archiveLead("bill", { count: 3, years: [{ year: "2026", count: 3 }] }, "partial"))).toBe(
      "3 disegni di legge presentati, fra gli atti acquisiti finora.",
    );
  });
  it("says the same of a year, and of decrees that stand there by their term", () => {
    const of = (
      kind: Parameters<typeof periodLead>[0],
      acts: Parameters<typeof periodLead>[2],
      reading: Parameters<typeof periodLead>[3] = "complete",
    ) => plain(periodLead(kind, "2026", acts, reading));
    expect(of("bill", { count: 34, done: 8 })).toBe(
      "8 dei 34 disegni di legge presentati nel 2026 sono diventati legge.",
    );
    expect(of("bill", { count: 34 })).toBe("Nessuno dei 34 disegni di legge presentati nel 2026 è diventato legge.");
    expect(of("bill", { count: 34 }, "partial")).toBe(
      "34 disegni di legge presentati nel 2026, fra gli atti acquisiti finora.",
    );
    expect(of("decree", { count: 1, done: 1 })).toBe("L’unico decreto-legge del 2026 è stato convertito in legge.");
    expect(of("dlgs", { count: 3, done: 3 })).toBe("Nel 2026 sono stati adottati 3 decreti legislativi.");
    expect(of("datt", { count: 11, done: 8, terms: 3 })).toBe(
      "Nel 2026 sono stati adottati 8 decreti attuativi; per altri 3, non adottati, il termine cade nello stesso anno.",
    );
    expect(of("datt", { count: 1, terms: 1 })).toBe("Per 1 decreto attuativo non adottato il termine cade nel 2026.");
    expect(of("datt", { count: 2, done: 1, terms: 1 })).toBe(
      "Nel 2026 è stato adottato 1 decreto attuativo; per un altro, non adottato, il termine cade nello stesso anno.",
    );
    expect(plain(periodLead("bill", "ottobre 2026", { count: 9, done: 1 }, "complete"))).toBe(
      "Uno dei 9 disegni di legge presentati nell’ottobre 2026 è diventato legge.",
    );
    expect(plain(periodLead("decree", "agosto 2026", { count: 3, done: 2 }, "complete"))).toBe(
      "2 dei 3 decreti-legge dell’agosto 2026 sono stati convertiti in legge.",
    );
    expect(plain(periodLead("datt", "marzo 2026", { count: 4, done: 2, terms: 2 }, "complete"))).toBe(
      "Nel marzo 2026 sono stati adottati 2 decreti attuativi; per altri 2, non adottati, il termine cade nello stesso mese.",
    );
    expect(plain(periodLead("bill", "senza-data", { count: 2 }, "complete"))).toBe("2 atti senza data.");
  });
});
