import { expect, it } from "vitest";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";

it.each([
  ["Em. 4.6 Boschi", "emendamento 4.6 Boschi"],
  ["em 4.6", "emendamento 4.6"],
  ["Em.4.6", "emendamento 4.6"],
  ["sub-em. 0.1.14", "subemendamento 0.1.14"],
  ["Art. 3", "articolo 3"],
  ["art. agg. 3.01", "articolo aggiuntivo 3.01"],
  ["ODG 9/2750/8", "ordine del giorno 9/2750/8"],
  ["o.d.g. 9/2750/8", "ordine del giorno 9/2750/8"],
  ["odg", "ordine del giorno "],
  ["o.d.g.", "ordine del giorno "],
  ["em.", "emendamento "],
])("%s", (term, words) => {
  expect(spellOutVote(term)).toBe(words);
});

it("ignores words that only start like an abbreviation, or are incomplete", () => {
  for (const term of ["emergenza idrica", "articolo 3", "em", "art", "arte contemporanea", "aggravanti"])
    expect(spellOutVote(term)).toBe(term);
});
