import { expect, it } from "vitest";
import { billAmendments, proposalText, saidOf, votedText } from "#src/i18n/amendments.ts";

it("puts an amendment to a bill, and an agenda motion about it", () => {
  const title = (kind: string, number: string): string =>
    proposalText.title(kind, number, "S.860").replaceAll("\u00a0", " ");
  expect(title("emendamento", "1.6 (testo 2)")).toBe("Emendamento 1.6 (testo 2) al ddl S. 860");
  expect(title("ordine del giorno", "9/860/1")).toBe("Ordine del giorno 9/860/1 sul ddl S. 860");
});

it("says first what became of the amendments to a bill", () => {
  const said = (total: number, voted: number, approved: number, rejected: number, shared = 0): string =>
    billAmendments.counts({ total, voted, approved, rejected, shared }).replaceAll("\u00a0", " ");
  expect(said(37, 28, 4, 24)).toBe(
    "4 delle 37 proposte acquisite sono state approvate, 24 respinte; di 9 il voto non è noto.",
  );
  expect(said(37, 28, 4, 24, 4)).toBe(
    "4 delle 37 proposte acquisite sono state approvate, 24 respinte; per 4 il titolo del voto non dice quale testo si è votato, di 5 il voto non è noto.",
  );
  expect(said(3, 0, 0, 0, 2)).toBe(
    "3 proposte acquisite; per 2 il titolo del voto non dice quale testo si è votato, di una il voto non è noto.",
  );
  expect(said(2, 0, 0, 0, 2)).toBe("2 proposte acquisite; per 2 il titolo del voto non dice quale testo si è votato.");
  expect(said(37, 37, 0, 36)).toBe("36 delle 37 proposte acquisite sono state respinte, 1 con altro esito.");
  expect(said(1, 1, 1, 0)).toBe("L’unica proposta acquisita è stata approvata.");
  expect(said(3, 0, 0, 0)).toBe("3 proposte acquisite, nessuna con un voto noto.");
  expect(said(3, 1, 1, 0)).toBe("Una delle 3 proposte acquisite è stata approvata; di 2 il voto non è noto.");
});

it("adds the proposals in committee, which are none of the others", () => {
  expect(billAmendments.committeeToo(12, 37)).toBe("Oltre a queste, 12\u00A0proposte in commissione.");
  expect(billAmendments.committeeToo(1, 0)).toBe("1\u00A0proposta in commissione.");
});

it("says of a vote on one of several texts that it was on one of them, and never of which", () => {
  const among = { result: "approved", vote: "v", why: "laterText" } as const;
  const shared = { result: null, vote: null, among, facts: { beaten: [58, 57] } } as const;
  expect(saidOf(shared)).toEqual({ text: "approvata una delle versioni", beaten: "Governo battuto, 58 a 57" });
  expect(proposalText.outcome(shared)).toBe("Approvata una delle versioni. Governo battuto, 58 a 57.");
  expect(saidOf({ ...shared, among: { ...among, result: "rejected", why: "several" }, facts: {} })).toEqual({
    text: "respinta una delle proposte con questo numero",
    beaten: null,
  });
  expect(saidOf({ ...shared, among: { ...among, result: "other" } }).text).toBe(
    "votata, con altro esito, una delle versioni",
  );
});

it("says with an outcome that the vote is in verification, and that the Government was beaten", () => {
  const rejected = { result: "rejected", vote: "v" } as const;
  expect(saidOf(rejected)).toEqual({ text: "respinto", beaten: null });
  expect(saidOf({ ...rejected, facts: { isInReview: true } }).text).toBe("respinto, in verifica");
  expect(saidOf({ ...rejected, facts: { beaten: null } }).beaten).toBe("Governo battuto");
  expect(proposalText.outcome({ ...rejected, facts: { isInReview: true } })).toBe("Respinto, in verifica.");
  expect(proposalText.outcome({ result: null, vote: null })).toBe("Non sappiamo se e come è stato votato.");
  expect(proposalText.outcome({ result: null, vote: null }, "committee")).toBe("Presentato in commissione.");
});

it("begins with the defeats of the Government, of many with the last three", () => {
  const said = (...numbers: string[]): string =>
    billAmendments
      .defeats(
        numbers.map((number, at) => ({ vote: `v${String(at)}`, kind: "Emendamento", number, score: [58 + at, 57] })),
      )
      .map(({ text, vote }) => (vote === undefined ? text : `[${text} ${vote}]`))
      .join("");
  expect(said()).toBe("");
  expect(said("1.2")).toBe("In Aula il Governo è stato battuto sull’emendamento [1.2 v0], 58 a 57.");
  expect(said("1.2", "1.3")).toBe(
    "In Aula il Governo è stato battuto sugli emendamenti [1.2 v0] (58 a 57) e [1.3 v1] (59 a 57).",
  );
  expect(said("1.2", "1.3", "1.4", "1.5")).toBe(
    "In Aula il Governo è stato battuto sugli emendamenti [1.3 v1] (59 a 57), [1.4 v2] (60 a 57), [1.5 v3] (61 a 57) e su un’altra proposta.",
  );
  const among = { result: "approved", vote: "v", why: "laterText" } as const;
  expect(
    billAmendments.defeats([{ vote: "v", kind: "Ordine del giorno", number: "1.17", score: null, among }]),
  ).toEqual([
    { text: "In Aula il Governo è stato battuto sulla proposta " },
    { text: "1.17", vote: "v" },
    { text: ": approvata una delle versioni." },
  ]);
});

it("tells proposals with the same number apart, and counts the others who signed in one form", () => {
  expect(votedText.name("Emendamento", "1.1", votedText.short("Il Governo"))).toBe("Emendamento 1.1 (Governo)");
  expect([votedText.others(0), votedText.others(1), votedText.others(7)]).toEqual(["", " e un altro", " e altri 7"]);
});
