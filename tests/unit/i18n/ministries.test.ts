import { expect, it } from "vitest";
import { decreesSentence, lateMinistries, ministries, overdueSentence } from "#src/i18n/ministries.ts";

const none = { total: 0, waiting: 0, overdue: 0, oldest: null, adopted: 0, late: 0 };

it("says how many decrees are late, and for how long the oldest is", () => {
  const said = (overdue: number, oldest: number | null) =>
    overdueSentence({ ...none, total: 20, waiting: 12, overdue, oldest }, "complete").replaceAll("\u00a0", " ");
  expect(said(11, 178)).toBe("11 decreti attuativi sono oltre il termine, il più vecchio da 178 giorni.");
  expect(said(1, 1)).toBe("1 decreto attuativo è oltre il termine da 1 giorno.");
  expect(said(0, null)).toBe("Nessun decreto attuativo risulta oltre il termine.");
});

it("says which ministry is late most, of all that share the delay", () => {
  const ministry = (id: string, oldest: number | null, name = `Ministero ${id}`) => ({
    ...{ id, name, heads: [] },
    decrees: { ...none, total: 3, waiting: 2, overdue: oldest === null ? 0 : 1, oldest },
  });
  const list = [ministry("della giustizia", 1253), ministry("della salute", 4), ministry("del turismo", null)];
  const said = (ministries: typeof list, reading: "complete" | "partial" = "complete") =>
    lateMinistries({ ministries }, reading)?.replaceAll("\u00a0", " ");
  const have = "hanno decreti attuativi oltre il termine";
  const late = `ministeri su 3 ${have}`;
  expect(said(list)).toBe(`2 ${late}. Il ritardo più lungo, 1.253 giorni, è del Ministero della giustizia.`);
  expect(said([...list.slice(0, 2), ministry("p", 1253, "Presidenza del Consiglio dei ministri")])).toBe(
    `2 ministeri su 2 e un altro proponente ${have}. Il ritardo più lungo, 1.253 giorni, è del Ministero della giustizia e della Presidenza del Consiglio dei ministri.`,
  );
  expect(said([...list.slice(1), ministry("a", 2000, "ANAC")])).toBe(
    `1 ministero su 2 e un altro proponente ${have}. Il ritardo più lungo è di 2.000 giorni (ANAC).`,
  );
  expect(said(list, "partial")).toBe(`2 ${late} fra quelli acquisiti finora.`);
  expect(said(list.slice(2))).toBeUndefined();
  // Neither the Presidency nor a minister without a ministry is one.
  const others = [ministry("p", 9, "Presidenza del Consiglio dei ministri"), ministry("r", 9, "Ministro per lo sport")];
  expect(said([...list, ministry("i", null, "Ministro per le disabilità")], "partial")).toBe(
    `2 ${late} fra quelli acquisiti finora.`,
  );
  expect(said([...list, ...others], "partial")).toBe(
    `2 ministeri su 3 e altri 2 proponenti ${have} fra quelli acquisiti finora.`,
  );
  expect(said(others.slice(1))).toBe(
    "1 proponente ha decreti attuativi oltre il termine. Il ritardo più lungo, 9 giorni, è del Ministro per lo sport.",
  );
});

it("asserts the absence of decrees only of data that are complete", () => {
  expect(overdueSentence(none, "complete")).toBe("Nessun decreto attuativo è di sua proposta.");
  expect(overdueSentence(none, "partial")).toBe(
    "Nessun decreto attuativo è di sua proposta fra quelli acquisiti finora.",
  );
  expect(overdueSentence(none, "unread")).toBe("I suoi decreti attuativi non sono ancora acquisiti.");
  expect(ministries.noBills("complete")).toBe("Nessun disegno di legge ha la sua firma.");
  expect(ministries.noDecreeLaws("partial")).toBe(
    "Nessun disegno di legge di conversione ha la sua firma fra quelli acquisiti finora.",
  );
  expect(ministries.noBills("unread")).toBe("Non ancora acquisiti.");
  expect(ministries.noOffices("partial")).toBe("Gli incarichi non sono ancora acquisiti.");
});

it("adds up what is to adopt and what was adopted", () => {
  const said = (counts: Partial<typeof none>) => decreesSentence({ ...none, ...counts }).replaceAll("\u00a0", " ");
  expect(said({ total: 30, waiting: 12, overdue: 2, adopted: 18, late: 5 })).toBe(
    "I suoi decreti attuativi sono 30: 12 da adottare, 18 adottati, di cui 5 dopo il termine.",
  );
  expect(said({ total: 4, waiting: 2, adopted: 1 })).toBe(
    "I suoi decreti attuativi sono 4: 2 da adottare, 1 adottato, 1 di stato non noto.",
  );
  expect(said({ total: 1, waiting: 1 })).toBe("Un suo decreto attuativo è da adottare.");
  expect(said({ total: 1, adopted: 1 })).toBe("Un suo decreto attuativo è stato adottato.");
  expect(said({ total: 1, adopted: 1, late: 1 })).toBe("Un suo decreto attuativo è stato adottato dopo il termine.");
  expect(said({ total: 1 })).toBe("Un suo decreto attuativo è di stato non noto.");
  expect(said({})).toBe("");
});
