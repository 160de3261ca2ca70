import { describe, expect, it } from "vitest";
import { actDescription, actHeadline } from "#src/i18n/act-texts.ts";
import { groupDescription } from "#src/i18n/groups.ts";
import { members } from "#src/i18n/members.ts";
import { bills, person } from "#src/i18n/people.ts";
import { territories } from "#src/i18n/territories.ts";

describe("bills of a person", () => {
  it("agree in gender with the label for all bills", () => {
    const counts = [
      { phase: "is_law", count: 2 },
      { phase: "rejected", count: 1 },
    ] as const;
    expect(bills.phases(counts, 8)).toBe("di cui 2 diventati legge e 1 respinto o assorbito");
    expect(bills.presented("2024-04-02")).toBe("presentato il 2\u00a0aprile 2024");
    expect(bills.all(8)).toBe("Tutti gli 8");
  });
});

describe("meta descriptions", () => {
  it("mention the contents of a person's page: votes, a seat without published votes, an office", () => {
    const seat = { code: "member", branch: "C", isLife: false, active: true } as const;
    const lead = { roles: [seat], gender: "F", side: null, office: null } as const;
    expect((["votes", "seat", "office"] as const).map((has) => person.description("Vita Averla", lead, has))).toEqual([
      "Vita Averla. Deputata. Presenze, voti, incarichi, indice di forza, disegni di legge.",
      "Vita Averla. Deputata. Incarichi, indice di forza, disegni di legge.",
      "Vita Averla. Deputata. Incarichi e indice di forza: chi non è parlamentare non ha voti.",
    ]);
  });

  it("mention no vote figures of members if the source has none", () => {
    expect(members.lead("C", true)).toBe(
      "Chi siede alla Camera, da dove viene, quanto è presente e quanto vota come il proprio gruppo.",
    );
    expect(members.description("S", false)).toBe(
      "Chi siede al Senato, da dove viene e quali incarichi ha. Filtri per gruppo, regione, genere e schieramento; indice di forza.",
    );
    expect(territories.lead(false)).toBe(
      "Deputati e senatori eletti in ogni regione e all’estero, con l’indice di forza.",
    );
  });

  it("mention no vote figures of a territory if the source has none", () => {
    const summary = { deputies: 37, senators: 1 };
    expect([true, false].map((hasFigures) => territories.about("Lazio", summary, hasFigures))).toEqual([
      "Lazio: 37\u00a0deputati e 1\u00a0senatore in carica, con presenze, missioni, voti ribelli e indice di forza. Tabella da copiare e file CSV.",
      "Lazio: 37\u00a0deputati e 1\u00a0senatore in carica. Tabella da copiare e file CSV.",
    ]);
  });

  it("mention the contents of an act's page: only bills have signers, only bills and decree-laws always have votes", () => {
    const said = (kind: "bill" | "decree" | "dlgs" | "datt") => actDescription(kind, "1", "n. 1", "Acque");
    expect([said("bill"), said("decree"), said("dlgs"), said("datt")]).toEqual([
      "n. 1: Acque. Iter, date, firmatari, votazioni e attuazione.",
      "n. 1: Acque. Iter, date, conversione, votazioni e attuazione.",
      "n. 1: Acque. Legge di delega, date e attuazione.",
      "1. n. 1: Acque. Legge o decreto che lo prevede, proponente, termine e adozione.",
    ]);
  });

  it("start with the number of an act, as the feeds do: hundreds of titles start alike", () => {
    const said = (["C_643-BIS_I", "S_1384-B"] as const).map((id) => actHeadline("bill", id, "Acque"));
    expect(said).toEqual(["Ddl C.\u00a0643-BIS/I. Acque", "Ddl S.\u00a01384-B. Acque"]);
    expect((["decree", "dlgs"] as const).map((kind) => actHeadline(kind, "2024-110", "Acque"))).toEqual([
      "Decreto-legge n.\u00a0110 del 2024. Acque",
      "Decreto legislativo n.\u00a0110 del 2024. Acque",
    ]);
    expect(actHeadline("datt", "3107", "Acque")).toBe("Decreto attuativo. Acque (3107)");
  });

  it("shorten a long title, but neither its number nor the contents of the page", () => {
    const title = `Disposizioni in materia di ${"acque e ".repeat(40)}fonti`;
    const said = actDescription("bill", "C_1742", "Disegno di legge C. 1742", title);
    expect(said).toMatch(/^Disegno di legge C\. 1742: Disposizioni in materia di acque/);
    expect(said).toMatch(/ … .*fonti\. Iter, date, firmatari, votazioni e attuazione\.$/);
    expect(said.length).toBeLessThanOrEqual(170);
  });

  it("mention a group's cohesion only with votes and a group line", () => {
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
