/**
 * Joins a vote of the Senate and the proposals (amendments, agenda items) that it names. Only what is certain is joined:
 * the text shown under a vote is a statement about what was voted.
 */
import { fold } from "./fold.ts";

/** The proposals that the label of a vote names. */
export interface NamedProposals {
  /** As {@link proposalNumber}, in the order of the label. */
  readonly numbers: readonly string[];
  /** First proposer as written in the label; null = none, or several proposals are named. */
  readonly author: string | null;
  /** Only a part of the text was voted. */
  readonly isPart: boolean;
  /** The label says more than what is understood here, so that the text voted may be another one. */
  readonly isUnclear: boolean;
}

/**
 * One form of a number for all spellings: "1.206 (Testo 2)", "1.206/testo 2" → "1.206 testo 2"; "g1.100" → "G1.100".
 */
export function proposalNumber(written: string): string {
  const plain = written.toLowerCase().replaceAll(/[()]|\/(?=\s*testo)/g, " ");
  const [number = "", ...version] = plain.trim().split(/\s+/);
  return [number.toUpperCase(), ...version].join(" ").replace(/[.,;]+$/, "");
}

/** The number without "testo 2" and the like, which all versions of a proposal share. */
export function baseNumber(number: string): string {
  return proposalNumber(number).split(" ", 1)[0] ?? "";
}

const kinds =
  /^(?:(?:sub)?emm?\.|(?:sub)?emendament[oi]|art(?:icolo|\.)?\s*agg(?:iuntivo|\.)?|odg|ordin[ei] del giorno)\s*/i;
/** "n. 1.206", "1.0.1", "1.100/3", "G1.109", "1.206 (testo 2)", "1.206 (testo 2 corretto)". */
const oneNumber =
  /^(?:n\.\s*)?((?:[A-Z]{1,2}\/?)?\d+(?:[./-]\d+)*(?:-?(?:bis|ter|quater))?(?:\s*\(\s*testo[^)]{0,20}\)|\s*\/?\s*testo \d+)?)(?![\p{L}\d])/iu;
/** Between two numbers of one label. */
const between =
  /^[\s,;]*(?:(?:e|ed|=)\s+)?(?:[\s,]*identic[oi]\s+(?:a|ad|ai|agli|al|all['’])\s*)?(?:(?:sub)?emm?\.\s*|(?:sub)?emendament[oi]\s*)?(?=(?:n\.\s*)?(?:[A-Z]{1,2}\/?)?\d)/iu;
const partWords =
  /[\s,(-]*\b(?:(?:prima|seconda|terza|restante|ultima)\s+parte|parte\s+(?:comune|prima|seconda|restante)|per parti separate)\b(?:\s+dell['’](?=\s*em))?\)?/iu;
const authorOnly = /^[\s,-]*(?:\(\s*)?(?:del\s+(?=governo))?(\p{L}[\p{L}'’. -]{1,50}?)?(?:\s+e altri)?(?:\s*\))?\s*$/iu;
const introduction =
  /^(?:votazione\s+(?=\p{L}))?(?:(?:d\.?d\.?l\.?\s*)?(?:n\.\s*)?(?:S\.\s?)?\d+(?:-[A-Z\d]+)*\s*[-–—:,]\s*)?/iu;

/** The proposals in the label of a vote of the Senate; null = it names none. `"Emm. 1.1 e 1.2"` → 1.1, 1.2. */
export function namedProposals(label: string): NamedProposals | null {
  const whole = label.replaceAll(/\s+/g, " ").trim().replace(introduction, "");
  const isPart = partWords.test(whole);
  let rest = whole.replace(partWords, " ").trim();
  const kind = kinds.exec(rest);
  if (kind === null) return null;
  rest = rest.slice(kind[0].length);
  const numbers: string[] = [];
  for (;;) {
    const [found, written] = oneNumber.exec(rest) ?? [];
    if (found === undefined || written === undefined) break;
    numbers.push(proposalNumber(written));
    rest = rest.slice(found.length);
    const link = between.exec(rest)?.[0] ?? "";
    if (link === "") break;
    rest = rest.slice(link.length);
  }
  if (numbers.length === 0) return null;
  rest = rest.replace(/^[\s,(]*(?:fra loro |tra loro )?identici\b\s*\)?/i, "");
  const tail = authorOnly.exec(rest);
  const author = tail?.[1]?.trim() ?? null;
  // The patterns ignore case: a lower-case continuation is no name ("come modificato").
  const isName = author === null || /^\p{Lu}|^governo$/u.test(author);
  return {
    numbers: [...new Set(numbers)],
    author: isName && numbers.length === 1 ? author : null,
    isPart,
    isUnclear: tail === null || !isName,
  };
}

/** A proposal on the bill of a vote. */
export interface Candidate {
  readonly id: string;
  readonly number: string;
  /** Day of presentation; null = not published. */
  readonly date: string | null;
  /** Names as printed. */
  readonly proposers: readonly string[];
  /** Set when the source no longer publishes the document. */
  readonly vanishedSince?: string | undefined;
}

/**
 * Why a proposal is not joined: the vote is linked to no act, or by a guess; the reading of the bill is not certain; no text of that number is known, or no longer published; several have it; there is a later text that the label
 * does not name; it was presented after the vote; the label names another proposer; the label is not understood.
 */
export const joinFaults = [
  "act",
  "reading",
  "unknown",
  "withdrawn",
  "several",
  "laterText",
  "laterDay",
  "otherProposer",
  "unclear",
] as const;
export type JoinFault = (typeof joinFaults)[number];
/** `among`: ids of the proposals of which the vote was on one, where the label does not tell them apart. */
export type Join = { readonly id: string } | { readonly fault: JoinFault; readonly among?: readonly string[] };

/** What a vote says of the proposals that it names. */
interface Occasion extends Pick<NamedProposals, "author" | "isUnclear"> {
  /** Day of the vote. */
  readonly date: string;
}

/**
 * Joins one number named by a vote.
 * @param known proposals with that base number on the acts of the vote
 */
export function joinProposal(number: string, vote: Occasion, known: readonly Candidate[]): Join {
  const candidates = known.filter(({ vanishedSince }) => vanishedSince === undefined);
  const ofNumber = candidates.filter((one) => proposalNumber(one.number) === number);
  // The name in the label tells which of several is meant.
  const named = ofNumber.filter(({ proposers }) => proposers.length > 0 && isProposer(vote.author, proposers));
  const exact = ofNumber.length > 1 && vote.author !== null && named.length > 0 ? named : ofNumber;
  const [only] = exact;
  if (only === undefined) return { fault: known.length > candidates.length ? "withdrawn" : "unknown" };
  // What the vote may have been on: of a number without a version, all versions.
  const pool = number === baseNumber(number) ? candidates : exact;
  const possible = pool.filter(({ date, proposers }) => !isLater(date, vote) && isProposer(vote.author, proposers));
  const among = possible.length > 1 && !vote.isUnclear ? { among: possible.map(({ id }) => id) } : {};
  if (exact.length > 1) return { fault: "several", ...among };
  if (vote.isUnclear) return { fault: "unclear" };
  const others = candidates.filter((one) => !ofNumber.includes(one) && !isLater(one.date, vote));
  if (number === baseNumber(number) && others.length > 0) return { fault: "laterText", ...among };
  if (isLater(only.date, vote)) return { fault: "laterDay" };
  return isProposer(vote.author, only.proposers) ? { id: only.id } : { fault: "otherProposer" };
}

/** Whether a proposal was presented after the vote; its day may not be published. */
const isLater = (day: string | null, vote: Pick<Occasion, "date">): boolean => day !== null && day > vote.date;

/** Whether a label may mean the proposers by the name in it. Without a name on either side nothing speaks against it. */
function isProposer(author: string | null, proposers: readonly string[]): boolean {
  if (author === null || proposers.length === 0) return true;
  const wanted = wordsOf(author);
  return proposers.some((name) => {
    const words = new Set(wordsOf(name));
    return wanted.every((word) => words.has(word));
  });
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");

/** Openings that say only that something follows, each with what stands for it in a place of few words. */
const formulas: readonly (readonly [RegExp, string])[] = [
  [/^apportare le seguenti (?:modificazioni|modifiche):\s*/i, ""],
  [/,?\s+apportare le seguenti (?:modificazioni|modifiche):/gi, ":"],
  [
    /^((?:dopo|prima de)[^:«]{1,60}?),?\s+(?:aggiungere|inserire) (?:il|la|i|gli|le) seguent[ei](?: articol[oi]| comm[ai])?:/i,
    "$1:",
  ],
  [/,?\s+(?:le seguenti parole|la seguente parola):/gi, ":"],
  [/^il senato,\s+esaminato [^,:;]{1,80},\s+impegna il governo/i, "Impegna il Governo"],
];

/**
 * The text of a proposal without the words with which nearly all begin: "Al comma 4, apportare le seguenti modificazioni:
 * a) aggiungere, in fine, le seguenti parole: «, entro un anno»" → "Al comma 4: a) aggiungere, in fine: «, entro un anno»".
 */
export function withoutFormula(text: string): string {
  return formulas.reduce((rest, [words, short]) => rest.replace(words, short), text);
}
