import { describe, expect, it } from "vitest";
import { actDescription, actHeadline } from "#src/i18n/act-texts.ts";
import { groupDescription } from "#src/i18n/groups.ts";
import { members } from "#src/i18n/members.ts";
import { bills, person } from "#src/i18n/people.ts";
import { presenceSentence } from "#src/i18n/person-votes.ts";
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

const noAbsence = { absent: 0, mission: 0, voting: 188, rebels: [] };

describe("meta descriptions", () => {
  it("say of a person how present, of others what the page has", () => {
    const seat = { code: "member", branch: "C", isLife: false, active: true } as const;
    const lead = { roles: [seat], gender: "F", side: null, office: null } as const;
    const fact = presenceSentence({ present: 229, mission: 10, voting: 343 });
    expect(
      [
        person.description("Vita Averla", lead, "seat", fact),
        person.description("Vita Averla", lead, "seat", null),
        person.description("Vita Averla", lead, "office", null),
      ].map((said) => said.replaceAll("\u00a0", " ")),
    ).toEqual([
      "Vita Averla. Deputata. Presente al 66,8% delle 343 votazioni, in missione al 2,9%.",
      "Vita Averla. Deputata. Incarichi, indice di forza, disegni di legge.",
      "Vita Averla. Deputata. Incarichi e indice di forza: chi non è parlamentare non ha voti.",
    ]);
  });

  it("mention no vote figures of members if the source has none", () => {
    const ends = { most: null, least: null, isAll: true };
    const unread = { branch: "C", count: 0, hasFigures: true, groups: [], lastChange: null, ends } as const;
    expect(members.lead(unread, "unread")).toBe(
      "Chi siede alla Camera, da dove viene, quanto è presente e quanto vota come il proprio gruppo.",
    );
    expect(members.description({ ...unread, branch: "S", hasFigures: false }, "unread")).toBe(
      "Chi siede al Senato, da dove viene e quali incarichi ha. Filtri per gruppo, regione, genere e schieramento; indice di forza.",
    );
    expect(territories.lead([], "unread")).toBe(
      "Deputati e senatori eletti in ogni regione e all’estero, con l’indice di forza.",
    );
  });

  it("mention no vote figures of a territory if the source has none", () => {
    const summary = { deputies: 37, senators: 1 };
    expect([true, false].map((hasFigures) => territories.about("Lazio", summary, hasFigures, false))).toEqual([
      "Lazio: 37\u00a0deputati e un senatore in carica, con presenze, missioni, voti ribelli e indice di forza. Tabella da copiare e file CSV.",
      "Lazio: 37\u00a0deputati e un senatore in carica. Tabella da copiare e file CSV.",
    ]);
  });

  it("say the state of an act", () => {
    const outcome = { word: "In conversione", rest: ": restano 11 giorni, fino al 1° dicembre 2026." };
    const said = (kind: "bill" | "datt") => actDescription({ kind, id: "1", name: "n. 1", title: "Acque" }, outcome);
    expect([said("bill"), said("datt")]).toEqual([
      "n. 1: Acque. In conversione: restano 11 giorni, fino al 1° dicembre 2026.",
      "1. n. 1: Acque. In conversione: restano 11 giorni, fino al 1° dicembre 2026.",
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

  it("shorten a long title, but neither its number nor its state", () => {
    const title = `Disposizioni in materia di ${"acque e ".repeat(40)}fonti`;
    const act = { kind: "bill", id: "C_1742", name: "Disegno di legge C. 1742", title } as const;
    const said = actDescription(act, { word: "In esame", rest: " in commissione, dall’8 maggio 2024." });
    expect(said).toMatch(/^Disegno di legge C\. 1742: Disposizioni in materia di acque/);
    expect(said).toMatch(/ … .*fonti\. In esame in commissione, dall’8 maggio 2024\.$/);
    expect(said.length).toBeLessThanOrEqual(170);
  });

  it("say what a group did in the last week of votes", () => {
    const week = {
      ...{ from: "2026-11-13", to: "2026-11-19", votes: 94, comparable: 90, withMajority: 12 },
      ...noAbsence,
    };
    const said = (activity: Parameters<typeof groupDescription>[0]["activity"]): string =>
      groupDescription({
        group: { name: "Salice", acronym: "SAL", branch: "C", isMixed: false },
        figures: { size: 2 },
        activity,
      }).replaceAll("\u00a0", " ");
    expect(said({ week, month: week, unverifiedTo: null })).toBe(
      "Salice (SAL), gruppo della Camera: 2 componenti. Nei 7 giorni fino al 19 novembre 2026 il gruppo ha votato come la maggioranza 12 volte su 90.",
    );
    expect(said(null)).toBe("Salice (SAL), gruppo della Camera: 2 componenti.");
  });
});
