import { toSlug } from "#src/domain/slug.ts";
import { normalize } from "#src/lib/text.ts";
import { describe, expect, it } from "vitest";
import {
  capitalized,
  cleanText,
  dayAfter,
  normalizeName,
  slugify,
  toDay,
  toRoman,
} from "#scripts/pull/sources/opendata/text.ts";

describe("cleanText", () => {
  it("decodes entities, also doubly encoded ones, and keeps unknown ones", () => {
    expect(cleanText(" 2&ordf; (Giustizia) ")).toBe("2ª (Giustizia)");
    expect(cleanText("all&amp;#39;emergenza")).toBe("all'emergenza");
    expect(cleanText("&#x201C;così&#x201D; &inventata;")).toBe("“così” &inventata;");
  });

  it("drops control characters and repeated spaces", () => {
    expect(cleanText("uno\u0000\u0085due\t\u00a0tre\n")).toBe("uno due tre");
  });
});

it("capitalizes a short title", () => {
  expect(capitalized("autonomia differenziata")).toBe("Autonomia differenziata");
  expect(capitalized(null)).toBeNull();
});

describe("days", () => {
  it.each([
    ["20221013", "2022-10-13"],
    ["2022-10-13", "2022-10-13"],
    ["2024-04-10 00:00:00.0", "2024-04-10"],
    ["2024-02-30", null],
    ["null", null],
    [null, null],
  ])("%s becomes %s", (source, day) => expect(toDay(source)).toBe(day));

  it.each([
    [1, "I"],
    [9, "IX"],
    [14, "XIV"],
    [18, "XVIII"],
    [20, "XX"],
  ])("formats the legislature %i as %s", (number, roman) => expect(toRoman(number)).toBe(roman));

  it("converts an inclusive last day to an exclusive end", () => expect(dayAfter("2023-02-28")).toBe("2023-03-01"));
});

it("compares names without accents and apostrophes", () => {
  expect(normalizeName("Ugo  Urzì")).toBe(normalizeName("UGO URZI'"));
  expect(slugify("D'Alfonso Maria Nikolić")).toBe("dalfonso-maria-nikolic");
});

it("letters outside ASCII give the same address from both sources, and the search finds them", () => {
  const name = "Đoković Łukasz Øster Æbel Straße Œuvre";
  expect(slugify(name)).toBe("dokovic-lukasz-oster-aebel-strasse-oeuvre");
  expect(toSlug(name)).toBe(slugify(name));
  expect(normalize(name)).toBe("dokovic lukasz oster aebel strasse oeuvre");
  // An address has no other letters.
  expect(slugify("Иванов 3ª Rossi")).toBe("3-rossi");
});
