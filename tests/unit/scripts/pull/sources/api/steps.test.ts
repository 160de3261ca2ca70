import { describe, expect, it } from "vitest";
import { toSteps } from "#scripts/pull/sources/api/to-bills.ts";

describe("toSteps", () => {
  const kindOf = (label: string) =>
    toSteps([{ label, branch: "C", date: null, previous_codes: [], color: null }], "C.643")[0];

  it("reads in the source's words what happened", () => {
    const words = [
      "Presentato",
      "Assegnato in sede referente",
      "In corso di esame in commissione",
      "Concluso l'esame in commissione",
      "Concluso con lo stralcio",
      "Discussione in assemblea",
      "Approvato",
      "Approvato definitivamente. Legge",
      "Restituito al Governo",
    ];
    expect(words.map((label) => kindOf(label)?.kind)).toEqual([
      "presented",
      "assigned",
      "committee_start",
      "committee_end",
      "split",
      "assembly",
      "approved",
      "law",
      "returned",
    ]);
  });

  it("claims nothing of words never seen, and keeps them", () => {
    expect(kindOf("Rinviato alle Camere")).toMatchObject({ kind: "other", label: "Rinviato alle Camere" });
  });
});
