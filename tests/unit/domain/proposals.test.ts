import { describe, expect, it } from "vitest";
import {
  baseNumber,
  joinProposal,
  namedProposals,
  proposalNumber,
  withoutFormula,
  type Candidate,
} from "#src/domain/proposals.ts";

const named = (numbers: readonly string[], rest: Partial<ReturnType<typeof namedProposals> & object> = {}) => ({
  ...{ numbers, author: null, isPart: false, isUnclear: false },
  ...rest,
});

describe("labels of votes of the Senate", () => {
  it.each([
    ["Em. 1.206", named(["1.206"])],
    ["Em. 1.0.1, Scalfarotto", named(["1.0.1"], { author: "Scalfarotto" })],
    ["em. 1.206, De Cristofaro e altri", named(["1.206"], { author: "De Cristofaro" })],
    ["Em. 1.206 (testo 2), De Cristofaro e altri", named(["1.206 testo 2"], { author: "De Cristofaro" })],
    ["Em. 1.206/Testo 2", named(["1.206 testo 2"])],
    ["Em. 1.206 (testo 2 corretto)", named(["1.206 testo 2 corretto"])],
    ["Emm. 1.1, 1.2, 1.3, 1.4 e 1.100", named(["1.1", "1.2", "1.3", "1.4", "1.100"])],
    ["Em. 1.206, identico a em. 1.207", named(["1.206", "1.207"])],
    ["Em. 1.206, identico all'em. 1.207", named(["1.206", "1.207"])],
    ["Em. 1.206, identico agli emm. 1.207 e 1.208 (testo 2)", named(["1.206", "1.207", "1.208 testo 2"])],
    ["Emm. 1.206 e 1.207 (identici)", named(["1.206", "1.207"])],
    ["Emm. 1.206 e 1.207, tra loro identici", named(["1.206", "1.207"])],
    ["Em. 1.206, parte comune", named(["1.206"], { isPart: true })],
    ["Prima parte dell'em. 1.206, Magni e altri", named(["1.206"], { isPart: true, author: "Magni" })],
    ["Em. 1.206 (prima parte), Magni", named(["1.206"], { isPart: true, author: "Magni" })],
    ["Subem. 1.100/3, D’Amico", named(["1.100/3"], { author: "D’Amico" })],
    ["ODG G1.109, Maiorino e altri", named(["G1.109"], { author: "Maiorino" })],
    ["Ordine del giorno G1.100", named(["G1.100"])],
    ["S.1205 - Em. 1.17 Roccatonda", named(["1.17"], { author: "Roccatonda" })],
    ["DDL n. 1239, Em. 3.2 del Governo", named(["3.2"], { author: "Governo" })],
    ["Emendamento 1.206, come modificato", named(["1.206"], { isUnclear: true })],
    ["Em. 1.206 e subemendati", named(["1.206"], { isUnclear: true })],
  ])("%s", (label, expected) => {
    expect(namedProposals(label)).toEqual(expected);
  });

  it.each(["Articolo 2", "Votazione finale", "Votazione questione pregiudiziale", "Em. del relatore", "Emilia 1.2"])(
    "%s names no proposal",
    (label) => {
      expect(namedProposals(label)).toBeNull();
    },
  );

  it("have one form of a number for all spellings", () => {
    expect(["1.206 (Testo 2)", "1.206/testo 2", " 1.206  TESTO 2 "].map(proposalNumber)).toEqual(
      Array(3).fill("1.206 testo 2"),
    );
    expect(["g1.100", "G1.100"].map(proposalNumber)).toEqual(["G1.100", "G1.100"]);
    expect(["1.206 (testo 2)", "1.206", "1.100/3 (testo 2)"].map(baseNumber)).toEqual(["1.206", "1.206", "1.100/3"]);
  });
});

describe("a vote and a proposal", () => {
  const candidate = (fields: Partial<Candidate> = {}): Candidate => ({
    ...{ id: "01402199", number: "1.206", date: "2024-01-18", proposers: ["DE CRISTOFARO", "Aurora FLORIDIA"] },
    ...fields,
  });
  const vote = (fields: Partial<Parameters<typeof joinProposal>[1]> = {}) => ({
    ...{ date: "2024-01-23", author: null, isUnclear: false },
    ...fields,
  });
  const second = candidate({ id: "01402200", number: "1.206 (testo 2)" });

  it("are joined by number", () => {
    expect(joinProposal("1.206", vote(), [candidate()])).toEqual({ id: "01402199" });
    expect(joinProposal("1.206", vote({ author: "De Cristofaro" }), [candidate()])).toEqual({ id: "01402199" });
    expect(joinProposal("1.206", vote({ author: "Floridia" }), [candidate()])).toEqual({ id: "01402199" });
    expect(joinProposal("1.206 testo 2", vote(), [candidate(), second])).toEqual({ id: "01402200" });
    expect(joinProposal("1.206", vote(), [candidate({ date: null, proposers: [] })])).toEqual({ id: "01402199" });
  });

  it("are joined by the name in the label where two documents have the number", () => {
    const other = candidate({ id: "2", proposers: ["SCALFAROTTO"] });
    expect(joinProposal("1.206", vote({ author: "Scalfarotto" }), [candidate(), other])).toEqual({ id: "2" });
    expect(joinProposal("1.206", vote({ author: "Magni" }), [candidate(), other])).toEqual({ fault: "several" });
  });

  it("are known to be one of several, where versions or other proposals have the number", () => {
    const [first, third] = [candidate(), candidate({ id: "3" })];
    const versions = { fault: "laterText", among: ["01402199", "01402200"] };
    const several = { fault: "several", among: ["01402199", "3"] };
    expect(joinProposal("1.206", vote(), [first, second])).toEqual(versions);
    expect(joinProposal("1.206", vote({ author: "Floridia" }), [first, second])).toEqual(versions);
    expect(joinProposal("1.206", vote(), [first, { ...second, date: null }])).toEqual(versions);
    expect(joinProposal("1.206", vote(), [first, third])).toEqual(several);
    expect(joinProposal("1.206", vote(), [first, third, { ...second, date: "2024-01-24" }])).toEqual(several);
  });

  it("are not even one of several where the vote may be on none of them, or on one alone", () => {
    const [first, third] = [candidate(), candidate({ id: "3" })];
    const other = { ...second, proposers: ["SCALFAROTTO"] };
    expect(joinProposal("1.206", vote({ author: "Magni" }), [first, second])).toEqual({ fault: "laterText" });
    expect(joinProposal("1.206", vote({ author: "Floridia" }), [first, other])).toEqual({ fault: "laterText" });
    expect(joinProposal("1.206", vote({ isUnclear: true }), [first, third])).toEqual({ fault: "several" });
    expect(joinProposal("1.206", vote({ date: "2024-01-17" }), [first, third])).toEqual({ fault: "several" });
  });

  it("are joined on the first text while the second comes after the vote", () => {
    expect(joinProposal("1.206", vote(), [candidate(), { ...second, date: "2024-01-24" }])).toEqual({ id: "01402199" });
  });

  it.each([
    ["no text of that number", "1.207", vote(), [candidate()], "unknown"],
    ["no text of that version", "1.206 testo 2", vote(), [candidate()], "unknown"],
    ["a document that is no longer there", "1.206", vote(), [candidate({ vanishedSince: "2026-11-20" })], "withdrawn"],
    ["presented after the vote", "1.206", vote({ date: "2024-01-17" }), [candidate()], "laterDay"],
    ["another proposer", "1.206", vote({ author: "Scalfarotto" }), [candidate()], "otherProposer"],
    ["a label that says more", "1.206", vote({ isUnclear: true }), [candidate()], "unclear"],
  ] as const)("are not joined: %s", (_, number, occasion, candidates, fault) => {
    expect(joinProposal(number, occasion, candidates)).toEqual({ fault });
  });
});

describe("the text of a proposal in few words", () => {
  it.each([
    [
      "Al comma 4, apportare le seguenti modificazioni:\na) aggiungere, in fine, le seguenti parole: «, entro un anno».",
      "Al comma 4:\na) aggiungere, in fine: «, entro un anno».",
    ],
    ["Apportare le seguenti modificazioni: a) al comma 1", "a) al comma 1"],
    ["Dopo l’articolo, aggiungere il seguente: «Art. 1-bis»", "Dopo l’articolo: «Art. 1-bis»"],
    ["Dopo il comma 2 inserire i seguenti: «2-bis", "Dopo il comma 2: «2-bis"],
    ["Il Senato, esaminato il disegno di legge, impegna il Governo: a valutare", "Impegna il Governo: a valutare"],
  ])("begins with the place or the words: %s", (text, short) => {
    expect(withoutFormula(text)).toBe(short);
  });

  it.each([
    "Al comma 2, sopprimere le parole: «in modo equo».",
    "Sopprimere l’articolo.",
    "Sostituire la parola: «può» con la seguente: «deve».",
    "Il Senato, premesso che: la legge, impegna il Governo a riferire",
  ])("is as it is without a formula: %s", (text) => {
    expect(withoutFormula(text)).toBe(text);
  });
});
