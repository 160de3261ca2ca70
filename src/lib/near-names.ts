/** Words and names that are nearly what somebody typed, for whoever does not know how they are written. */
import { normalize } from "./text.ts";

/** Shortest word that may be misspelt: of a shorter one nearly everything is near. */
const shortest = 4;

/** How a member is addressed before the name: "on. ", "l’onorevole ", "senatrice ". */
const office =
  /^(?:l['’]|il |la )?(?:on(?:\.le|orevole|\.)?|sen(?:\.|atore|atrice)?|deputat[oa]|ministr[oa]|sottosegretari[oa]|president[ea]) */iu;

/** The name alone; the text as it is where it has none. */
export function withoutOffice(text: string): string {
  const [said = ""] = office.exec(text.trim()) ?? [];
  const name = text.trim().slice(said.length);
  // "Onida" is no office.
  return name === "" || !/[ .]$/.test(said) ? text : name;
}

/** Wrong letters that a word of this length may have. */
function mayBeWrong({ length }: string): number {
  return length < shortest ? 0 : length < 8 ? 1 : 2;
}

/** Letters to add, leave out, change or swap to come from one word to the other; more than `most` are not counted. */
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
 * Those whose name has, nearly, every word of the text, the nearest first: "meloni giorga", "fonte alta" for
 * "Fontealta". Beside a surname a word that is nobody's name says nothing: whoever is called Elly is Elena in the
 * records. `nameOf` gives surname and name.
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
    // A name written in two words, or two in one.
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
  return near.sort((a, b) => a.distance - b.distance).map(({ person }) => person);
}

/**
 * Whether a text has a word that is nearly one of those typed, or begins one of them: "Sicurezza" for "sicureza",
 * "scuola" for "scuolabus". Short words are near nothing: "di" would bring back everything.
 */
export function isNearly(text: string, typed: string): boolean {
  // "università" is found behind its article.
  const words = toParts(text.replaceAll(/['’]/g, " ")).filter(mayBeNear);
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

/** Letters between a word and the nearest of others; infinite where that is another word. */
function apart(word: string, others: readonly string[]): number {
  const most = mayBeWrong(word);
  const least = Math.min(...others.map((other) => lettersApart(word, other, most)));
  return least > most ? Infinity : least;
}
