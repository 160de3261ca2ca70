import { expect, it } from "vitest";
import { bodies, presidencyNote, withoutPresident } from "#src/i18n/bodies.ts";

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

it("says that who presides may have been elected before the day of the bureau, where it has no other", () => {
  const asOf = "2025-12-03";
  const members = (...starts: (string | null)[]) => starts.map((start) => ({ start }));
  const elected = " Di chi presiede la fonte dà il giorno dell’ufficio: l’elezione può essere di qualche giorno prima.";
  expect(presidencyNote({ asOf, members: members("2022-10-19", "2022-10-19", "2024-01-17") })).toBe(
    `Composizione al 3\u00a0dicembre 2025.${elected}`,
  );
  for (const starts of [["2022-10-13", "2022-10-19"], [null, null], ["2022-10-19"], []])
    expect(presidencyNote({ asOf, members: members(...starts) })).toBe("Composizione al 3\u00a0dicembre 2025.");
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
