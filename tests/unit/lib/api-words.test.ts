import { describe, expect, it } from "vitest";
import { decreeStatusOf, outcomeOf } from "#src/lib/api-words.ts";

describe("words of the API", () => {
  it.each([
    ["Approvata", "approved"],
    ["Approvato", "approved"],
    ["Respinta", "rejected"],
    ["Annullata", "other"],
    ["", "other"],
  ] as const)("%j is the outcome %s", (word, outcome) => {
    expect(outcomeOf(word)).toBe(outcome);
  });

  it.each([
    ["In conversione", "c", "c"],
    ["In conversione", null, "c"],
    ["Convertito in legge", "c", "converted"],
    ["Decaduto", "c", "lapsed"],
    ["Non convertito", "c", "lapsed"],
    ["Decaduto per mancata conversione", null, "lapsed"],
    ["", "converted", "converted"],
    ["", "c", "c"],
    ["Sospeso", "z", null],
    ["", null, null],
  ] as const)("%j with the code %j is a decree-law with the status %j", (description, code, status) => {
    expect(decreeStatusOf(description, code)).toBe(status);
  });
});
