import { expect, it } from "vitest";
import { presenceWords, territories } from "#src/i18n/territories.ts";

it("counts members without area in singular and plural", () => {
  expect(territories.withoutArea(1)).toBe("Resta fuori un senatore a vita, che non è eletto in una regione.");
  expect(territories.withoutArea(5)).toBe("Restano fuori 5 senatori a vita, che non sono eletti in una regione.");
});

it("notes former members in a territory's file, if any", () => {
  expect(territories.csv(true)).toBe("Scarica in CSV, con chi non è più in carica");
  expect(territories.csv(false)).toBe("Scarica in CSV");
});

it("gives no median of nobody, and no reason but the source's for one that is unread", () => {
  const area = { id: "molise", present: 0, presence: null };
  expect(presenceWords({ ...area, deputies: 0, senators: 0 })).toBe("non valutabile");
  expect(presenceWords({ ...area, deputies: 2, senators: null })).toBe("non ancora acquisito");
  expect(presenceWords({ ...area, deputies: 2, senators: 1, presence: 75.76, present: 3 })).toBe("75,8%");
});

it("gives a median with the number of members that it is of, and none of a few", () => {
  const said = (presence: number | null, present: number): string =>
    territories.presenceSentence({ presence, present }).replaceAll("\u00a0", " ");
  expect(said(66.7, 21)).toBe(" La mediana delle presenze di 21 eletti è 66,7%.");
  expect(said(66.7, 3)).toBe("");
  expect(said(null, 21)).toBe("");
});
