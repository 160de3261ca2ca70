import { expect, it } from "vitest";
import { billAmendments, proposalText } from "#src/i18n/amendments.ts";

it("puts an amendment to a bill, and an agenda motion about it", () => {
  const title = (kind: string, number: string): string =>
    proposalText.title(kind, number, "S.860").replaceAll("\u00a0", " ");
  expect(title("emendamento", "1.6 (testo 2)")).toBe("Emendamento 1.6 (testo 2) al ddl S. 860");
  expect(title("ordine del giorno", "9/860/1")).toBe("Ordine del giorno 9/860/1 sul ddl S. 860");
});

it("says first what became of the amendments to a bill", () => {
  const said = (total: number, voted: number, approved: number, rejected: number): string =>
    billAmendments.counts({ total, voted, approved, rejected }).replaceAll("\u00a0", " ");
  expect(said(37, 28, 4, 24)).toBe(
    "4 delle 37 proposte acquisite sono state approvate, 24 respinte; di 9 il voto non è collegato.",
  );
  expect(said(37, 37, 0, 36)).toBe("36 delle 37 proposte acquisite sono state respinte, 1 con altro esito.");
  expect(said(1, 1, 1, 0)).toBe("L’unica proposta acquisita è stata approvata.");
  expect(said(3, 0, 0, 0)).toBe("3 proposte acquisite, nessuna con un voto collegato.");
  expect(said(3, 1, 1, 0)).toBe("Una delle 3 proposte acquisite è stata approvata; di 2 il voto non è collegato.");
});

it("adds the proposals in committee, which are none of the others", () => {
  expect(billAmendments.committeeToo(12, 37)).toBe("Oltre a queste, 12\u00A0proposte in commissione.");
  expect(billAmendments.committeeToo(1, 0)).toBe("1\u00A0proposta in commissione.");
});
