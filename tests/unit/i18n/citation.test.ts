import { expect, it } from "vitest";
import { reportAddress } from "#src/i18n/citation.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";

const page = { title: "Voto 41", url: "https://emiciclo.example/votazioni/vs19_641_041", updated: "2026-11-19" };

it("begins a letter with page and version of the data", () => {
  const letter = new URL(reportAddress({ reportForm: null, email: "redazione@fondazione.example" }, page));
  expect(letter.pathname).toBe("redazione@fondazione.example");
  expect(letter.searchParams.get("subject")).toBe("Errore nella pagina: Voto 41");
  expect(letter.searchParams.get("body")).toContain(`Pagina: ${page.url}\r\nVersione dei dati: 2026-11-19`);
});

it("fills in the operator's form, where there is one", () => {
  expect(reportAddress({ reportForm: "https://fondazione.example/errori?da=sito", email: "x@y.example" }, page)).toBe(
    "https://fondazione.example/errori?da=sito&pagina=https%3A%2F%2Femiciclo.example%2Fvotazioni%2Fvs19_641_041&versione=2026-11-19",
  );
});

it.each(hostileTitles)("cannot add headers to the letter with %j", (title) => {
  const letter = new URL(reportAddress({ reportForm: null, email: "a@b.example" }, { ...page, title }));
  expect([...letter.searchParams.keys()]).toEqual(["subject", "body"]);
});
