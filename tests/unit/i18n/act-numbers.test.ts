import { expect, it } from "vitest";
import type { Reading } from "#src/domain/coverage.ts";
import { legislation, legislationLead, numbers } from "#src/i18n/act-numbers.ts";

it("uses singular and plural forms for laws", () => {
  expect(numbers.known(1)).toBe("È 1\u00a0legge con le due date, della presentazione e dell’approvazione definitiva.");
  expect(numbers.known(37)).toBe(
    "Sono 37\u00a0leggi con le due date, della presentazione e dell’approvazione definitiva.",
  );
});

it("names the two days between which the days of a law, and those of a conversion, are counted", () => {
  expect(numbers.daysTitle(151)).toBe("Metà delle leggi è approvata entro 151\u00a0giorni dalla presentazione");
  expect(numbers.decreesDays(54)).toBe(
    "Metà delle leggi di conversione ha la data entro 54\u00a0giorni dalla pubblicazione del decreto.",
  );
});

it("gives days in whole numbers, and of a median between two days the one that half of the acts do not exceed", () => {
  expect(numbers.daysTitle(564.5)).toBe("Metà delle leggi è approvata entro 564\u00a0giorni dalla presentazione");
  expect(numbers.daysBy(1.5, 564.5)).toBe(
    "1\u00a0giorno per quelle del Governo, 564\u00a0giorni per quelle dei parlamentari.",
  );
  expect(numbers.daysBy(null, null)).toBe("");
});

it("gives the share of bills that became law with its article, and that of their number", () => {
  const title = (laws: number, total: number) => numbers.phasesTitle(laws, total, "complete");
  expect(title(36, 158)).toBe("Il 22,8% dei 158 disegni di legge è diventato legge");
  expect(title(9, 80)).toBe("L’11,3% degli 80 disegni di legge è diventato legge");
  expect(title(1, 4000)).toBe("Meno dello 0,1% dei 4.000 disegni di legge è diventato legge");
  expect(title(1, 8)).toBe("1\u00a0disegno di legge su 8 è diventato legge");
});

it("counts the legislative decrees adopted among those announced", () => {
  expect(numbers.perDays(60)).toBe("Una colonna ogni 60\u00a0giorni.");
  expect(legislation.legislativeNote(14, 14)).toBe("adottati");
  expect(legislation.legislativeNote(1, 1)).toBe("adottato");
  expect(legislation.legislativeNote(14, 16)).toBe("14\u00a0adottati");
  expect(legislation.legislativeNote(1, 2)).toBe("1\u00a0adottato");
  expect(legislation.legislativeNote(0, 3)).toBe("0\u00a0adottati");
});

it("says in the lead which decree-law expires first and which law is the last, of what is read in full", () => {
  const decree = (title: string, expires: string | null, daysLeft: number | null = 3) => ({
    row: { id: "2026-1", title, expires },
    daysLeft,
  });
  const law = (title: string, date: string | null) => ({
    id: "C_1",
    title,
    law: { number: "1", date },
    statusDate: null,
  });
  const said = (
    inConversion: readonly ReturnType<typeof decree>[],
    latestLaws: readonly ReturnType<typeof law>[],
    reading: Reading = "complete",
  ) =>
    legislationLead({ inConversion, latestLaws }, { bills: reading, decrees: reading })
      ?.map(({ text, href }) => (href === undefined ? text : `[${text}](${href})`))
      .join("")
      .replaceAll("\u00a0", " ");
  const acqua = "[«Acqua»](/attivita_legislativa/decreti_legge/2026-1)";
  const conti = "[«Conti»](/attivita_legislativa/disegni_di_legge/C_1)";
  const [first, second] = [decree("Acqua", "2026-11-23"), decree("Aria", "2026-12-01")];
  const laws = [law("Conti", "2026-11-13"), law("Fiumi", "2026-10-01")];
  expect(said([first, second], laws)).toBe(
    `Il primo decreto-legge a scadere è ${acqua}, il 23 novembre 2026; l’ultima legge è ${conti}.`,
  );
  expect(said([first, decree("Aria", "2026-11-23")], laws)).toBe(`L’ultima legge è ${conti}.`);
  expect(said([first, decree("Aria", null, null)], [])).toBeUndefined();
  expect(said([first], [law("Conti", "2026-11-13"), law("Fiumi", "2026-11-13")])).toBe(
    `Il primo decreto-legge a scadere è ${acqua}, il 23 novembre 2026.`,
  );
  expect(said([decree("A".repeat(91), "2026-11-23")], [])).toBeUndefined();
  expect(said([first], laws, "partial")).toBeUndefined();
});

it("leads with the Government's share of laws beside that of bills", () => {
  const lead = (...given: Parameters<typeof numbers.lawsLead>) => numbers.lawsLead(...given).replaceAll("\u00a0", " ");
  expect(lead({ gov: 31, total: 36 }, { gov: 45, total: 158 })).toBe(
    "Del Governo sono 31 leggi approvate su 36 (86,1%), ma 45 disegni di legge presentati su 158 (28,5%).",
  );
  // The same share, of a handful.
  expect(lead({ gov: 1, total: 2 }, { gov: 4, total: 8 })).toBe(
    "Del Governo è 1 legge approvata su 2, e 4 disegni di legge presentati su 8.",
  );
  expect(lead({ gov: 0, total: 2 }, { gov: 0, total: 30 })).toBe(
    "2 leggi approvate su 30 disegni di legge presentati.",
  );
});
