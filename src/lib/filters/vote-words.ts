/** Expands abbreviations used in parliamentary agendas to the words of our titles. */

/**
 * Pattern of an abbreviation before a number or another word: "art. 3", "Em.4.6". At the end of a search it may be an
 * unfinished word ("em", "art"), so it is then expanded only as `ended`: with its full stop, or when no word begins
 * with it. Its first group is what comes before.
 */
const before = (form: string, ended = String.raw`${form}\.`): RegExp =>
  new RegExp(String.raw`(^|\s)(?:${form}\.?(?=\s|\d)|${ended}$)\s*`, "giu");

const forms: readonly (readonly [form: RegExp, words: string])[] = [
  [before(String.raw`sub-?em(?:end)?`), "subemendamento "],
  [before(String.raw`em(?:end)?`), "emendamento "],
  [before(String.raw`art`), "articolo "],
  [before(String.raw`agg`), "aggiuntivo "],
  [before(String.raw`(?:odg|o\.d\.g)`, String.raw`(?:odg|o\.d\.g\.)`), "ordine del giorno "],
  // The dash between the act and the rest of an official title.
  [/(^|\s)[-–—](?!\S)/gu, " "],
];

/** A search with its abbreviations expanded: "Em. 4.6 Boschi" → "emendamento 4.6 Boschi". */
export function spellOutVote(term: string): string {
  return forms.reduce((text, [form, words]) => text.replaceAll(form, `$1${words}`), term);
}
