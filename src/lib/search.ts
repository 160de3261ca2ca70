/** The rules of the site search that need neither index nor network: codes, names in use, order of the hits. */
import type { ActKind } from "#src/domain/codes.ts";
import { routes } from "./routes.ts";
import { normalize, toWords } from "./text.ts";

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

const words: Readonly<Record<string, ActKind>> = {
  dl: "decree",
  decretolegge: "decree",
  dlgs: "dlgs",
  decretolegislativo: "dlgs",
};

/**
 * The page of an exact code: "C. 1510", "ddl S.824-B", "DL 23/2026", "d.lgs. 110 del 2024", "vs19_704_015", "19-402-7".
 * null when the text is no code.
 */
export function codePath(text: string): string | null {
  const code = text.trim().toLowerCase();
  if (/^vs19_\d{1,4}_\d{3}$/.test(code)) return routes.vote(code);
  if (/^19-\d{1,4}-\d{1,4}$/.test(code)) return routes.vote(code);
  const bill =
    /^(?:d\.?d\.?l\.?|a\.?|atto|disegno di legge|proposta di legge|p\.?d\.?l\.?)?\s*([cs])[.\s]*(\d{1,5}(?:-[a-z0-9/-]+)?)$/.exec(
      code,
    );
  if (bill !== null)
    return routes.act("bill", `${(bill[1] ?? "").toUpperCase()}_${(bill[2] ?? "").toUpperCase().replaceAll("/", "_")}`);
  const decree =
    /^(d\.?\s?l\.?|decreto[- ]legge|d\.?\s?lgs\.?|decreto legislativo)\s*(?:n\.?\s*)?(\d{1,4})\s*(?:\/|del\s|,?\s)\s*(\d{4})$/.exec(
      code,
    );
  const kind = words[(decree?.[1] ?? "").replaceAll(/[^a-z]/g, "")];
  return decree === null || kind === undefined ? null : routes.act(kind, `${decree[3] ?? ""}-${decree[2] ?? ""}`);
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

/** The words of a text with blanks around: "D’Amico" is found whole, and "università" behind its article. */
function wordsOf(text: string): string {
  const bare = (part: string): string => normalize(part).replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${bare(text)} ${bare(text.replaceAll(/['’]/g, " "))} `;
}

/** What inflection leaves of a word: its end changes ("salute", "saluti"; "amica", "amiche"). Short words are left whole. */
function toStem(word: string): string {
  const stem = word.replace(/h?[aeiou]+$/, "");
  return stem.length < 2 ? word : stem;
}

/** Whether a text has the word, one that begins with it or an inflection. */
function says(words: readonly string[], wanted: string): boolean {
  return words.some((word) => word.startsWith(wanted) || toStem(word) === toStem(wanted));
}

/**
 * Order of the hits: what the text names, by a name in use or a code, first; then a title that holds every word as typed, or
 * as a beginning; then a text that holds every word or an inflection of it; last what is only near (the index knows short
 * stems: "salute" finds "Salvia"). Within these the order of the index, and of two titles that are equally good the more
 * recent first.
 */
export function rankHits(hits: readonly SearchHit[], text: string, aliases: SearchAliases): SearchHit[] {
  const named = [aliasPath(text, aliases), codePath(text)];
  const wanted = toWords(text);
  const grade = (hit: SearchHit): number => {
    if (named.includes(hit.path)) return 0;
    const title = wordsOf(hit.title);
    if (wanted.every((word) => title.includes(` ${word} `))) return hit.kind === "person" ? 1 : 2;
    if (wanted.every((word) => title.includes(` ${word}`))) return 3;
    const all = wordsOf(`${hit.title} ${hit.text}`).split(" ");
    return wanted.every((word) => says(all, word)) ? 4 : 5;
  };
  const graded = hits.map((hit, place) => ({ hit, place, grade: grade(hit) }));
  return graded
    .sort(
      (a, b) =>
        a.grade - b.grade ||
        (a.grade < 4 && a.hit.date !== b.hit.date ? (a.hit.date < b.hit.date ? 1 : -1) : a.place - b.place),
    )
    .map(({ hit }) => hit);
}
