/** The rules of the site search that need neither index nor network: codes, names in use, order of the hits. */
import type { ActKind } from "#src/domain/codes.ts";
import { routes } from "./routes.ts";
import { normalize, toStem, toWords } from "./text.ts";

/** The index that is searched first; each older year has one of its own. */
export const currentIndex = "corrente";

/** The file that names all indexes, and what stands for names in use. */
export const indexesFile = "indici.json";

/** Longest search that is looked for; the rest is left out. */
export const longestSearch = 200;

/** A hit as the index gives it. */
export interface SearchHit {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
  readonly kind: string;
  /** ISO day; empty = none. */
  readonly date: string;
  /** All that the index read of it. */
  readonly text: string;
}

/** Name in use → path, only for what is in the data. */
export type SearchAliases = Readonly<Record<string, string>>;

/** What a reader typed, as it is looked for: no brackets, no controls, one blank between words, not endless. */
export function cleanSearch(text: string): string {
  return text
    .replaceAll(/[<>\p{Cc}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestSearch);
}

const bill = String.raw`(?:d\.?d\.?l\.?|p\.?d\.?l\.?|(?:disegno|proposta) di legge|atto)`;
const at = "(?:(?:della|alla|del|al) )?(camera|senato)";
const decree = String.raw`(d\.? ?l\.?|decreto[- ]legge|d\.? ?lgs\.?|decreto legislativo|legge|l\.)`;
const dated = String.raw`(?:\d{1,2}°? \p{L}+ (\d{4}),? )?`;
const [before, after] = [String.raw`(?<![\p{L}\d.])`, String.raw`(?![\p{L}\d])`];

/** The spellings of the codes of acts, with single blanks, each with the one word that stands for it. */
const spellings: readonly (readonly [spelling: string, toWord: (...groups: string[]) => string])[] = [
  // "ddl 1510 della Camera", "atto Senato n. 824"
  [`${before}${bill} (?:n\\. ?)?(\\d{1,5}) ${at}`, (_, number = "", chamber = "") => chamber.charAt(0) + number],
  [`${before}${bill} ${at} (?:n\\. ?)?(\\d{1,5})`, (_, chamber = "", number = "") => chamber.charAt(0) + number],
  // "C. 1510", "A.C. 1510", "ddl S.824-B"
  [
    `${before}(?:${bill} ?)?(?:a[. ]?)?([cs])[. ]*(\\d{1,5}(?:-[a-z0-9/-]+)?)`,
    (_, chamber, number) => `${chamber}${number}`,
  ],
  // "DL 23/2026", "d.lgs. n. 110 del 2024", "decreto-legge 3 marzo 2026, n. 23", "legge 96"; not "disegno di legge 96"
  [
    `${before}(?<!\\bdi )${decree} ?${dated}(?:n\\. ?)?(\\d{1,4})(?:(?: ?/ ?| del |,? )(\\d{4}))?`,
    (_, kind = "", day = "", number = "", year = "") =>
      `${abbreviations[kind.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? ""}${number}n${day || year}`,
  ],
];

const abbreviations: Readonly<Record<string, string>> = {
  decretolegge: "dl",
  decretolegislativo: "dlgs",
  legge: "legge",
  l: "legge",
  dl: "dl",
  dlgs: "dlgs",
};

/**
 * A text in which every code of an act is one word, however it was spelt: "ddl C. 1510" gives "c1510", "d.l. n. 23 del
 * 2026" "dl23n2026", "legge 96" of no year "legge96n". The index and what is looked for in it both go through here.
 */
export function joinCodes(text: string, onCode: (word: string) => void = () => undefined): string {
  return spellings.reduce(
    (joined, [spelling, toWord]) =>
      joined.replaceAll(new RegExp(`${spelling}${after}`, "giu"), (...groups: string[]) => {
        const word = toWord(...groups).toLowerCase();
        onCode(word);
        return word;
      }),
    text.replaceAll(/\s+/g, " "),
  );
}

const decreeKinds: Readonly<Record<string, ActKind>> = { dl: "decree", dlgs: "dlgs" };

/**
 * The page of an exact code: "C. 1510", "ddl S.824-B", "DL 23/2026", "d.lgs. 110 del 2024", "vs19_704_015", "19-402-7".
 * null when the text is no code.
 */
export function codePath(text: string): string | null {
  const code = joinCodes(text.trim()).toLowerCase();
  if (/^(vs19_\d{1,4}_\d{3}|19-\d{1,4}-\d{1,4})$/.test(code)) return routes.vote(code);
  const [, at, number] = /^([cs])(\d{1,5}(?:-[a-z0-9/-]+)?)$/.exec(code) ?? [];
  if (at !== undefined && number !== undefined)
    return routes.act("bill", `${at}_${number}`.toUpperCase().replaceAll("/", "_"));
  const [, decree = "", order = "", year = ""] = /^(dl|dlgs)(\d{1,4})n(\d{4})$/.exec(code) ?? [];
  const kind = decreeKinds[decree];
  return kind === undefined ? null : routes.act(kind, `${year}-${order}`);
}

/** The path that a name in use stands for: the whole search must be the name, accents and case aside. */
export function aliasPath(text: string, aliases: SearchAliases): string | null {
  const name = toWords(text).join(" ");
  return aliases[name] ?? aliases[name.replace(/^(il|lo|la|l|i|gli|le) /, "")] ?? null;
}

/** Key of a name in use, as {@link aliasPath} looks for it. */
export function aliasKey(name: string): string {
  return toWords(name).join(" ");
}

/** The words of a text with blanks between. */
function bare(text: string): string {
  return normalize(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
}

/** The words of a text with blanks around: "D’Amico" is found whole, and "università" behind its article. */
function wordsOf(text: string): string {
  return ` ${bare(text)} ${bare(text.replaceAll(/['’]/g, " "))} `;
}

/** Whether a text has the word, one that begins with it or an inflection. */
function says(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted) || toStem(word) === toStem(wanted));
}

/**
 * How well a hit answers: 0 what the text names, by a name in use or a code; then a title that holds every word as
 * typed (1 a person, 2), or as a beginning (3); 4 a text that holds every word or an inflection of it; 5 what is only
 * near (the index knows short stems: "salute" finds "Salvia").
 */
function toGrade(text: string, aliases: SearchAliases): (hit: SearchHit) => number {
  const named = [aliasPath(text, aliases), codePath(text)];
  const code = codeOnly(text) ? joinCodes(text) : null;
  const wanted = bare(joinCodes(text)).trim().split(" ");
  return (hit) => {
    // A bill has a number in each chamber, and one page.
    const isItsCode = code !== null && hit.kind === "act" && toCodeWords(hit.detail).includes(code);
    if (isItsCode || named.includes(hit.path)) return 0;
    const title = wordsOf(hit.title);
    if (wanted.every((word) => title.includes(` ${word} `))) return hit.kind === "person" ? 1 : 2;
    if (wanted.every((word) => title.includes(` ${word}`))) return 3;
    const all = wordsOf(`${hit.title} ${hit.text}`).split(" ");
    return wanted.every((word) => says(all, word)) ? 4 : 5;
  };
}

/** Whether a text is one code and nothing else. */
function codeOnly(text: string): boolean {
  const codes: string[] = [];
  return joinCodes(text, (code) => codes.push(code)) === codes[0];
}

/** Whether the text names an act, by a name in use or a code, that is not among the hits. */
export function lacksNamed(hits: readonly SearchHit[], text: string, aliases: SearchAliases): boolean {
  const grade = toGrade(text, aliases);
  const isNamed = aliasPath(text, aliases) !== null || (codeOnly(text) && codePath(text) !== null);
  return isNamed && !hits.some((hit) => grade(hit) === 0);
}

/** A search as the index understands it: a code alone in quotes, else what begins with a part of it is found. */
export function toIndexQuery(text: string): string {
  const joined = joinCodes(text);
  return codeOnly(text) ? `"${joined}"` : joined;
}

/** The words by which the index finds the codes in a text: "dl23n2026", or "dl23n" where the year is not said. */
export function toCodeWords(text: string): readonly string[] {
  const words = new Set<string>();
  joinCodes(text, (word) => words.add(word).add(word.replace(/(?<=n)\d{4}$|-.*$/, "")));
  return [...words];
}

/** Whether none of the hits says what is looked for: what the index gives then is only near. */
export function areOnlyNear(hits: readonly SearchHit[], text: string, aliases: SearchAliases): boolean {
  const grade = toGrade(text, aliases);
  return hits.every((hit) => grade(hit) === 5);
}

/**
 * Order of the hits: by {@link toGrade}, within these that of the index, and of two titles that are equally good the
 * more recent first.
 */
export function rankHits(hits: readonly SearchHit[], text: string, aliases: SearchAliases): SearchHit[] {
  const grade = toGrade(text, aliases);
  const graded = hits.map((hit, place) => ({ hit, place, grade: grade(hit) }));
  return graded
    .sort(
      (a, b) =>
        a.grade - b.grade ||
        (a.grade < 4 && a.hit.date !== b.hit.date ? (a.hit.date < b.hit.date ? 1 : -1) : a.place - b.place),
    )
    .map(({ hit }) => hit);
}
