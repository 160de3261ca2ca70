import { expect, it } from "vitest";
import { decreesNote } from "#src/i18n/home.ts";

it("says once that no last day of the open decree-laws is known", () => {
  const note = (...expires: (string | null)[]) =>
    decreesNote(
      expires.map((day) => ({ expires: day })),
      "2024-05-08",
    ).replaceAll("\u00a0", " ");
  const rule = "Un decreto-legge decade se non è convertito entro 60 giorni dalla pubblicazione.";
  expect(note("2024-06-01", null)).toBe(`${rule} La parte piena è il tempo passato. Conto all’8 maggio 2024.`);
  expect(note(null, null)).toBe(
    `${rule} Le date di pubblicazione in Gazzetta, da cui si contano i 60 giorni, non sono ancora state acquisite. Situazione all’8 maggio 2024.`,
  );
  expect(note()).toBe(`${rule} Situazione all’8 maggio 2024.`);
});
