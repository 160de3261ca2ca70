/** Rules of the site search that need neither index nor network: codes, aliases, ranking of hits. */
import type { ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { legislature } from "#src/domain/legislature.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { routes } from "./routes.ts";
import { readPasted } from "./pasted-address.ts";
import { normalize, splitElisions, toStem, toTitleWords, withoutElisions } from "./text.ts";

/** Name of the index that is searched first; each older year has its own. */
export const currentIndex = "corrente";
/** The index of the amendments' words, which is searched by itself. */
export const amendmentsIndex = "emendamenti";

/** Name of the file that lists all indexes and the aliases. */
export const indexesFile = "indici.json";

/** Maximum length of a search in characters; the rest is cut. */
export const longestSearch = 200;

export interface SearchHit {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
  /** Kind of the search record; "place" for a municipality. */
  readonly kind: string;
  /** ISO day; empty = none. */
  readonly date: string;
  readonly text: string;
}

/** Alias → path, only for pages that exist in the data. */
export type SearchAliases = Readonly<Record<string, string>>;

/**
 * A typed search, cleaned: without angle brackets and control characters, with single blanks, cut to the maximum
 * length; a pasted URL is replaced by its search text.
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
/** What comes before a code, as a group, and what may not come after it. Safari has look-behind only since 16.4. */
const [before, after] = [String.raw`(^|[^\p{L}\d.])`, String.raw`(?![\p{L}\d])`];

/** Spellings of act codes, with single blanks, each with the function that gives its one-word form; null = no code. */
const spellings: readonly (readonly [
  spelling: string,
  toWord: (...groups: (string | undefined)[]) => string | null,
])[] = [
  // "ddl 1510 della Camera", "atto Senato n. 824"
  [`${bill} (?:n\\. ?)?(\\d{1,5}) ${at}`, (_, number = "", chamber = "") => chamber.charAt(0) + number],
  [`${bill} ${at} (?:n\\. ?)?(\\d{1,5})`, (_, chamber = "", number = "") => chamber.charAt(0) + number],
  // "A.C. n. 1510"; without the "A." it could be the letter of an article
  [`(?:${bill} ?)?a[. ]?([cs])[. ]*n[.°º]? ?(\\d{1,5})`, (_, chamber, number) => `${chamber}${number}`],
  // "C. 1510", "A.C. 1510", "ddl S.824-B"
  [`(?:${bill} ?)?(?:a[. ]?)?([cs])[. _]*(\\d{1,5}(?:-[a-z0-9/-]+)?)`, (_, chamber, number) => `${chamber}${number}`],
  // "DL 23/2026", "d.lgs. n. 110 del 2024", "decreto-legge 3 marzo 2026, n. 23", "legge 96"; not "disegno di legge 96"
  [
    `(di )?${decree} ?${dated}${numbered}(\\d{1,4})(?:(?: ?/ ?| del |,? )(\\d{4})| ?/ ?(\\d{2}))?`,
    (_, of, kind = "", day = "", number = "", year = "", short = "") =>
      of !== undefined
        ? null
        : `${abbreviations[kind.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? ""}${number}n${day || year || wholeYear(short)}`,
  ],
];

/** "24" gives "2024", "92" gives "1992". */
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
 * Replaces every act code in a text by one word, in whatever spelling: "ddl C. 1510" gives "c1510", "d.l. n. 23 del
 * 2026" "dl23n2026", "legge 96" without a year "legge96n". Applied both to indexed text and to searches.
 */
export function joinCodes(text: string, onCode: (word: string) => void = () => undefined): string {
  return spellings.reduce(
    (joined, [spelling, toWord]) =>
      joined.replaceAll(
        new RegExp(`${before}${spelling}${after}`, "giu"),
        (whole: string, lead: string, ...groups: string[]) => {
          const word = toWord(whole, ...groups)?.toLowerCase();
          if (word === undefined) return whole;
          onCode(word);
          return `${lead}${word}`;
        },
      ),
    text.replaceAll(/\s+/g, " "),
  );
}

const decreeKinds: Readonly<Record<string, ActKind>> = { dl: "decree", dlgs: "dlgs" };

/**
 * Path of the page for an exact code: "C. 1510", "ddl S.824-B", "DL 23/2026", "d.lgs. 110 del 2024", "vs19_704_015",
 * "19-402-7". null when the text is not a code.
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

const voteCode = new RegExp(String.raw`^(vs)?${legislature.number}[_-](\d{1,4})[_-](\d{1,4})$`);

/**
 * Canonical id of a vote, with zeros and separators corrected: "VS19_704_15" gives "vs19_704_015", "19_402_7" gives
 * "19-402-7"; null when the text is not an id.
 */
function toVoteId(text: string): string | null {
  const [, isCamera, sitting = "", number = ""] = voteCode.exec(text) ?? [];
  return sitting === "" ? null : voteId(isCamera === undefined ? "S" : "C", Number(sitting), Number(number));
}

/** A bill number without chamber. The caller excludes years first. */
const bareBill = new RegExp(`^(?:${bill} ?)?${numbered}(\\d{1,5})$`, "iu");
const billAt = new RegExp(`^(?:${numbered}(\\d{1,5}) ${at}|${at} ${numbered}(\\d{1,5}))$`, "iu");
const bareDecree = new RegExp(`^(decreto )?${numbered}(\\d{1,4})(?: ?/ ?(\\d{4}|\\d{2})| del (\\d{4}))?$`, "iu");

/**
 * The acts that a whole search may refer to, in the form of {@link joinCodes}: one for a code; several for a number
 * without chamber or kind ("ddl 1780", "1780", "decreto 138/2023", "138/2023").
 */
export function namedCodes(text: string): readonly string[] {
  const said = text.trim().replaceAll(/\s+/g, " ");
  const codes: string[] = [];
  const joined = joinCodes(said, (code) => codes.push(code));
  // The suffix denotes a text or a reading; the bill has the number alone.
  if (joined === codes[0]) return [joined.replace(/^([cs]\d+)-.*$/, "$1")];
  if (/^(19|20)\d{2}$/.test(said)) return [];
  const [, numberAt = "", chamberAfter = "", chamberBefore = "", number = numberAt] = billAt.exec(said) ?? [];
  if (number !== "") return [`${(chamberAfter || chamberBefore).charAt(0).toLowerCase()}${number}`];
  const [, alone = ""] = bareBill.exec(said) ?? [];
  // Only the Camera uses the term "proposta" (pdl).
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

/** Path of an alias; null when there is none. The whole search must equal the alias, case and accents aside. */
export function aliasPath(text: string, aliases: SearchAliases): string | null {
  const name = aliasKey(text);
  return aliases[name] ?? aliases[name.replace(/^(il|lo|la|l|i|gli|le) /, "")] ?? null;
}

/** Key of an alias, as looked up by {@link aliasPath}. */
export function aliasKey(name: string): string {
  return toTitleWords(name).join(" ");
}

/** Normalized words of a text, separated by blanks. */
function bare(text: string): string {
  return normalize(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
}

/**
 * Normalized words of a text with blanks around each, with and without apostrophes as separators: finds "D’Amico"
 * whole, and "università" after an elided article.
 */
function wordsOf(text: string): string {
  return ` ${bare(text)} ${bare(splitElisions(text))} `;
}

/** Whether one of the words begins with the wanted word or is an inflection of it. */
function says(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted) || toStem(word) === toStem(wanted));
}

/** Words that join an office to its institution. */
const joining = /^(?:e|d|di|i|il|la|le|lo|l|(?:d[ae]|a)(?:i|gli|ll?[aeo]?)?)$/;

/** Stems of the words that name an office: "ministra dell’economia" gives " ministr economi ". */
function officeStems(text: string): string {
  const words = bare(splitElisions(text)).trim().split(" ");
  return ` ${words
    .filter((word) => !joining.test(word))
    .map(toStem)
    .join(" ")} `;
}

/** Whether a search names an office and its institution: "presidente della Camera", "ministro della giustizia". */
export function isOfficeName(text: string): boolean {
  const stems = officeStems(text).trim();
  return /^(?:vice ?|sotto)?(?:president|ministr|segretari|questor) ./.test(stems);
}

/** Whether a search asks for votes: it has the name of what is voted, the number of an amendment, or a defeat. */
export function isVoteName(text: string): boolean {
  return /\b(?:(?:sub-?)?em(?:endament[oi]|end\.|\.)|articol[oi]|art\.|ordin[ei] del giorno|odg|votazion[ei]|vot[oi]|mozion[ei]|risoluzion[ei]|fiducia|pregiudizial[ei]|govern[oi] battut[oi])(?=\s|$)|(?:^|[^\p{L}\d.])\d{1,3}\.\d/iu.test(
    text,
  );
}

/** Whether the title is a proper name, which has no inflections: "Lecce" is not "Lecco". */
const isName = ({ kind, path }: SearchHit): boolean =>
  kind === "person" || kind === "place" || kind === "college" || path.startsWith(`${routes.territories()}/`);

/**
 * Relevance grade of a hit, best first. 0: named by an alias or a code. 1 (a person) and 2 (others): the title contains
 * every word; for a body, a page or a vote the detail line, with acronym, provinces or signer, counts too, for a person
 * named by an office the offices. 3: the title contains every word as a prefix. 4: the text contains every word or, unless it is a
 * proper name, an inflection. 5: fuzzy match only (the index uses short stems: "salute" finds "Salvia").
 */
function toGrade(text: string, aliases: SearchAliases): (hit: SearchHit) => number {
  const named = [aliasPath(text, aliases), codePath(text)];
  const office = isOfficeName(text) ? officeStems(text) : null;
  const codes = namedCodes(text);
  const wanted = bare(joinCodes(withoutElisions(text)))
    .trim()
    .split(" ");
  return (hit) => {
    // A bill has a number in each chamber, but one page.
    if (named.includes(hit.path) || codes.some((code) => hasCode(hit, code))) return 0;
    if (office !== null && hit.kind === "person" && officeStems(hit.detail).includes(office)) return 1;
    const title = wordsOf(hit.title);
    const called = ["body", "page", "vote"].includes(hit.kind) ? `${title}${wordsOf(hit.detail)}` : title;
    if (wanted.every((word) => called.includes(` ${word} `))) return hit.kind === "person" ? 1 : 2;
    if (wanted.every((word) => title.includes(` ${word}`))) return 3;
    const all = wordsOf(`${hit.title} ${hit.text}`).split(" ");
    const isSaid = isName(hit)
      ? (word: string) => all.some((one) => one.startsWith(word))
      : (word: string) => says(all, word);
    return wanted.every(isSaid) ? 4 : 5;
  };
}

function hasCode({ kind, detail }: SearchHit, code: string): boolean {
  return kind === "act" && toCodeWords(detail).includes(code);
}

/** Whether the text names an act or another page, by code or alias, that is missing from the hits. */
export function missingPartsNamed(hits: readonly SearchHit[], text: string, aliases: SearchAliases): boolean {
  const alias = aliasPath(text, aliases);
  if (alias !== null) return !hits.some(({ path }) => path === alias);
  // A number without a year matches any year, so hits of the newest index are enough.
  return namedCodes(text).some((code) => !code.endsWith("n") && !hits.some((hit) => hasCode(hit, code)));
}

/**
 * The query for the index: a code is quoted to exclude longer words that begin with it; several codes are replaced by
 * the form without chamber or kind that all of them share.
 */
export function toIndexQuery(text: string): string {
  const [code = "", other] = namedCodes(text);
  if (code === "") return joinCodes(withoutElisions(text));
  return `"${other === undefined ? code : withoutKind(code)}"`;
}

/** The words of {@link toCodeWords}, plus their forms without chamber or kind. */
export function toIndexWords(text: string): readonly string[] {
  const words = toCodeWords(text);
  return [...new Set([...words, ...words.map(withoutKind)])];
}

/** Index words of the codes in a text: "dl23n2026", and "dl23n" for searches without a year. */
export function toCodeWords(text: string): readonly string[] {
  const words = new Set<string>();
  joinCodes(text, (word) => words.add(word).add(word.replace(/(n)\d{4}$|-.*$/, "$1")));
  return [...words];
}

export function areOnlyNear(hits: readonly SearchHit[], text: string, aliases: SearchAliases): boolean {
  const grade = toGrade(text, aliases);
  return hits.every((hit) => grade(hit) === 5);
}

/** Hits whose title contains the text as typed; not people, whose names may be words, too. */
export function titledHits(hits: readonly SearchHit[], text: string): readonly SearchHit[] {
  const typed = ` ${bare(text).trim()} `;
  return hits.filter(({ kind, title }) => kind !== "person" && wordsOf(title).includes(typed));
}

/**
 * Hits that match the text as typed, or inflected; all of them when none does. Where something is called by the words, a
 * definition or an answer of ours that only uses them, as in an example, is none.
 */
export function exactHits(hits: readonly SearchHit[], text: string, aliases: SearchAliases): readonly SearchHit[] {
  const grade = toGrade(text, aliases);
  const isCalled = hits.some((hit) => grade(hit) < 4);
  const exact = hits.filter((hit) => grade(hit) < (isCalled && isExplanation(hit) ? 4 : 5));
  return exact.length === 0 ? hits : exact;
}

const isExplanation = ({ path }: SearchHit): boolean =>
  [routes.indicators(), routes.faq()].some((page) => path.startsWith(`${page}#`));

/**
 * Sorts hits by {@link toGrade}, ties by the order of the index. Within grade 1: as typed first ("D’Amico" before
 * "Amico"). Within title grades 2 and 3: persons, municipalities, bodies, pages (territories and lists, then what explains), then
 * acts and votes, those as typed first ("1.11" before "11.1"), then the most recent.
 */
export function rankHits(hits: readonly SearchHit[], text: string, aliases: SearchAliases): SearchHit[] {
  const grade = toGrade(text, aliases);
  const typed = ` ${bare(text).trim()} `;
  const isAsTyped = ({ title }: SearchHit): number => Number(wordsOf(title).includes(typed));
  const graded = hits.map((hit, place) => ({ hit, place, grade: grade(hit) }));
  return graded
    .sort(
      (a, b) =>
        a.grade - b.grade ||
        (a.grade === 1 ? isAsTyped(b.hit) - isAsTyped(a.hit) : 0) ||
        (a.grade === 2 || a.grade === 3
          ? byKind(a.hit, b.hit) ||
            Number(isExplanation(a.hit)) - Number(isExplanation(b.hit)) ||
            (few.includes(a.hit.kind) ? 0 : isAsTyped(b.hit) - isAsTyped(a.hit)) ||
            compareCodes(b.hit.date, a.hit.date)
          : 0) ||
        (a.grade === 0 ? compareCodes(b.hit.date, a.hit.date) : 0) ||
        a.place - b.place,
    )
    .map(({ hit }) => hit);
}

const few = ["person", "place", "body", "page"];

/** Rare kinds before acts and votes, in the order of `few`. */
function byKind(a: SearchHit, b: SearchHit): number {
  const [ofA, ofB] = [a, b].map(({ kind }) => (few.includes(kind) ? few.indexOf(kind) : few.length));
  return (ofA ?? 0) - (ofB ?? 0);
}
