/**
 * Parses the official title of a vote. Chambers publish codes ("EM 1.1077", "C.1780 - Em. 4.6 Boschi", "ARTICOLO 3");
 * once parsed they can be written in words. A title that is already a sentence is not changed.
 */
import type { SubVoteType } from "./codes.ts";

/** What a vote can be about. */
export const subjectKinds = [
  "amendment",
  "subamendment",
  "addedArticle",
  "article",
  "agendaItem",
  "final",
  "confidence",
  "prejudicial",
  "suspensive",
  "notToProceed",
  "closeDebate",
  "urgency",
  "motion",
  "resolution",
  "coordination",
  "budgetNote",
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface VoteSubject {
  readonly kind: SubjectKind;
  /** "4.6", "9/1780/3", "1-00123"; null when the title has none. */
  readonly number: string | null;
  /** First signer as written in the title; null when absent. */
  readonly author: string | null;
  /** Reading named in the title: "C.1780". */
  readonly reading: string | null;
}

const numbered = String.raw`(?:n\.\s*)?(\d[\dA-Z.\-/]*(?:\s(?:bis|ter|quater|quinquies|sexies))?)`;
/** An act by its number without a chamber, as the official lists name it: "PDL 2822-B - ", "DDL n. 1239". */
const numberedAct =
  /^(?:t\.?u\.?\s+)?(?:p\.?d\.?l\.?c?\.?|d\.?d\.?l\.?)\s*(?:n\.\s*)?\d+(?:-[A-Za-z]+)?(?:\s+e\s+abb\.?)?(?:\s*[-–—:,]\s*|$)/i;
/** The Senate puts a letter before the number: "G1.109". */
const agendaNumber = numbered.replace(String.raw`(\d`, String.raw`(G?\d`);
const reading = /^(?:d\.?d\.?l\.?\s*)?([CS]\.\s?\d+(?:-\d+)*(?:-[A-Za-z]+)?(?:\/[A-Za-z0-9]+)?)\s*[-–—:,]\s*/i;
const author = String.raw`(?:[\s,-]*(?:\(\s*)?(\p{L}[\p{L}'’. -]{2,50}?)(?:\s+e altri)?(?:\s*\))?)?`;

/** Words before a signer that are not part of a name: "del Governo", "dell’on. Boschi", not "Del Bosco". */
const beforeSigner = /^(?:del(?:la)?\s+(?=governo|commissione)|(?:del(?:l['’]|\s))?\s*(?:on|sen)\.\s*)/i;

/** "soppressivo", "(soppr.)": marks an amendment that deletes text. */
const suppressing = /[\s,]*\(?\bsoppr(?:essiv[oiea]\b|\.)\)?/i;

/** The Camera writes "Votazione Articolo 8", the Senate "Votazione questione pregiudiziale". */
const announced = /^votazione\s+(?!finale)(?=\p{L}+)/iu;

/** Patterns of coded titles, most specific first. */
const shapes: readonly (readonly [SubjectKind, RegExp])[] = [
  ["subamendment", new RegExp(`^sub-?em(?:endamento|\\.)?\\s*${numbered}${author}$`, "iu")],
  ["addedArticle", new RegExp(`^art(?:icolo|\\.)?\\s*agg(?:iuntivo|\\.)?\\s*${numbered}${author}$`, "iu")],
  ["amendment", new RegExp(`^em(?:endamento|end\\.|\\.)?\\s*${numbered}${author}$`, "iu")],
  ["article", new RegExp(`^art(?:icolo|\\.)?\\s*${numbered}()$`, "iu")],
  ["agendaItem", new RegExp(`^(?:odg|o\\.d\\.g\\.|ordine del giorno)\\s*${agendaNumber}${author}$`, "iu")],
  ["motion", new RegExp(`^mozione\\s*${numbered}${author}$`, "iu")],
  ["resolution", new RegExp(`^risoluzione\\s*${numbered}${author}$`, "iu")],
  [
    "prejudicial",
    /^(?:questione\s+)?pregiudiziale(?:\s+di\s+(?:costituzionalità|merito))?(?:\s*(?:n\.\s*)?(\d+))?()$/iu,
  ],
  ["suspensive", /^(?:questione\s+)?sospensiva(?:\s*(?:n\.\s*)?(\d+))?()$/iu],
  ["final", /^(?:tit(?:olo)?\s*[-–]?\s*)?(?:votazione|voto) finale()()$/iu],
  ["confidence", /^(?:questione di )?fiducia(?:\s+(?:sull?['’]\s?)?(?:articolo unico|emendamento unico))?()()$/iu],
  ["notToProceed", /^(?:non passaggio (?:all['’]esame degli|agli) articoli)()()$/iu],
  ["closeDebate", /^chiusura della discussione()()$/iu],
  ["urgency", /^dichiarazione d['’]urgenza()()$/iu],
  ["coordination", /^proposta (?:di )?coordinamento()()$/iu],
  ["budgetNote", /^nota di variazion[ei]()()$/iu],
];

/** Parses a title; null when it is a plain sentence. `"EM 4.6 (Boschi)"` → amendment 4.6 by Boschi. */
export function parseVoteTitle(title: string): VoteSubject | null {
  const plain = title.replaceAll(/\s+/g, " ").trim();
  const named = reading.exec(plain)?.[1]?.replaceAll(/\s/g, "") ?? null;
  const rest = plain
    .replace(announced, "")
    .replace(reading, "")
    .replace(numberedAct, "")
    .replace(suppressing, "")
    .trim();
  for (const [kind, shape] of shapes) {
    const found = shape.exec(rest);
    if (found === null) continue;
    const [, number = "", by = ""] = found;
    const signer = by.replace(beforeSigner, "").trim();
    // The patterns ignore case, so only this check tells a lower-case continuation of a sentence from a name.
    if (signer !== "" && !/^\p{Lu}/u.test(signer)) return null;
    return { kind, number: number === "" ? null : number, author: signer === "" ? null : signer, reading: named };
  }
  return null;
}

/** Votes in which "favorevole" has the opposite of the expected effect. */
export const reversals = ["PREJ", "SUSP", "DONT_P", "SUPPRESS"] as const;
export type Reversal = (typeof reversals)[number];

/** Titles that only say how the vote was held: "Votazione nominale". */
const plainTitle = /^votazione(?:\s+(?:nominale|elettronica|palese|segreta|per appello nominale))*$/i;

export const isPlainTitle = (title: string): boolean => plainTitle.test(title.trim());

const isActAlone = (title: string): boolean => numberedAct.exec(title.trim())?.[0] === title.trim();

/**
 * Subject of a vote: what its title says; where that is only how it was held, or the number of the act, what the chamber
 * marked it as.
 */
export function subjectOfVote(vote: {
  readonly title: string;
  readonly isFinal: boolean | null;
  readonly isConfidence: boolean | null;
}): VoteSubject | null {
  const marked = vote.isConfidence === true ? "confidence" : vote.isFinal === true ? "final" : null;
  return marked !== null && (isPlainTitle(vote.title) || isActAlone(vote.title))
    ? { kind: marked, number: null, author: null, reading: null }
    : parseVoteTitle(vote.title);
}

/**
 * Kind of vote whose approval stops, postpones or deletes the text; null for others. A deletion ("soppressivo") is
 * recognised only by words in the title or description, the other three also by the kind of vote.
 */
export function reversalOf(vote: {
  readonly subType: SubVoteType | null;
  readonly title: string;
  readonly description: string | null;
}): Reversal | null {
  if (vote.subType === "PREJ" || vote.subType === "SUSP" || vote.subType === "DONT_P") return vote.subType;
  const kind = parseVoteTitle(vote.title)?.kind;
  if (kind === "prejudicial") return "PREJ";
  if (kind === "suspensive") return "SUSP";
  if (kind === "notToProceed") return "DONT_P";
  const isAmendment = vote.subType === "AMEND" || kind === "amendment" || kind === "subamendment";
  return isAmendment && suppressing.test(`${vote.title} ${vote.description ?? ""}`) ? "SUPPRESS" : null;
}
