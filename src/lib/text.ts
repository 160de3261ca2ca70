/** Search in names and titles: one comparison, one highlighting. */
import { fold } from "#src/domain/fold.ts";

/** A segment of text, and whether it matches the search. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The text with numbers like "n. 1-00519" and "emendamento 1.6" on one line: browsers break them after the hyphen. For sentences, not for data. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(\d)-(?=\d)/g, "$1\u2011").replaceAll(/(emendamento|n\.) (?=\d)/g, "$1\u00a0");

/** Apostrophes, and characters typed for them. */
const apostrophes = "'’‘ʼ`´";

/** Apostrophes and invisible direction marks: ignored in searches. */
const ignored = /['’‘ʼ`´\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text for comparison: lower case, without accents and apostrophes. "D’Amico" → "damico", "Nikolić" → "nikolic". */
export function normalize(text: string): string {
  return fold(text).replace(ignored, "");
}

/** Spellings of a bill number: "c2750", "C.2750" and "AC 2750" become "C. 2750", as in titles. */
const billNumber = /(^|[^\p{L}\d])(?:a\.?([cs])\.?\s?|([cs])\.?)(?=\d)/giu;

/** A word without quotation marks and final punctuation; the full stop of an abbreviation ("em.", "C.") is kept. */
function withoutMarks(word: string): string {
  return word
    .replace(/^["«“„]+(?=[\p{L}\d(])/u, "")
    .replace(/([\p{L}\d)])["»”:!?…]+\.?$/u, "$1")
    .replace(/(\p{L}{3}\)?)\.+$/u, "$1");
}

/** Words that lose their last vowel before another word and mean nothing in a search: "dell’acqua", "quest’ anno". */
const elisions = [
  "l|un|gl|d|c|s|m|t|v|n|ch",
  "(?:a|da|de|ne|su|co)(?:ll|gl)|be?ll|que(?:ll|st)|codest",
  "anch|com|dov|quand|senz|tutt|(?:alc|qualc|ness|ciasc)un",
].join("|");

/** An elision with its apostrophe and a blank typed after it, before a word or a number; and the character before it. */
const elided = new RegExp(`(^|[^\\p{L}\\d${apostrophes}])(${elisions})[${apostrophes}]\\s*(?=\\p{L}{2}|\\d)`, "giu");

/** A search without elided words: "dell’ acqua" gives "acqua", because a title may have the word without them. */
export function withoutElisions(term: string): string {
  const without = term.replaceAll(elided, "$1");
  // Of two in a row, the first takes the blank before the second.
  return without.replaceAll(elided, "$1");
}

/** A text with its words separated at apostrophes: "dell’acqua" gives "dell acqua". */
export function splitElisions(text: string): string {
  return text.replaceAll(new RegExp(`[${apostrophes}]`, "g"), " ");
}

/**
 * The normalized words of a search: without angle brackets and quotation marks, split on spaces, commas and the hyphens
 * between whole words. An elided word is part of the next one, as in names. Spec §5.
 */
export function toWords(term: string): readonly string[] {
  return term
    .replaceAll(elided, "$1$2’")
    .replace(/[<>]/g, "")
    .replace(billNumber, (_, lead: string, after = "", alone = "") => `${lead}${String(after)}${String(alone)}. `)
    .replaceAll(/(\p{L}{3})-(?=\p{L}{3})/gu, "$1 ")
    .split(/[\s,;]+/)
    .map((word) => normalize(withoutMarks(word)))
    .filter((word) => word !== "");
}

/** The words of a search in titles, without elided ones. */
export function toTitleWords(term: string): readonly string[] {
  return toWords(withoutElisions(term));
}

/** Whether the text contains every word, in any order ("rossi maria" finds "Maria Rossi"). */
export function hasWords(text: string, words: readonly string[]): boolean {
  const bare = normalize(text);
  return words.every((word) => bare.includes(word));
}

/** The stem of a word without its inflected ending ("salute", "saluti"; "amica", "amiche"); short words stay whole. */
export function toStem(word: string): string {
  const stem = word.replace(/h?[aeiou]+$/, "");
  return stem.length < 2 ? word : stem;
}

/** Pattern of the inflections of a word, as whole words, after the character before; null for numbers, codes and foreign words. */
function toInflections(word: string): RegExp | null {
  const stem = toStem(word);
  if (stem === word || !/^\p{L}+$/u.test(word)) return null;
  return new RegExp(`(^|\\P{L})(${stem}h?[aeiou]+)(?!\\p{L})`, "gu");
}

/** Text that ends inside a number; leading zeros do not count. */
const begunNumber = /(?:\d[.,]|[1-9])0*$/;

/**
 * The next index at or after `from` where a text contains a word; -1 = none. A number matches only from its first
 * digit: "2.2" is not in "12.2", nor "36" in "1436", but "366" is in "6-00366".
 */
function placeOf(bare: string, word: string, from = 0): number {
  const at = bare.indexOf(word, from);
  const isInside = at > 0 && /^\d/.test(word) && begunNumber.test(bare.slice(Math.max(0, at - 8), at));
  return isInside ? placeOf(bare, word, at + 1) : at;
}

/**
 * Returns a test of whether a title, normalized by {@link normalize}, contains a word or an inflection of it: "acqua"
 * finds "acque".
 */
export function toFinder(word: string): (bare: string) => boolean {
  const inflections = toInflections(word);
  return inflections === null
    ? (bare) => placeOf(bare, word) !== -1
    : (bare) => bare.includes(word) || bare.search(inflections) !== -1;
}

/** Ranges (first and last index) where a normalized text contains a word or an inflection of it. */
function placesOf(bare: string, word: string): readonly (readonly [first: number, last: number])[] {
  const places: [number, number][] = [];
  for (let at = placeOf(bare, word); at !== -1; at = placeOf(bare, word, at + 1))
    places.push([at, at + word.length - 1]);
  const inflections = toInflections(word);
  if (inflections !== null)
    for (const { 0: whole, 1: lead = "", index } of bare.matchAll(inflections))
      places.push([index + lead.length, index + whole.length - 1]);
  return places;
}

/** Whether a range is not adjacent to a letter or a digit. */
function isWhole(bare: string, [first, last]: readonly [number, number]): boolean {
  return ![bare[first - 1], bare[last + 1]].some((beside = "") => /[\p{L}\d]/u.test(beside));
}

/**
 * Splits a text into segments and marks those that match a word of the search or an inflection. When the search has
 * longer words, words of one or two letters ("a", "di") match only whole words, since nearly every word contains them.
 * Returns no markup; the joined segments equal the text.
 */
export function highlight(text: string, term: string): readonly Segment[] {
  // Fast path: called for every row, mostly without a search.
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

/** The normalized text, and for each of its letters the index of the original character. */
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

/** Escapes text for an element or an attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  // Nearly no text needs it, and the test is several times faster than the replacement.
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter) : text;
}

/** Escapes text for an element; quotes are kept, so not for attribute values. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);
}

/**
 * Splits a text so that every second part must stay on one line: codes with their abbreviations, and day and month of a
 * date. "Mozione n. 1-00814, parte" gives "Mozione ", "n. 1-00814", ", parte".
 */
export function splitCodes(text: string): readonly string[] {
  return text.split(
    /\b((?:[CSn]|nn|doc)\. [\dIVX]+(?:-[\dA-Z]+)*|[\dIVX]+(?:-[\dA-Z]+)+|\d\d?°? [a-z]+(?= [12]\d{3}\b))\b/,
  );
}

export function cutSegments(segments: readonly Segment[], from: number, to: number): readonly Segment[] {
  let start = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += segment.text.length;
    return text === "" ? [] : [{ ...segment, text }];
  });
}

/** Whether two texts differ only in case: the mixed group uses its name as acronym. */
export function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** In quotation marks, inner ones replaced by the second kind: "«Istituzione del premio “Maestro”»". */
export function quoted(text: string): string {
  return `«${text.replaceAll("«", "“").replaceAll("»", "”")}»`;
}

/** With a lower-case first letter, for use inside a sentence; a word that begins with two capitals is kept. */
export function toLower(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Shortens a text to at most `most` characters by cutting it in the middle, between words, so that start and end stay
 * recognizable.
 */
export function cutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = (most - 3) / 2;
  const start = text.slice(0, Math.ceil(half) + 1).replace(/[\s.,;:]*\s\S*$/, "");
  const end = text.slice(-Math.floor(half) - 1).replace(/^\S*\s/, "");
  // A single very long word is cut too.
  return `${start.slice(0, Math.ceil(half))} … ${end.slice(-Math.floor(half))}`;
}

/** Longest heading of a page, in characters: four lines on a phone. */
const longestHeading = 110;

/** Where a long title can end: before what it adds. */
const breaks = /[;:,]\s|\s(?=(?:nonché|recante|concernente)\s)/g;

/**
 * Heading made of a long title: the text up to the announcement of separate parts, or to its last break within four lines
 * of a phone; the page has the rest below. Null = the title is short enough.
 */
export function shortHeading(title: string, most = longestHeading): string | null {
  if (title.length <= most) return null;
  const parts = /^.{0,110}?\bper parti separate\b/i.exec(title)?.[0];
  if (parts !== undefined) return parts;
  const ends = [...title.matchAll(breaks)].map(({ index }) => index).filter((end) => end <= most);
  const end = ends.findLast((at) => at >= most / 3);
  return end === undefined ? `${title.slice(0, most).replace(/[\s.,;:]*\s\S*$/, "")} …` : title.slice(0, end);
}

/** Characters of a meta description that search engines show. */
const shownOfDescription = 170;

/**
 * A meta description: the first of the texts that fits, else the last one shortened, followed by `rest` in full.
 */
export function toDescription(about: string | readonly string[], rest: string): string {
  const most = Math.max(shownOfDescription - rest.length, 60);
  const ways = typeof about === "string" ? [about] : about;
  const way = ways.find(({ length }) => length <= most) ?? ways.at(-1) ?? "";
  return `${cutMiddle(way, most)}${rest}`;
}

/**
 * Encodes text for a `mailto:` URL. Commas, slashes and colons stay unescaped, which compresses better with the same
 * text elsewhere on the page: `encodeData("https://a/b?c d")` gives "https://a/b%3Fc%20d".
 */
export function encodeData(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A)/g, decodeURIComponent);
}

/** A piece of a sentence, which may be a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string | undefined;
}
