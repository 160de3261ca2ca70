import { describe, expect, it } from "vitest";
import {
  beatenSentence,
  iterTitle,
  billOutcome,
  decreeOutcome,
  implementationSentence,
  implementingOutcome,
  scoresSentence,
  unadopted,
} from "#src/i18n/act-sentences.ts";
import { actPage } from "#src/i18n/acts.ts";
import type { TextPart } from "#src/lib/text.ts";
import { approvedWords, decreeHeading, decreeName, lawName, stepTitle, taskText } from "#src/i18n/act-texts.ts";

/** The whole sentence, with plain spaces. */
const said = ({ word, rest }: { word: string; rest: string }) => `${word}${rest}`.replaceAll("\u00A0", " ");

const open = {
  law: null,
  approvalDays: null,
  readings: [{ branch: "C" }],
  presented: "2024-03-14",
  status: null,
} as const;

describe("billOutcome", () => {
  it("describes how a law was passed", () => {
    const law = { number: "171", date: "2025-11-05" };
    const readings = [{ branch: "C" }, { branch: "S" }, { branch: "C" }] as const;
    expect(said(billOutcome({ ...open, state: "is_law", law, readings, approvalDays: 587 }))).toBe(
      "Legge 5 novembre 2025, n. 171, approvata dopo tre letture e 587 giorni.",
    );
  });

  it("is approved, not law, for a bill without a law number", () => {
    expect(said(billOutcome({ ...open, state: "is_law" }))).toBe("Approvato in via definitiva, dopo una sola lettura.");
  });

  it("describes a bill that lapsed with its decree-law, without calling it rejected", () => {
    const status = { text: "Decreto-legge decaduto", date: "2023-10-30" };
    expect(said(billOutcome({ ...open, state: "lapsed", status }))).toBe(
      "Decaduto il 30 ottobre 2023, con il decreto-legge.",
    );
    expect(said(billOutcome({ ...open, state: "lapsed" }))).toBe("Decaduto con il decreto-legge.");
  });

  it("names the current chamber of an approved bill", () => {
    expect(said(billOutcome({ ...open, state: "one_branch" }))).toBe("Approvato dalla Camera: passa all’altra camera.");
    expect(said(billOutcome({ ...open, state: "one_branch", readings: [{ branch: "C" }, { branch: "S" }] }))).toBe(
      "Approvato dalla Camera: ora è al Senato.",
    );
  });

  it("names in a list the chamber that approved it, by the numbers of its readings", () => {
    expect(approvedWords(["S.1205", "C.2798"])).toBe("Approvato dal Senato");
    expect(approvedWords(["C.2750", "S.1894"])).toBe("Approvato dalla Camera");
    expect(approvedWords(["C.10", "S.20", "C.10-B"])).toBe("Approvato dal Senato");
    expect(approvedWords(["S.7"])).toBe("Approvato dal Senato");
    expect(approvedWords(["S.7", "S.7-bis"])).toBe("Approvato dal Senato");
    expect(approvedWords(["8/XIX"])).toBe("Approvato da una sola camera");
    expect(approvedWords([])).toBe("Approvato da una sola camera");
  });

  it("says what the bill waits for in the chamber where it is now, not what happened in the other", () => {
    const now = (text: string) =>
      said(
        billOutcome({
          ...{ ...open, state: "one_branch", readings: [{ branch: "C" }, { branch: "S" }] },
          status: { text, date: "2026-11-20" },
        }),
      );
    expect(now("Da assegnare")).toBe("Approvato dalla Camera: ora è al Senato (da assegnare a una commissione).");
    expect(now("Approvato")).toBe("Approvato dalla Camera: ora è al Senato.");
  });

  it("expands the source's abbreviations", () => {
    const status = { text: "esame in comm.", date: "2024-05-08" };
    expect(said(billOutcome({ ...open, state: "first_step", status }))).toBe(
      "In esame in commissione, dall’8 maggio 2024.",
    );
  });

  it("omits unknown facts", () => {
    expect(said(billOutcome({ ...open, state: "unknown", presented: null }))).toBe("Stato non ancora acquisito.");
    expect(said(billOutcome({ ...open, state: "withdrawn" }))).toBe("Ritirato.");
  });

  it("keeps the source's words for an unknown state", () => {
    const status = { text: "Rinviato alle Camere", date: "2023-11-08" };
    expect(said(billOutcome({ ...open, state: "unknown", status }))).toBe("Rinviato alle Camere l’8 novembre 2023.");
  });
});

describe("decreeOutcome", () => {
  const facts = { conversionLaw: null, asOf: "2026-11-20" };

  it("counts the remaining days, down to the last", () => {
    const state = { code: "in_conversion", days: null, daysLeft: 11, expires: "2026-12-01", date: null } as const;
    expect(said(decreeOutcome({ ...facts, state }))).toBe(
      "In conversione: restano 11 giorni, fino al 1° dicembre 2026 (conto al 20 novembre 2026).",
    );
    expect(said(decreeOutcome({ ...facts, state: { ...state, daysLeft: 1 } }))).toContain("resta 1 giorno");
    expect(said(decreeOutcome({ ...facts, state: { ...state, daysLeft: 0 } }))).toContain("restano 0 giorni");
  });

  it("gives the day of conversion, where the deadline is unknown", () => {
    const state = { code: "in_conversion", days: null, daysLeft: null, expires: null, date: null } as const;
    expect(said(decreeOutcome({ ...facts, asOf: "2024-05-08", state }))).toBe(
      "In conversione, con i dati all’8 maggio 2024.",
    );
    expect(said(decreeOutcome({ ...facts, asOf: null, state }))).toBe("In conversione.");
  });

  it("names the converting law", () => {
    const state = { code: "converted", days: 53, daysLeft: null, expires: null, date: null } as const;
    const conversionLaw = { number: "180", date: "2026-11-24" };
    expect(said(decreeOutcome({ ...facts, state, conversionLaw }))).toBe(
      "Convertito nella legge 24 novembre 2026, n. 180, 53 giorni dopo la pubblicazione.",
    );
    expect(said(decreeOutcome({ ...facts, state: { ...state, days: null } }))).toBe("Convertito in legge.");
  });
});

describe("implementing decrees", () => {
  it("show their delay", () => {
    const act = { deadline: "2026-02-27", adoptionDate: "2026-06-19", late: 112 };
    expect(said(implementingOutcome({ ...act, state: "adopted_late" }))).toBe(
      "Adottato in ritardo il 19 giugno 2026, 112 giorni oltre il termine.",
    );
    expect(said(implementingOutcome({ state: "not_adopted", deadline: null, adoptionDate: null, late: null }))).toBe(
      "Non ancora adottato: la fonte non indica un termine.",
    );
    const adopted = { state: "adopted", deadline: null, adoptionDate: "2026-06-19", late: null } as const;
    expect(said(implementingOutcome(adopted))).toBe("Adottato il 19 giugno 2026; la fonte non indica un termine.");
  });

  it("are summarized without counting adopted ones as missing", () => {
    expect(implementationSentence(2, 5, "48 milioni di euro")).toBe(
      "2 decreti attuativi adottati su 5: 48 milioni di euro ancora in attesa.",
    );
    expect(implementationSentence(3, 3, "1 euro")).toBe("Tutti i 3 decreti attuativi sono stati adottati.");
    expect(implementationSentence(0, 1, null)).toBe("L’unico decreto attuativo non è ancora stato adottato.");
    expect(unadopted(5, 5)).toBeUndefined();
    expect(unadopted(2, 5)).toBe("Dei 5 decreti attuativi che richiede, 3 non sono ancora stati adottati.");
    expect(unadopted(0, 3)).toBe("Nessuno dei 3 decreti attuativi che richiede è ancora stato adottato.");
    expect(unadopted(1, 8)).toBe("Degli 8 decreti attuativi che richiede, 7 non sono ancora stati adottati.");
  });
});

describe("names", () => {
  it("include a decree-law's day, or its year where the day is unknown", () => {
    const named = (date: string | null) => decreeName({ number: 23, date, year: 2026 }).replaceAll("\u00A0", " ");
    expect(named("2026-02-24")).toBe("decreto-legge 24 febbraio 2026, n. 23");
    expect(named(null)).toBe("decreto-legge n. 23 del 2026");
  });

  it("distinguish constitutional laws", () => {
    expect(lawName({ number: "1", date: "2023-09-26", isConstitutional: true }).replaceAll("\u00A0", " ")).toBe(
      "legge costituzionale 26 settembre 2023, n. 1",
    );
  });

  it("omit a decree's number and date from its heading", () => {
    expect(decreeHeading("Decreto-legge 30 marzo 2023, n. 34, recante misure urgenti a sostegno delle famiglie")).toBe(
      "Misure urgenti a sostegno delle famiglie",
    );
    expect(decreeHeading("Sicurezza idrica")).toBe("Sicurezza idrica");
    expect(decreeHeading("D-l n. 7/2024 Consultazioni elettorali")).toBe("Consultazioni elettorali");
    expect(decreeHeading("d-l 185/22 - Proroga cessione materiali")).toBe("Proroga cessione materiali");
    expect(decreeHeading("Decreto-legge 30 marzo 2023, n. 34")).toBe("Decreto-legge 30 marzo 2023, n. 34");
  });

  it("expand steps and tasks into words", () => {
    expect(stepTitle({ label: "appr. in t.u." })).toBe("Approvato in testo unificato");
    expect(
      taskText({ reading: "S.108", places: ["commissione", "assemblea"], isMinority: true }).replaceAll("\u00A0", " "),
    ).toBe("S. 108, commissione e assemblea, di minoranza");
  });
});

it("counts this decree among its act's decrees, but not necessarily among the adopted ones", () => {
  const words = ([adopted, total, overdue]: readonly [number, number, number?]) =>
    actPage.siblingsCount("Legge n. 160 del 2025", adopted, total, overdue).replaceAll("\u00A0", " ");
  const all = [
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 3],
    [2, 2],
    [4, 7, 1],
    [0, 7, 2],
  ] as const;
  expect(all.map(words)).toEqual([
    "La legge n. 160 del 2025 ne prevede 2: nessuno risulta adottato.",
    "La legge n. 160 del 2025 ne prevede 2: 1 è stato adottato.",
    "La legge n. 160 del 2025 ne prevede 3: 2 sono stati adottati.",
    "La legge n. 160 del 2025 ne prevede 3: sono stati adottati tutti.",
    "La legge n. 160 del 2025 ne prevede 2: sono stati adottati entrambi.",
    "La legge n. 160 del 2025 ne prevede 7: 4 sono stati adottati, 1 è oltre il termine.",
    "La legge n. 160 del 2025 ne prevede 7: nessuno risulta adottato, 2 sono oltre il termine.",
  ]);
  expect(actPage.siblingsCount("Decreto-legge n. 2 del 2025", 1, 2)).toMatch(/^Il decreto-legge n\. 2 del 2025 ne/);
  expect(actPage.siblingsCount(null, 1, 2)).toMatch(/^L’atto che lo richiede ne prevede/);
});

describe("the votes on an act", () => {
  const linked = (parts: readonly TextPart[]) =>
    parts
      .map(({ text, href }) => (href === undefined ? text : `[${text}]`))
      .join("")
      .replaceAll("\u00A0", " ");
  const score = (branch: "C" | "S", ayes: number, noes: number) => ({ branch, ayes, noes, href: "/v" });
  const lost = (date: string, number: number) => ({ date, number, href: "/v" });

  it("give the scores of the final votes", () => {
    expect(linked(scoresSentence([score("S", 134, 4)]))).toBe("Il voto finale è stato [134 a 4] al Senato.");
    expect(linked(scoresSentence([score("S", 71, 32), score("C", 149, 97)]))).toBe(
      "I voti finali sono stati [71 a 32] al Senato e [149 a 97] alla Camera.",
    );
    expect(linked(scoresSentence([score("C", 1, 0), score("S", 2, 1), score("C", 3, 0)]))).toBe(
      "I voti finali sono stati [1 a 0] alla Camera, [2 a 1] al Senato e [3 a 0] alla Camera.",
    );
    expect(scoresSentence([])).toEqual([]);
  });

  it("give the days on which the Government was beaten, and only the number of many", () => {
    const start = "Il Governo è stato battuto su questo testo";
    expect(linked(beatenSentence([lost("2026-11-17", 7)]))).toBe(`${start} [il 17 novembre 2026].`);
    expect(linked(beatenSentence([lost("2026-11-19", 12), lost("2026-11-19", 14)]))).toBe(
      `${start} 2 volte il 19 novembre 2026 (votazioni [n. 12] e [n. 14]).`,
    );
    expect(linked(beatenSentence([lost("2026-11-08", 1), lost("2026-11-19", 12), lost("2026-11-19", 14)]))).toBe(
      `${start} 3 volte: [l’8 novembre 2026] e il 19 novembre 2026 (votazioni [n. 12] e [n. 14]).`,
    );
    expect(linked(beatenSentence([1, 2, 3, 4].map((number) => lost("2026-11-08", number))))).toBe(`${start} 4 volte.`);
    expect(beatenSentence([])).toEqual([]);
  });
});

describe("title of the iter", () => {
  it("counts the months of a finished iter, but not of an open one", () => {
    expect(iterTitle(342, 4, false)).toBe("11\u00a0mesi, quattro letture");
    expect(iterTitle(46, 2, true)).toBe("Due letture, iter ancora aperto");
  });

  it("counts a short iter in days: 46 days are not two months", () => {
    expect(iterTitle(1, 1, false)).toBe("1\u00a0giorno, una lettura");
    expect(iterTitle(46, 2, false)).toBe("46\u00a0giorni, due letture");
    expect(iterTitle(90, 2, false)).toBe("90\u00a0giorni, due letture");
    expect(iterTitle(91, 2, false)).toBe("3\u00a0mesi, due letture");
  });
});
