/** Searching in names and titles: one way to compare, one way to highlight. */

/** A stretch of text, and whether it is what the reader looked for. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Letters that do not come apart into a base letter and an accent. */
const folded: Record<string, string> = { ß: "ss", đ: "d", ð: "d", ø: "o", ł: "l", æ: "ae", œ: "oe", ı: "i", þ: "th" };

/** Marks, apostrophes and invisible direction marks: no difference to whoever searches. */
const ignored = /[\p{M}'’‘ʼ`´\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** For comparing only: lower case, no accents, no apostrophes. "D’Amico" → "damico", "Nikolić" → "nikolic". */
export function normalize(text: string): string {
  const bare = text.normalize("NFD").toLowerCase().replace(ignored, "");
  return bare.replace(/[ßđðøłæœıþ]/g, (letter) => folded[letter] ?? letter);
}

/** The number of a bill as titles write it: "c2750", "C.2750" and "AC 2750" are "C. 2750". */
const billNumber = /(?<![\p{L}\d])(?:a\.?([cs])\.?\s?|([cs])\.?)(?=\d)/giu;

/** What a word is quoted or ended with; the stop of a short form ("em.", "C.") belongs to it. */
const around = /^["«“„]+(?=[\p{L}\d(])|(?<=[\p{L}\d)])["»”:!?…]+\.?$|(?<=\p{L}{3}\)?)\.+$/gu;

/**
 * The words of a search: angle brackets dropped, split on spaces, commas and the hyphens between whole words, without
 * quotation marks, ready to compare. Spec §5.
 */
export function toWords(term: string): readonly string[] {
  return term
    .replace(/[<>]/g, "")
    .replace(billNumber, (_, after = "", alone = "") => `${String(after)}${String(alone)}. `)
    .split(/[\s,;]+|(?<=\p{L}{3})-(?=\p{L}{3})/u)
    .map((word) => normalize(word.replaceAll(around, "")))
    .filter((word) => word !== "");
}

/** An article that has lost its vowel. */
const elided = /(?<![\p{L}\d])(?:(?:a|da|de|ne|su|que)?l?l|un)['’‘ʼ`´](?=\p{L}{3})/giu;

/**
 * The words of a search in titles: "l'intelligenza" looks for "intelligenza", which a title may have without its
 * article.
 */
export function toTitleWords(term: string): readonly string[] {
  return toWords(withoutArticles(term));
}

/** A search without the articles that have lost their vowel: "dell’intelligenza" is "intelligenza". */
export function withoutArticles(term: string): string {
  return term.replaceAll(elided, "");
}

/** Whether every word of the search occurs in the text, in any order ("rossi maria" finds "Maria Rossi"). */
export function hasWords(text: string, words: readonly string[]): boolean {
  const bare = normalize(text);
  return words.every((word) => bare.includes(word));
}

/** What inflection leaves of a word: its end changes ("salute", "saluti"; "amica", "amiche"), not of short ones. */
export function toStem(word: string): string {
  const stem = word.replace(/h?[aeiou]+$/, "");
  return stem.length < 2 ? word : stem;
}

/** What finds the inflections of a word, as whole words; none for numbers, codes and foreign words. */
function toInflections(word: string): RegExp | null {
  const stem = toStem(word);
  if (stem === word || !/^\p{L}+$/u.test(word)) return null;
  return new RegExp(`(?<!\\p{L})${stem}h?[aeiou]+(?!\\p{L})`, "gu");
}

/** The end of a text in which a number has begun already; zeros alone are no beginning. */
const begunNumber = /(?:\d[.,]|[1-9])0*$/;

/**
 * The next place at or after `from` where a text has a word; -1 = none. A number is looked for from its first digit on:
 * "2.2" is not in "12.2" and "36" not in "1436", but "366" is in "6-00366".
 */
function placeOf(bare: string, word: string, from = 0): number {
  const at = bare.indexOf(word, from);
  const isInside = at > 0 && /^\d/.test(word) && begunNumber.test(bare.slice(Math.max(0, at - 8), at));
  return isInside ? placeOf(bare, word, at + 1) : at;
}

/** Whether a title, as {@link normalize} gives it, has a word or an inflection of it: "acqua" finds "acque". */
export function toFinder(word: string): (bare: string) => boolean {
  const inflections = toInflections(word);
  return inflections === null
    ? (bare) => placeOf(bare, word) !== -1
    : (bare) => bare.includes(word) || bare.search(inflections) !== -1;
}

/** Where a text, as {@link normalize} gives it, has a word or an inflection of it: first and last letter of each. */
function placesOf(bare: string, word: string): readonly (readonly [first: number, last: number])[] {
  const places: [number, number][] = [];
  for (let at = placeOf(bare, word); at !== -1; at = placeOf(bare, word, at + 1))
    places.push([at, at + word.length - 1]);
  const inflections = toInflections(word);
  if (inflections !== null)
    for (const { 0: found, index } of bare.matchAll(inflections)) places.push([index, index + found.length - 1]);
  return places;
}

/** Whether no letter or digit stands beside a place. */
function isWhole(bare: string, [first, last]: readonly [number, number]): boolean {
  return ![bare[first - 1], bare[last + 1]].some((beside = "") => /[\p{L}\d]/u.test(beside));
}

/**
 * Cuts a text into segments, those that match a word of the search or an inflection of it marked; beside longer words
 * one or two letters ("a", "di") only where they are a word, as they are in nearly every other. Never markup: the
 * joined text is the text.
 */
export function highlight(text: string, term: string): readonly Segment[] {
  // Nearly always nothing is looked for, and every row asks.
  const words = term === "" ? [] : [...new Set([...toWords(term), ...toTitleWords(term)])];
  if (words.length === 0 || text === "") return [{ text, isMatch: false }];
  const { bare, origin } = withOrigins(text);
  const hasLong = words.some((word) => word.length > 2);
  const marked = new Set<number>();
  const places = words.flatMap((word) =>
    placesOf(bare, word).filter((place) => !hasLong || word.length > 2 || isWhole(bare, place)),
  );
  for (const [first, last] of places) {
    const from = origin[first] ?? 0;
    const to = origin[last] ?? from;
    for (let index = from; index <= to; index += 1) marked.add(index);
  }
  return toSegments([...text], marked);
}

/** The text as compared, and for each of its letters the character of the original that it comes from. */
function withOrigins(text: string): { bare: string; origin: readonly number[] } {
  let bare = "";
  const origin: number[] = [];
  for (const [index, character] of [...text].entries()) {
    const plain = normalize(character);
    bare += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(index);
  }
  return { bare, origin };
}

function toSegments(characters: readonly string[], marked: ReadonlySet<number>): readonly Segment[] {
  const segments: { text: string; isMatch: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = marked.has(index);
    const last = segments.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else segments.push({ text: character, isMatch });
  }
  return segments;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const special = /[&<>"']/;

/** Text as it may stand in HTML or XML, in an element or an attribute. */
export function escapeHtml(text: string): string {
  // Nearly no text has one, and to look first is several times as fast.
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter) : text;
}

/** Text that is no attribute's value: quotes stay as they are. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);
}

/**
 * A text cut around what stays on one line, every other part: codes with what announces them, and the day and month of
 * a date. "Mozione n. 1-00814, parte" gives "Mozione ", "n. 1-00814", ", parte".
 */
export function splitCodes(text: string): readonly string[] {
  return text.split(
    /\b((?:[CSn]|nn|doc)\. [\dIVX]+(?:-[\dA-Z]+)*|[\dIVX]+(?:-[\dA-Z]+)+|\d\d?°? [a-z]+(?= [12]\d{3}\b))\b/,
  );
}

/** What lies between two places of a text that is cut into segments. */
export function cutSegments(segments: readonly Segment[], from: number, to: number): readonly Segment[] {
  let start = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += segment.text.length;
    return text === "" ? [] : [{ ...segment, text }];
  });
}

/** Whether two texts differ in nothing but capitals: the mixed group has its name for an acronym. */
export function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** In quotation marks, those inside it of the second kind: "«Istituzione del premio “Maestro”»". */
export function quoted(text: string): string {
  return `«${text.replaceAll("«", "“").replaceAll("»", "”")}»`;
}

/** With its first letter small, inside a sentence; a word all in capitals stays as it is. */
export function toLower(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** With its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A text of at most this many characters: what is too long is cut in the middle, between words, so that start and end
 * can be told.
 */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = (most - 3) / 2;
  const start = text.slice(0, Math.ceil(half) + 1).replace(/[\s.,;:]*\s\S*$/, "");
  const end = text.slice(-Math.floor(half) - 1).replace(/^\S*\s/, "");
  // A word without end is cut all the same.
  return `${start.slice(0, Math.ceil(half))} … ${end.slice(-Math.floor(half))}`;
}

/** Most characters that search results show of what a page says of itself. */
const shownOfDescription = 170;

/** What a page says of itself: what it is about, cut where it is long, and a rest that stays whole. */
export function toDescription(about: string, rest: string): string {
  return `${cutMiddle(about, Math.max(shownOfDescription - rest.length, 60))}${rest}`;
}

/**
 * A text for a `mailto:` address. What may stand there as it is stays so, and compresses with what the page
 * says elsewhere: `encodeData("https://a/b?c d")` is "https://a/b%3Fc%20d".
 */
export function encodeData(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A)/g, decodeURIComponent);
}
