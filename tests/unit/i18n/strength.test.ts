import { expect, it } from "vitest";
import { strengthIndex } from "#src/i18n/strength.ts";

it("adds up to a hundred only the institutions that the source has", () => {
  expect(strengthIndex.gendersNote(true)).toContain("Camera, Senato e Governo fanno 100 ciascuno");
  expect(strengthIndex.gendersNote(false)).toContain("indici complessivi: Camera e Senato fanno 100 ciascuno");
});
