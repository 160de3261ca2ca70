import { expect, it } from "vitest";
import { governmentFigures } from "#src/i18n/governments.ts";

it("counts no parties of a government where none is published", () => {
  expect(governmentFigures.partiesKnown(0, 24)).toEqual({ value: "non ancora acquisito" });
  expect(governmentFigures.partiesKnown(3, 1)).toEqual({ value: "3", note: "1\u00A0persona senza partito indicato" });
  expect(governmentFigures.partiesKnown(3, 0)).toEqual({ value: "3", note: "ogni persona ne ha uno" });
});
