import { describe, expect, it } from "vitest";
import { actBallots, voteHead } from "#src/i18n/act-votes.ts";
import { distinctTitle, implementingName } from "#src/i18n/act-texts.ts";

describe("the head of a column of the grid", () => {
  const other = { isFinal: false, isConfidence: false };
  it("is the shortest name of what was voted on", () => {
    expect(voteHead({ ...other, isFinal: true, subject: null })).toBe("Finale");
    expect(voteHead({ ...other, isConfidence: true, subject: { kind: "article", number: "1" } })).toBe("Fiducia");
    expect(voteHead({ ...other, subject: { kind: "amendment", number: "1.17" } })).toBe("Em. 1.17");
    expect(voteHead({ ...other, subject: { kind: "agendaItem", number: "9/2750/12" } })).toBe("Odg");
    expect(voteHead({ ...other, subject: null })).toBe("Voto");
  });
});

it("counts the votes of a member on an act", () => {
  expect(actBallots.counts(["AYE", "AYE", "NO", "MIS", "ABSE", "PNV"], 1, "complete")).toBe(
    "2\u00A0voti a favore, 1\u00A0contrario, 1\u00A0volta in missione e 2\u00A0volte senza votare; in dissenso dal gruppo 1\u00A0volta.",
  );
  expect(actBallots.counts(["AYE"], 0, "complete")).toBe("1\u00A0voto a favore; mai in dissenso dal gruppo.");
  expect(actBallots.counts(["AYE"], 0, "partial")).toBe(
    "1\u00A0voto a favore; nessuno, finora, in dissenso dal gruppo.",
  );
});

it("says nothing of dissent where no vote could be one", () => {
  expect(actBallots.counts(["SEC"], 0, "complete")).toBe("1\u00A0voto segreto.");
  expect(actBallots.counts(["MIS"], 0, "complete")).toBe("1\u00A0volta in missione.");
});

it("names an implementing decree by the act that requires it", () => {
  expect(implementingName("Legge n. 160 del 2025")).toBe("Decreto attuativo della legge n. 160 del 2025");
  expect(implementingName("Decreto-legge n. 155 del 2026")).toBe("Decreto attuativo del decreto-legge n. 155 del 2026");
  expect(implementingName("D.Lgs. 5/2024")).toBe("Decreto attuativo (D.Lgs. 5/2024)");
  expect(implementingName(null)).toBe("Decreto attuativo");
});

it("tells a decree from a bill of the same title", () => {
  expect(distinctTitle("decree", "Sicurezza idrica", true)).toBe("Sicurezza idrica: il decreto-legge");
  expect(distinctTitle("bill", "Sicurezza idrica", true)).toBe("Sicurezza idrica: il disegno di legge");
  expect(distinctTitle("bill", "Salario", false)).toBe("Salario");
});
