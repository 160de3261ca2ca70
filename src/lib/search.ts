/** The rules of the site search that need neither index nor network: codes, names in use, order of the hits. */
import type { ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { routes } from "./routes.ts";
import { readPasted } from "./pasted-address.ts";
import { normalize, toStem, toWords, withoutArticles } from "./text.ts";

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

/**
 * What a reader typed, as it is looked for: no brackets, no controls, one blank between words, not endless; of an
 * address that was pasted, what it names.
 */
export function cleanSearch(text: string): string {
  return readPasted(text)
    .replaceAll(/[<>\p{Cc}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestSearch);
}

const bill = String.raw`(?:d\.?d\.?l\.?|p\.?d\.?l\.?|(?:disegno|proposta) di legge|atto)`;
const at = "(?:(?:della|alla|del|al) )?(camera|senato)";
const decree = String.raw`(d\.? ?l\.?|decreto[- ]legge|d\.? ?lgs\.?|decreto legislativo|legge|l\.)`;
const dated = String.raw`(?:\d{1,2}(?:°? \p{L}+ |[/.-]\d{1,2}[/.-])(\d{4}),? )?`;
const numbered = "(?:n[.°º]? ?|numero )?";
const [before, after] = [String.raw`(?<![\p{L}\d.])`, String.raw`(?![\p{L}\d])`];

/** The spellings of the codes of acts, with single blanks, each with the one word that stands for it. */
const spellings: readonly (readonly [spelling: string, toWord: (...groups: string[]) => string])[] = [
  // "ddl 1510 della Camera", "atto Senato n. 824"
  [`${before}${bill} (?:n\\. ?)?(\\d{1,5}) ${at}`, (_, number = "", chamber = "") => chamber.charAt(0) + number],
  [`${before}${bill} ${at} (?:n\\. ?)?(\\d{1,5})`, (_, chamber = "", number = "") => chamber.charAt(0) + number],
  // "A.C. n. 1510"; without its A. it may be a letter of an article
  [`${before}(?:${bill} ?)?a[. ]?([cs])[. ]*n[.°º]? ?(\\d{1,5})`, (_, chamber, number) => `${chamber}${number}`],
  // "C. 1510", "A.C. 1510", "ddl S.824-B"
  [
    `${before}(?:${bill} ?)?(?:a[. ]?)?([cs])[. _]*(\\d{1,5}(?:-[a-z0-9/-]+)?)`,
    (_, chamber, number) => `${chamber}${number}`,
  ],
  // "DL 23/2026", "d.lgs. n. 110 del 2024", "decreto-legge 3 marzo 2026, n. 23", "legge 96"; not "disegno di legge 96"
  [
    `${before}(?<!\\bdi )${decree} ?${dated}${numbered}(\\d{1,4})(?:(?: ?/ ?| del |,? )(\\d{4})| ?/ ?(\\d{2}))?`,
    (_, kind = "", day = "", number = "", year = "", short = "") =>
      `${abbreviations[kind.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? ""}${number}n${day || year || wholeYear(short)}`,
  ],
];

/** "24" is 2024, "92" 1992. */
function wholeYear(short: string): string {
  return short === "" ? "" : `${Number(short) < 50 ? "20" : "19"}${short}`;
}

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
  const vote = toVoteId(code);
  if (vote !== null) return routes.vote(vote);
  const [, at, number] = /^([cs])(\d{1,5}(?:-[a-z0-9/-]+)?)$/.exec(code) ?? [];
  if (at !== undefined && number !== undefined)
    return routes.act("bill", `${at}_${number}`.toUpperCase().replaceAll("/", "_"));
  const [, decree = "", order = "", year = ""] = /^(dl|dlgs)(\d{1,4})n(\d{4})$/.exec(code) ?? [];
  const kind = decreeKinds[decree];
  return kind === undefined ? null : routes.act(kind, `${year}-${order}`);
}

/** Id of a vote, however its zeros and strokes are written: "VS19_704_15" is "vs19_704_015", "19_402_7" "19-402-7". */
function toVoteId(text: string): string | null {
  const [, isCamera, sitting = "", number = ""] = /^(vs)?19[_-](\d{1,4})[_-](\d{1,4})$/.exec(text) ?? [];
  if (sitting === "") return null;
  return isCamera === undefined
    ? `19-${Number(sitting)}-${Number(number)}`
    : `vs19_${Number(sitting)}_${number.replace(/^0+(?=\d{3})/, "").padStart(3, "0")}`;
}

/** A year alone is a year, not a bill. */
const bareBill = new RegExp(`^(?:${bill} ?)?${numbered}(\\d{1,5})$`, "iu");
const billAt = new RegExp(`^(?:${numbered}(\\d{1,5}) ${at}|${at} ${numbered}(\\d{1,5}))$`, "iu");
const bareDecree = new RegExp(`^(decreto )?${numbered}(\\d{1,4})(?: ?/ ?(\\d{4}|\\d{2})| del (\\d{4}))?$`, "iu");

/**
 * The acts that a whole search may stand for, as the words of {@link joinCodes}: one for a code; several for a number
 * whose chamber or kind is not said ("ddl 1780", "1780", "decreto 138/2023", "138/2023").
 */
export function namedCodes(text: string): readonly string[] {
  const said = text.trim().replaceAll(/\s+/g, " ");
  const codes: string[] = [];
  const joined = joinCodes(said, (code) => codes.push(code));
  // The letter is of a text or a reading: its bill has the number alone.
  if (joined === codes[0]) return [joined.replace(/(?<=^[cs]\d+)-.*$/, "")];
  if (/^(19|20)\d{2}$/.test(said)) return [];
  const [, numberAt = "", chamberAfter = "", chamberBefore = "", number = numberAt] = billAt.exec(said) ?? [];
  if (number !== "") return [`${(chamberAfter || chamberBefore).charAt(0).toLowerCase()}${number}`];
  const [, alone = ""] = bareBill.exec(said) ?? [];
  // Only the Camera calls them "proposte".
  if (alone !== "") return (/^p/i.test(said) ? ["c"] : ["c", "s"]).map((chamber) => `${chamber}${alone}`);
  const [, isDecree, order = "", ofYear = "", year = ofYear] = bareDecree.exec(said) ?? [];
  if (order === "") return [];
  const whole = year.length === 2 ? wholeYear(year) : year;
  return ["dl", "dlgs", ...(isDecree === undefined ? ["legge"] : [])].map((kind) => `${kind}${order}n${whole}`);
}

/** A code without chamber or kind: "n1780", "138n2023". */
function withoutKind(code: string): string {
  return code.replace(/^[cs](?=\d)/, "n").replace(/^\p{L}+(?=\d+n)/u, "");
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
 * typed (1 a person, 2; of a body or a page the line under it too, with acronym or provinces), or as a beginning (3);
 * 4 a text that holds every word or an inflection of it; 5 what is only near (the index knows short stems: "salute"
 * finds "Salvia").
 */
function toGrade(text: string, aliases: SearchAliases): (hit: SearchHit) => number {
  const named = [aliasPath(text, aliases), codePath(text)];
  const codes = namedCodes(text);
  const wanted = bare(joinCodes(withoutArticles(text)))
    .trim()
    .split(" ");
  return (hit) => {
    // A bill has a number in each chamber, and one page.
    if (named.includes(hit.path) || codes.some((code) => hasCode(hit, code))) return 0;
    const title = wordsOf(hit.title);
    const called = hit.kind === "body" || hit.kind === "page" ? `${title}${wordsOf(hit.detail)}` : title;
    if (wanted.every((word) => called.includes(` ${word} `))) return hit.kind === "person" ? 1 : 2;
    if (wanted.every((word) => title.includes(` ${word}`))) return 3;
    const all = wordsOf(`${hit.title} ${hit.text}`).split(" ");
    return wanted.every((word) => says(all, word)) ? 4 : 5;
  };
}

/** Whether a hit is the act of a code. */
function hasCode({ kind, detail }: SearchHit, code: string): boolean {
  return kind === "act" && toCodeWords(detail).includes(code);
}

/** Whether the text names an act, by a name in use or a code, that is not among the hits. */
export function lacksNamed(hits: readonly SearchHit[], text: string, aliases: SearchAliases): boolean {
  const alias = aliasPath(text, aliases);
  if (alias !== null) return !hits.some(({ path }) => path === alias);
  // Without its year a number is of every year: the newest will do.
  return namedCodes(text).some((code) => !code.endsWith("n") && !hits.some((hit) => hasCode(hit, code)));
}

/**
 * A search as the index understands it: codes alone in quotes, else what begins with a part of it is found; of several
 * the word that all have.
 */
export function toIndexQuery(text: string): string {
  const [code = "", other] = namedCodes(text);
  if (code === "") return joinCodes(withoutArticles(text));
  return `"${other === undefined ? code : withoutKind(code)}"`;
}

/** The words of {@link toCodeWords}, and those for a number whose chamber or kind is not said. */
export function toIndexWords(text: string): readonly string[] {
  const words = toCodeWords(text);
  return [...new Set([...words, ...words.map(withoutKind)])];
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
 * Order of the hits: by {@link toGrade}, within these that of the index. Of two titles that are equally good,
 * persons, bodies, then territories, lists and indicators first, then the more recent.
 */
export function rankHits(hits: readonly SearchHit[], text: string, aliases: SearchAliases): SearchHit[] {
  const grade = toGrade(text, aliases);
  const graded = hits.map((hit, place) => ({ hit, place, grade: grade(hit) }));
  return graded
    .sort(
      (a, b) =>
        a.grade - b.grade ||
        (a.grade === 2 || a.grade === 3 ? byKindAndDate(a.hit, b.hit) : 0) ||
        (a.grade === 0 ? compareCodes(b.hit.date, a.hit.date) : 0) ||
        a.place - b.place,
    )
    .map(({ hit }) => hit);
}

const few = ["person", "body", "page"];

/** Kinds of which there is little stand before acts and votes, in this order; these by date, the most recent first. */
function byKindAndDate(a: SearchHit, b: SearchHit): number {
  const [ofA, ofB] = [a, b].map(({ kind }) => (few.includes(kind) ? few.indexOf(kind) : few.length));
  return (ofA ?? 0) - (ofB ?? 0) || compareCodes(b.date, a.date);
}
