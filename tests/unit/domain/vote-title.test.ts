import { describe, expect, it } from "vitest";
import { parseVoteTitle, reversalOf, subjectOfVote } from "#src/domain/vote-title.ts";

describe("a coded title", () => {
  const cases: [string, string, string | null, string | null, string | null][] = [
    ["EM 1.1077", "amendment", "1.1077", null, null],
    ["C.1780 - Em. 4.6 Boschi", "amendment", "4.6", "Boschi", "C.1780"],
    ["Emendamento 4.6 (D'Amico)", "amendment", "4.6", "D'Amico", null],
    ["S.824-B - Em. 1.100, sen. De Rosa e altri", "amendment", "1.100", "De Rosa", "S.824-B"],
    ["Em. 2.3 del Governo", "amendment", "2.3", "Governo", null],
    ["Em. 2.4 della Commissione", "amendment", "2.4", "Commissione", null],
    ["EM 2.4 (DELLA COMMISSIONE)", "amendment", "2.4", "COMMISSIONE", null],
    ["Em. 2.5 dell’on. Boschi", "amendment", "2.5", "Boschi", null],
    // Text is not cut at the start of a name.
    ["Em. 2.6 Del Bosco", "amendment", "2.6", "Del Bosco", null],
    ["EM 2.6 DEL BOSCO", "amendment", "2.6", "DEL BOSCO", null],
    ["C.12 - Em. 2.7 (Dell’Orto)", "amendment", "2.7", "Dell’Orto", "C.12"],
    ["ODG 9/1780-A/3 Dell'Orto", "agendaItem", "9/1780-A/3", "Dell'Orto", null],
    ["Em. 2.8, sen. Della Valle e altri", "amendment", "2.8", "Della Valle", null],
    ["SUBEM 0.4.6.1", "subamendment", "0.4.6.1", null, null],
    ["ART AGG 3.01 Nikolić", "addedArticle", "3.01", "Nikolić", null],
    ["ARTICOLO 3", "article", "3", null, null],
    ["Art. 14-bis", "article", "14-bis", null, null],
    ["ODG 9/1038-A/12", "agendaItem", "9/1038-A/12", null, null],
    ["C.643-BIS/I - Votazione finale", "final", null, null, "C.643-BIS/I"],
    ["VOTO FINALE", "final", null, null, null],
    ["PDL 2822-B - VOTO FINALE", "final", null, null, null],
    ["PDL 2822-B - ARTICOLO 8", "article", "8", null, null],
    ["TU PDL 30 E ABB. - EM 1.5", "amendment", "1.5", null, null],
    ["DDL n. 1239, Votazione finale", "final", null, null, null],
    ["Questione pregiudiziale n. 2", "prejudicial", "2", null, null],
    ["C.12 - Questione di fiducia sull’articolo unico", "confidence", null, null, "C.12"],
    ["Mozione 1-00123 Müller", "motion", "1-00123", "Müller", null],
    ["Votazione Articolo 8", "article", "8", null, null],
    ["Votazione Ordine del giorno 9/2822-B/7", "agendaItem", "9/2822-B/7", null, null],
    ["Votazione finale", "final", null, null, null],
    ["Votazione questione pregiudiziale", "prejudicial", null, null, null],
    ["ODG G1.109, Maiorino e altri", "agendaItem", "G1.109", "Maiorino", null],
    ["Em. 1.0.1, Scalfarotto", "amendment", "1.0.1", "Scalfarotto", null],
    ["Non passaggio agli articoli", "notToProceed", null, null, null],
  ];
  it.each(cases)("%s", (title, kind, number, author, reading) => {
    expect(parseVoteTitle(title)).toEqual({ kind, number, author, reading });
  });
});

describe("a descriptive title", () => {
  it.each([
    "Ordine del giorno 9/2750/12 sul riuso delle acque reflue",
    "Conversione in legge del decreto-legge n. 31 del 2026",
    "PDL 2822-B",
    "Ddl n. 1239 sul riuso delle acque",
    "Articolo 3 della Convenzione di Faro",
    "Votazione nominale n. 3",
    "",
  ])("%s", (title) => {
    expect(parseVoteTitle(title)).toBeNull();
  });
});

it("takes the subject of a vote from its marks where the title only says how it was held", () => {
  const kind = (title: string, isFinal: boolean, isConfidence: boolean) =>
    subjectOfVote({ title, isFinal, isConfidence })?.kind;
  expect(kind("Votazione nominale", false, true)).toBe("confidence");
  expect(kind("Votazione nominale", true, false)).toBe("final");
  expect(kind("Votazione nominale", false, false)).toBeUndefined();
  expect(kind("ARTICOLO 3", false, true)).toBe("article");
  expect(kind("DDL n. 1239", true, false)).toBe("final");
  expect(kind("DDL n. 1239", false, false)).toBeUndefined();
  expect(kind("", true, false)).toBeUndefined();
});

describe("a vote in which an aye removes the text", () => {
  const of = (fields: Partial<Parameters<typeof reversalOf>[0]>) =>
    reversalOf({ subType: null, title: "ARTICOLO 3", description: null, ...fields });

  it("is recognized by its kind, its title, or the word soppressivo", () => {
    expect(of({ subType: "PREJ" })).toBe("PREJ");
    expect(of({ title: "Questione sospensiva" })).toBe("SUSP");
    expect(
      of({
        subType: "AMEND",
        title: "Em. 3.1 Boschi",
        description: "Emendamento interamente soppressivo dell'articolo 3",
      }),
    ).toBe("SUPPRESS");
    expect(of({ title: "EM 3.1 (soppr.)" })).toBe("SUPPRESS");
    expect(of({})).toBeNull();
  });

  it("is not any text that mentions suppression", () => {
    expect(of({ subType: "ALL", title: "Legge", description: "Norme soppressive di enti" })).toBeNull();
  });
});
