import { expect, it } from "vitest";
import { strengthIndex } from "#src/i18n/strength.ts";

it("mentions a total of 100 only for institutions in the data", () => {
  expect(strengthIndex.gendersNote(true)).toContain("Camera, Senato e Governo fanno 100 ciascuno");
  expect(strengthIndex.gendersNote(false)).toContain("indici complessivi: Camera e Senato fanno 100 ciascuno");
});
