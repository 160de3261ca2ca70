import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { byPublisher, fillProse } from "#src/i18n/fill-prose.ts";
import { openData } from "#src/i18n/open-data.ts";

const folder = "src/content";
const anchorsOf = (name: string) => readdirSync(`${folder}/${name}`).map((file) => file.replace(/\.md$/, ""));
const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => readFileSync(`${folder}/${file}`, "utf8"));

describe("prose", () => {
  it("defines every indicator linked from pages", () => {
    const used = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(astro|tsx?)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(`src/${file}`, "utf8").matchAll(/(?:routes\.indicators\(|<HowComputed of=)"([^"]+)"/g)].map(
          ([, anchor]) => anchor ?? "",
        ),
      );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((anchor) => !anchorsOf("indicatori").includes(anchor))).toEqual([]);
  });

  it("links only to existing indicators", () => {
    const linked = texts.flatMap((text) =>
      [...text.matchAll(/\/indicatori#([\w-]+)/g)].map(([, anchor]) => anchor ?? ""),
    );
    expect(linked.filter((anchor) => !anchorsOf("indicatori").includes(anchor))).toEqual([]);
  });

  it("gives every indicator a formula or a rule, an example and its limits", () => {
    const files = anchorsOf("indicatori").map((name) => readFileSync(`${folder}/indicatori/${name}.md`, "utf8"));
    expect(files.filter((text) => !text.includes("**Esempio.**") || !text.includes("**Limiti.**"))).toEqual([]);
  });

  it.each([
    ["concordanza", "un quarto di quelle del collega che ne ha di più, arrotondato per eccesso, e mai meno di venti"],
    ["compattezza", "il rapporto fra le somme e non la media degli indici"],
    ["indice-di-forza", "dell’ultimo giorno di quel mese"],
    ["indice-di-forza", "Ogni valore ha tre decimali, nelle pagine e nei file, e contano quelli"],
    ["giorni", "il primo arriva al voto, il secondo alla legge"],
    ["cambi-di-gruppo", "un solo giorno, il primo nel gruppo nuovo"],
    ["titolo-di-una-votazione", "la **stessa cosa in parole**"],
  ])("states the rule of %s that the figures follow: %s", (name, rule) => {
    expect(readFileSync(`${folder}/indicatori/${name}.md`, "utf8")).toContain(rule);
  });

  it("says that a year of positions is too long for a spreadsheet, and that there are files by month", () => {
    expect(readFileSync(`${folder}/open-data.md`, "utf8")).toContain(
      "più delle 1.048.576 righe che Excel apre: perciò ci sono anche in un CSV per mese, con le stesse righe",
    );
  });

  it("leaves the legislature to the setting", () => {
    expect(texts.flatMap((text) => text.match(/\b[XVI]{2,}\b.{0,20}/gu) ?? [])).toEqual([]);
    expect(new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))).toEqual(
      new Set(["{legislatura}", "{da_chi_pubblica}"]),
    );
  });

  it("names the publisher with the article of its name", () => {
    expect(
      ["Fondazione Esempio", "Associazione Esempio", "Università Esempio", "Esempio", "Fondazioni"].map(byPublisher),
    ).toEqual([
      "dalla Fondazione Esempio",
      "dall’Associazione Esempio",
      "dall’Università Esempio",
      "da Esempio",
      "da Fondazioni",
    ]);
    expect(fillProse("Il sito è pubblicato {da_chi_pubblica}.")).toBe("Il sito è pubblicato dalla Fondazione Esempio.");
  });

  it("gives the licence of the data in the words of the open data", () => {
    const about = readFileSync(`${folder}/pages/chi-siamo.md`, "utf8");
    expect(openData.licenceShort).toBe("CC BY-SA 4.0, salvo dove la fonte dice altrimenti.");
    expect(about).toContain("CC BY-SA 4.0, salvo dove la fonte dice altrimenti");
  });

  it("promises of every page only what every page has: some have neither contacts nor a date at their head", () => {
    expect(
      texts.flatMap((text) => text.match(/(?:in fondo|in testa) a ogni pagina|licenza.{0,40}in ogni pagina/gu) ?? []),
    ).toEqual([]);
  });

  it("has one name for the page of updates", () => {
    expect(texts.flatMap((text) => text.match(/registro delle modifiche|pagina degli aggiornamenti/gu) ?? [])).toEqual(
      [],
    );
  });

  it("calls those of a group, a chamber or a body by one name, and the chambers with a small letter", () => {
    const indicators = anchorsOf("indicatori").map((name) => readFileSync(`${folder}/indicatori/${name}.md`, "utf8"));
    expect(indicators.flatMap((text) => text.match(/\bmembri\b|\bdue Camere\b/gu) ?? [])).toEqual([]);
  });

  it("uses typographic apostrophes", () => {
    const bodies = texts.map((text) => text.replace(/`[^`]*`/g, ""));
    expect(bodies.flatMap((text) => text.match(/\p{L}'\p{L}/gu) ?? [])).toEqual([]);
  });

  it("never uses the same anchor twice on /faq", () => {
    const glossary = [...readFileSync(`${folder}/glossario.md`, "utf8").matchAll(/^### (.+)$/gm)].map(([, term]) =>
      (term ?? "").toLowerCase().replaceAll(" ", "-"),
    );
    const all = [
      ...anchorsOf("faq"),
      ...glossary,
      "sito",
      "dati",
      "votazioni",
      "persone",
      "atti",
      "uso",
      "fonte",
      "glossario",
    ];
    expect(all.filter((anchor, index) => all.indexOf(anchor) !== index)).toEqual([]);
  });
});
