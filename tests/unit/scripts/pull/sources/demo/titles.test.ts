import { expect, it } from "vitest";
import { planDecrees } from "#scripts/pull/sources/demo/decrees.ts";
import { Random } from "#scripts/pull/sources/demo/random.ts";
import { drawBillTitle, drawRatification } from "#scripts/pull/sources/demo/titles.ts";

const random = Random.stream(19, "titles");
const draw = (title: (random: Random) => { readonly title: string }): readonly string[] =>
  Array.from({ length: 2000 }, () => title(random).title);
/** Words that precede the month on the 1st, 8th and 11th: Italian does not write a bare figure there. */
const special = (titles: readonly string[], before: RegExp): ReadonlySet<string> =>
  new Set(titles.flatMap((title) => before.exec(title)?.[0] ?? []));

it("elides the article before the day of an agreement: fatto a Roma l’8 aprile 2017", () => {
  const days = special(draw(drawRatification), /(?:il |l’)(?:2|8|11)(?= [a-z]+ 20)/);
  expect(days).toEqual(new Set(["il 2", "l’8", "l’11"]));
});

it("writes the first of a month as an ordinal: legge 1° marzo 2007, decreto-legge 1° marzo 2024", () => {
  expect(special(draw(drawBillTitle), / legge [12]°?(?= [a-z]+ \d{4}, n\.)/)).toEqual(
    new Set([" legge 1°", " legge 2"]),
  );
  const decrees = planDecrees(19, 1).filter(({ date }) => date.endsWith("-01"));
  expect(
    special(
      decrees.map(({ billTitle }) => billTitle),
      /decreto-legge \S+/,
    ),
  ).toEqual(new Set(["decreto-legge 1°"]));
});
