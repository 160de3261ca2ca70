import { describe, expect, it } from "vitest";
import { dataExample, indicatorsPage } from "#src/i18n/indicators.ts";
import type { IndicatorsPage } from "#src/contracts/prose-pages.ts";

const page: IndicatorsPage = {
  example: null,
  member: {
    id: "ada",
    name: "Ada Rivalta",
    voting: 1140,
    present: 855,
    mission: 171,
    absent: 114,
    inLine: 90,
    evaluable: 120,
  },
  strongest: {
    id: "zeno",
    name: "Zeno Bo",
    inBranch: 0.13,
    inGovernment: 10.91,
    total: 10.9477,
    isOurs: true,
    of: 607,
  },
  officeWeights: [],
  presidency: { size: 19, women: 7, genderKnown: 18 },
  groups: { largest: "GIN", second: "SAL", entered: 9, left: 1, both: 400, same: 100 },
  implementing: { total: 1567, missing: 490 },
  decree: { id: "2026-29", published: "2026-09-30", expires: "2026-11-29", asOf: "2026-11-20", daysLeft: 9 },
  updated: "2026-11-20",
  sources: [],
};

const said = (anchor: string, of: IndicatorsPage = page) => dataExample(anchor, of)?.text.replaceAll("\u00a0", " ");

describe("formulas applied to the data", () => {
  it.each([
    [
      "presenze",
      "Primo nome della Camera in ordine alfabetico, Ada Rivalta: 855 presenze + 114 assenze + 171 missioni = 1.140 votazioni. Presenze: 75,0%.",
    ],
    [
      "affidabilita",
      "Primo nome della Camera in ordine alfabetico, Ada Rivalta: secondo la linea in 90 votazioni su 120 con una linea (75,0%).",
    ],
    ["indice-di-forza", "Al primo posto su 607, Zeno Bo: 10,910% al Governo + 0,130% in Parlamento × 29% = 10,948%."],
    ["composizione", "Ufficio di presidenza della Camera: 7 donne su 18 componenti (38,9%)."],
    ["concordanza", "Alla Camera GIN e SAL hanno avuto entrambi una linea in 400 votazioni, la stessa in 100 (25,0%)."],
    ["cambi-di-gruppo", "GIN, il gruppo più numeroso della Camera: 9 entrati e 1 uscito in questa legislatura."],
    ["attuazione", "Adottati 1.077 decreti su 1.567 previsti (68,7%)."],
    [
      "decadenza",
      "Pubblicato il 30 settembre 2026, va convertito entro il 29 novembre 2026. Con i dati al 20 novembre 2026: 9 giorni.",
    ],
  ])("%s", (anchor, text) => expect(said(anchor)).toBe(text));

  it("gives the values of a source one by one, without a sum of ours", () => {
    const strongest = {
      id: "zeno",
      name: "Zeno Bo",
      inBranch: 0.13,
      inGovernment: 3.6,
      total: 3.6,
      isOurs: false,
      of: 620,
    };
    expect(said("indice-di-forza", { ...page, strongest })).toBe(
      "Al primo posto su 620, Zeno Bo: 3,600% in tutto, 3,600% al Governo, 0,130% in Parlamento secondo la fonte.",
    );
  });

  it("says whom the cohesion of a group leaves out, where its President of the assembly is one of it", () => {
    const group = { acronym: "GIN", size: 64, inLine: 28, rebels: 1, nonParticipants: 35, cohesion: 43.8 };
    const vote = { id: "19-402-18", title: "Voto finale", date: "2026-11-18", branch: "S" as const };
    const of = (hasPresident: boolean) =>
      said("compattezza", { ...page, example: { vote, group: { ...group, hasPresident }, margin: null } });
    const rest = "Votano secondo la linea in 28, non partecipano in 35: 28 ÷ 64 = 43,8%.";
    expect(of(true)).toBe(
      `«Voto finale», Senato, 18 novembre 2026: GIN ha 64 componenti, senza contare il Presidente del Senato. ${rest}`,
    );
    expect(of(false)).toBe(`«Voto finale», Senato, 18 novembre 2026: GIN ha 64 componenti. ${rest}`);
  });

  it("are omitted without data to apply them to", () => {
    expect(said("margine")).toBeUndefined();
    expect(said("decadenza", { ...page, decree: null })).toBeUndefined();
  });
});

it("uses inner quotation marks inside a quoted title", () => {
  expect(indicatorsPage.permalink("Chi è un «ribelle»?")).toBe("Collegamento a «Chi è un “ribelle”?»");
});
