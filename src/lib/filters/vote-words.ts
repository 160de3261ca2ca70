/** The chambers' short forms, as people copy them from an agenda, in the words of our titles. */

/**
 * A form that stands before a number or another word: "art. 3", "Em.4.6". At the end of a search it may be a word that
 * is still being written ("em", "art"), unless it has its stop or begins no word.
 */
const before = (form: string): RegExp => new RegExp(String.raw`(?<!\S)${form}(?=\s|\d|(?<=\.|odg)$)\s*`, "giu");

const forms: readonly (readonly [form: RegExp, words: string])[] = [
  [before(String.raw`sub-?em(?:end)?\.?`), "subemendamento "],
  [before(String.raw`em(?:end)?\.?`), "emendamento "],
  [before(String.raw`art\.?`), "articolo "],
  [before(String.raw`agg\.?`), "aggiuntivo "],
  [before(String.raw`(?:odg|o\.d\.g\.?)`), "ordine del giorno "],
  // What parts the act from the rest of an official title.
  [/(?<!\S)[-–—](?!\S)/gu, " "],
];

/** A search with its short forms written out: "Em. 4.6 Boschi" → "emendamento 4.6 Boschi". */
export function spellOutVote(term: string): string {
  return forms.reduce((text, [form, words]) => text.replaceAll(form, words), term);
}
