import { expect, it } from "vitest";
import { isUnknownOutcome } from "#src/domain/outcome.ts";

it("is unknown when its word is, and not when it is missing, annulled or without a quorum", () => {
  const words = ["Rinviata", "Annullata per irregolarità", "annullato", "Mancanza del numero legale", null];
  expect(words.filter((outcomeText) => isUnknownOutcome({ outcome: "other", outcomeText }))).toEqual(["Rinviata"]);
  expect(isUnknownOutcome({ outcome: "approved", outcomeText: "Approvata" })).toBe(false);
});
