import { describe, expect, it } from "vitest";
import { toApa, toBibtex, toItalianCitation, toRis, toWikipedia, type CitedPage } from "#src/lib/citation.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { parseBibtex, parseRis, parseWikiTemplate } from "#tests/support/citation-parsers.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";

const page: CitedPage = {
  title: "Conversione del decreto-legge 23/2026",
  url: "https://emiciclo.example/votazioni/vs19_641_041",
  site: "Emiciclo",
  publisher: "Fondazione Esempio",
  updated: "2026-11-19",
};

describe("a citation", () => {
  it("in Italian, with date and version of the data", () => {
    expect(toItalianCitation(page)).toBe(
      "«Conversione del decreto-legge 23/2026», in Emiciclo, Fondazione Esempio, pagina aggiornata al 19 novembre 2026 (versione 2026-11-19), https://emiciclo.example/votazioni/vs19_641_041",
    );
  });

  it("gives the last day of the data if it is earlier", () => {
    const ended = { ...page, upTo: "2024-05-08" };
    expect(toItalianCitation(ended)).toContain(
      "pagina aggiornata al 19 novembre 2026 (versione 2026-11-19), dati fino all’8 maggio 2024, https://",
    );
    expect(toApa(ended)).toContain("decreto-legge 23/2026 [dati fino all’8 maggio 2024]. Emiciclo.");
    expect(parseBibtex(toBibtex(ended)).fields["note"]).toBe("dati fino all’8 maggio 2024");
    expect(toRis(ended)).toContain("N1  - dati fino all’8 maggio 2024\r\n");
  });

  it("in APA style", () => {
    expect(toApa(page)).toBe(
      "Fondazione Esempio. (2026, 19 novembre). Conversione del decreto-legge 23/2026. Emiciclo. https://emiciclo.example/votazioni/vs19_641_041",
    );
  });

  it("in BibTeX has keys that no two pages share", () => {
    const keyOf = (path: string) => /\{(.*),/.exec(toBibtex({ ...page, url: `https://emiciclo.example${path}` }))?.[1];
    expect(keyOf("/")).toBe("emiciclo-home");
    expect(keyOf("/persone/rossi-ada-1970-01-01/voti-chiave")).toBe(
      "emiciclo-persone-rossi-ada-1970-01-01-voti-chiave",
    );
    expect(keyOf("/votazioni/archivio/2025/03")).toBe("emiciclo-votazioni-archivio-2025-03");
  });

  it("in BibTeX", () => {
    expect(toBibtex(page)).toBe(`@online{emiciclo-votazioni-vs19-641-041,
  title = {{Conversione del decreto-legge 23/2026}},
  author = {{Fondazione Esempio}},
  organization = {Emiciclo},
  year = {2026},
  date = {2026-11-19},
  version = {2026-11-19},
  url = {https://emiciclo.example/votazioni/vs19_641_041},
  language = {italian},
}
`);
  });

  it("in RIS", () => {
    expect(parseRis(toRis(page))).toEqual({
      TY: "ELEC",
      TI: page.title,
      AU: page.publisher,
      PB: "Emiciclo",
      PY: "2026",
      DA: "2026/11/19",
      ET: "2026-11-19",
      LA: "it",
      UR: page.url,
      ER: "",
    });
  });

  it("as a Wikipedia template", () => {
    expect(toWikipedia(page)).toBe(
      "{{Cita web |url=https://emiciclo.example/votazioni/vs19_641_041 |titolo=Conversione del decreto-legge 23/2026 |sito=Emiciclo |editore=Fondazione Esempio |data=19 novembre 2026}}",
    );
  });
});

describe.each(hostileTitles)("the title %j round-trips", (title) => {
  const cited = { ...page, title };
  const expected = plainText(title);

  it("through BibTeX", () =>
    expect(parseBibtex(toBibtex(cited)).fields).toMatchObject({ title: expected, url: page.url }));
  it("through RIS", () => expect(parseRis(toRis(cited))).toMatchObject({ TI: expected, UR: page.url }));
  it("through the wiki template", () => {
    const { name, fields } = parseWikiTemplate(toWikipedia(cited));
    expect(name).toBe("Cita web");
    expect(fields).toMatchObject({ titolo: expected, url: page.url });
  });
  it("through the plain sentences, on one line", () => {
    for (const sentence of [toItalianCitation(cited), toApa(cited)]) {
      expect(sentence).toContain(expected);
      expect(sentence).not.toMatch(/\p{Cc}/u);
    }
  });
});
