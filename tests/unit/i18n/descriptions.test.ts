import { describe, expect, it } from "vitest";
import { groupDescription } from "#src/i18n/groups.ts";
import { person } from "#src/i18n/people.ts";
import { territories } from "#src/i18n/territories.ts";

describe("what search engines say of a page", () => {
  it("promises of a person what the page has: votes, a seat without published votes, an office", () => {
    expect(
      (["votes", "seat", "office"] as const).map((has) => person.description("Vita Averla", "Deputata.", has)),
    ).toEqual([
      "Vita Averla. Deputata. Presenze, voti, incarichi, indice di forza, proposte di legge.",
      "Vita Averla. Deputata. Incarichi, indice di forza, proposte di legge.",
      "Vita Averla. Deputata. Incarichi e indice di forza: chi non è parlamentare non ha voti.",
    ]);
  });

  it("promises of a territory no figures on votes that the source has not given", () => {
    const summary = { deputies: 37, senators: 1 };
    expect([true, false].map((hasFigures) => territories.about("Lazio", summary, hasFigures))).toEqual([
      "Lazio: 37\u00a0deputati e 1\u00a0senatore in carica, con presenze, missioni, voti ribelli e indice di forza. Tabella da copiare e file CSV.",
      "Lazio: 37\u00a0deputati e 1\u00a0senatore in carica. Tabella da copiare e file CSV.",
    ]);
  });

  it("promises of a group no cohesion without votes, and none of who sit together without a line", () => {
    const said = (isMixed: boolean, votes: number): string =>
      groupDescription({
        group: { name: "Salice", acronym: "SAL", branch: "C", isMixed },
        figures: { size: 2 },
        total: { votes },
      })
        .split(", ")
        .slice(2)
        .join(", ");
    expect([said(false, 9), said(false, 0), said(true, 9)]).toEqual([
      "compattezza, ribelli, ingressi e uscite.",
      "ingressi e uscite.",
      "ingressi e uscite.",
    ]);
  });
});
