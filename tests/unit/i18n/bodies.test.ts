import { expect, it } from "vitest";
import { bodies, withoutPresident } from "#src/i18n/bodies.ts";

it("does not call former members those who stay with another role", () => {
  expect(bodies.former(1, false)).toMatchObject({
    title: "Componenti precedenti",
    count: "1\u00a0componente precedente",
  });
  expect(bodies.former(6, true)).toMatchObject({
    title: "Componenti e ruoli precedenti",
    count: "6\u00a0ruoli precedenti",
  });
});

it("promises no president of a college that has none", () => {
  expect(withoutPresident(3)).toBe("non indicato");
  expect(withoutPresident(0)).toBe("non ancora acquisito");
});

it("says how many more bills a committee leads, and where the oldest of very many are", () => {
  expect([1, 2, 290].map(bodies.moreActs)).toEqual(["Un altro", "Altri 2", "Altri 290"]);
  expect([1, 176].map(bodies.oldestActs)).toEqual([
    "Un altro, il meno recente, è negli open data, nella",
    "Altri 176, meno recenti, sono negli open data, nella",
  ]);
});
