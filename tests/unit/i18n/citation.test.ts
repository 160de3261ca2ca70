import { expect, it } from "vitest";
import { reportAddress } from "#src/i18n/citation.ts";

const page = { url: "https://emiciclo.example/votazioni/vs19_641_041", updated: "2026-11-19" };

it("starts a report with page and version of the data", () => {
  const letter = new URL(reportAddress({ reportForm: null, email: "redazione@fondazione.example" }, page));
  expect(letter.pathname).toBe("redazione@fondazione.example");
  expect(letter.searchParams.get("subject")).toBe("Errore nella pagina /votazioni/vs19_641_041");
  expect(letter.searchParams.get("body")).toContain(`Pagina: ${page.url}\r\nVersione dei dati: 2026-11-19`);
});

it("fills in the operator's form, if there is one", () => {
  expect(reportAddress({ reportForm: "https://fondazione.example/errori?da=sito", email: "x@y.example" }, page)).toBe(
    "https://fondazione.example/errori?da=sito&pagina=https%3A%2F%2Femiciclo.example%2Fvotazioni%2Fvs19_641_041&versione=2026-11-19",
  );
});
