/** Fuzzy matching of words and names, for searches with misspellings. */
import { normalize, splitElisions, withoutElisions } from "./text.ts";

/** Minimum length in characters of a word that may be misspelt; shorter words would match nearly everything. */
const shortest = 4;

/** Forms of address before a name: "on. ", "l’onorevole ", "senatrice ". */
const office =
  /^(?:l['’]|il |la )?(?:on(?:\.le|orevole|\.)?|sen(?:\.|atore|atrice)?|deputat[oa]|ministr[oa]|sottosegretari[oa]|president[ea]) */iu;

/** The text without its form of address; unchanged when it has none. */
export function withoutOffice(text: string): string {
  const [said = ""] = office.exec(text.trim()) ?? [];
  const name = text.trim().slice(said.length);
  // Without a blank or a full stop it is part of a name: "Onida".
  return name === "" || !/[ .]$/.test(said) ? text : name;
}

/** Maximum edit distance for a word of this length. */
function mayBeWrong({ length }: string): number {
  return length < shortest ? 0 : length < 8 ? 1 : 2;
}

/**
 * Damerau–Levenshtein distance: letters to add, remove, change or swap. A length difference above `most` gives `most` +
 * 1 at once.
 */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/**
 * People whose name contains every word of the text approximately, best match first: "meloni giorga", "fonte alta" for
 * "Fontealta". Beside a surname, a word that matches no name is ignored: a nickname such as Elly for Elena is not in
 * the records. Elided words are dropped when nothing matches with them. `nameOf` returns surname and given name.
 */
export function nearNames<Person>(
  people: readonly Person[],
  text: string,
  nameOf: (person: Person) => readonly string[],
): readonly Person[] {
  const typed = toParts(withoutOffice(text));
  const whole = typed.join("");
  const called = people.map((person) => {
    const name = nameOf(person);
    // Also matches a one-word name typed as two words, and the reverse.
    const joined = [...name, name.join(" ")].map((part) => toParts(part).join(""));
    return { person, parts: name.flatMap(toParts), surname: toParts(name[0] ?? ""), joined };
  });
  const words = typed.filter((word) => called.some(({ parts }) => Number.isFinite(apart(word, parts))));
  const isWhole = words.length === typed.length && whole !== "";
  const near = called.flatMap(({ person, parts, surname, joined }) => {
    const isNamed = isWhole || words.some((word) => mayBeNear(word) && Number.isFinite(apart(word, surname)));
    const each = isNamed ? words.reduce((sum, word) => sum + apart(word, parts), 0) : Infinity;
    const distance = Math.min(whole === "" ? Infinity : apart(whole, joined), each);
    return Number.isFinite(distance) ? [{ person, distance }] : [];
  });
  const bare = withoutElisions(text);
  if (near.length === 0 && bare !== text) return nearNames(people, bare, nameOf);
  return near.sort((a, b) => a.distance - b.distance).map(({ person }) => person);
}

/**
 * Whether a text contains a word that approximately equals one of the typed words, or that one of them begins with:
 * "Sicurezza" for "sicureza", "scuola" for "scuolabus". Short words never match: "di" would match everything.
 */
export function isNearly(text: string, typed: string): boolean {
  // Separates elided articles, so that "università" is found.
  const words = toParts(splitElisions(text)).filter(mayBeNear);
  const isNear = (one: string): boolean =>
    words.some((word) => one.startsWith(word)) || Number.isFinite(apart(one, words));
  return toParts(typed).filter(mayBeNear).some(isNear);
}

const mayBeNear = ({ length }: string): boolean => length >= shortest;

function toParts(text: string): string[] {
  return normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
}

/** Smallest edit distance between a word and the others; Infinity above the allowed maximum. */
function apart(word: string, others: readonly string[]): number {
  const most = mayBeWrong(word);
  const least = Math.min(...others.map((other) => lettersApart(word, other, most)));
  return least > most ? Infinity : least;
}
