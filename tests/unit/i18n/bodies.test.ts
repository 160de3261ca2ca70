import { expect, it } from "vitest";
import { bodies, presidencyNote, withoutPresident } from "#src/i18n/bodies.ts";

it("mentions previous roles when members stay with another role", () => {
  expect(bodies.former(1, false)).toMatchObject({
    title: "Componenti precedenti",
    count: "1\u00a0componente precedente",
  });
  expect(bodies.former(6, true)).toMatchObject({
    title: "Componenti e ruoli precedenti",
    count: "6\u00a0ruoli precedenti",
  });
});

it("notes that the president may have been elected before the bureau, if the start date is the bureau's", () => {
  const asOf = "2025-12-03";
  const updated = "2025-12-05";
  const members = (...starts: (string | null)[]) => starts.map((start) => ({ start }));
  const elected = " Di chi presiede la fonte dà il giorno dell’ufficio: l’elezione può essere di qualche giorno prima.";
  expect(presidencyNote({ asOf, updated, members: members("2022-10-19", "2022-10-19", "2024-01-17") })).toBe(
    `Composizione al 3\u00a0dicembre 2025.${elected}`,
  );
  for (const starts of [["2022-10-13", "2022-10-19"], [null, null], ["2022-10-19"], []])
    expect(presidencyNote({ asOf, updated, members: members(...starts) })).toBe(
      "Composizione al 3\u00a0dicembre 2025.",
    );
});

it("omits the day of the members where it is the day of the page's data", () => {
  expect(presidencyNote({ asOf: "2025-12-03", updated: "2025-12-03", members: [] })).toBe("");
});

it("states that a body has no president, or that the data are missing where members are unknown too", () => {
  expect(withoutPresident(3)).toBe("non indicato");
  expect(withoutPresident(0)).toBe("non ancora acquisito");
});

it("counts a committee's further bills, and links the oldest of very many", () => {
  expect([1, 2, 290].map(bodies.moreActs)).toEqual(["Un altro", "Altri 2", "Altri 290"]);
  expect([1, 176].map(bodies.oldestActs)).toEqual([
    "Un altro, il meno recente, è negli open data, nella",
    "Altri 176, meno recenti, sono negli open data, nella",
  ]);
});
