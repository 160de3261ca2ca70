import { expect, it } from "vitest";
import { strengthIndex } from "#src/i18n/strength.ts";

it("describes genders and ages per head: sums over three institutions would add up to 300%", () => {
  expect(strengthIndex.gendersNote).toBe("La mediana è l’indice di chi sta nel mezzo.");
});
