import { expect, it } from "vitest";
import { numbers } from "#src/i18n/act-numbers.ts";

it("uses singular and plural forms for laws", () => {
  expect(numbers.known(1)).toBe("È 1\u00a0legge con le due date, della presentazione e dell’approvazione definitiva.");
  expect(numbers.known(37)).toBe(
    "Sono 37\u00a0leggi con le due date, della presentazione e dell’approvazione definitiva.",
  );
});

it("names the two days between which the days of a law, and those of a conversion, are counted", () => {
  expect(numbers.daysTitle(151)).toBe("Metà delle leggi è approvata entro 151 giorni dalla presentazione");
  expect(numbers.decreesDays(54)).toBe(
    "Metà delle leggi di conversione ha la data entro 54 giorni dalla pubblicazione del decreto.",
  );
});
