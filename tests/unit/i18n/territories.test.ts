import { expect, it } from "vitest";
import { territories } from "#src/i18n/territories.ts";

it("counts members without area in singular and plural", () => {
  expect(territories.withoutArea(1)).toBe("Resta fuori un senatore a vita, che non è eletto in una regione.");
  expect(territories.withoutArea(5)).toBe("Restano fuori 5 senatori a vita, che non sono eletti in una regione.");
});

it("notes former members in a territory's file, if any", () => {
  expect(territories.csv(true)).toBe("Scarica in CSV, con chi non è più in carica");
  expect(territories.csv(false)).toBe("Scarica in CSV");
});
