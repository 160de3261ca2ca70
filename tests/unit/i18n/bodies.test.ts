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
