import { expect, it } from "vitest";
import { numbers } from "#src/i18n/act-numbers.ts";

it("uses singular and plural forms for laws", () => {
  expect(numbers.known(1)).toBe("È 1\u00a0legge con le due date.");
  expect(numbers.known(37)).toBe("Sono 37\u00a0leggi con le due date.");
});
