/** Kinds of votes, from the types and words of the chambers. */
import type { Outcome, SubVoteType } from "#src/domain/codes.ts";
import { normalizeName } from "./text.ts";

type Words = readonly (readonly [RegExp, SubVoteType])[];

const cameraTypes: Readonly<Record<string, SubVoteType>> = {
  emendamento: "AMEND",
  subemendamento: "AMEND",
  articolo: "ART",
  "ordine del giorno": "ODG",
  mozione: "MOZ",
  risoluzione: "RES",
  "finale atto camera": "ALL",
};

/** Words of titles and descriptions, most specific first; used where the type is missing or "Altre". */
const cameraWords: Words = [
  [/pregiudiz/, "PREJ"],
  [/sospensiv/, "SUSP"],
  [/dimission/, "DIM"],
  [/urgenza/, "EM_DECL"],
  [/not[ae] di variaz/, "VAR_N"],
  [/non passaggio/, "DONT_P"],
  [/chiusura della discussione/, "CLOS_DEB"],
  [/coordinamento/, "COORD"],
  [/giunta|^doc\b/, "CPROP"],
  [/elezione/, "ELE"],
  [/\bodg\b|ordine del giorno/, "ODG"],
  [/risoluzion/, "RES"],
  [/mozion/, "MOZ"],
  [/\b(sub)?em(endamento)? \d|\b(sub)?emendament/, "AMEND"],
  [/\bart(icolo)? \d/, "ART"],
  [/vot(o|azione) finale/, "ALL"],
];

const senateWords: Words = [
  [/^(em|emm|subem|subemm) /, "AMEND"],
  [/^art(icolo)? /, "ART"],
  [/^odg /, "ODG"],
  [/pregiudiziale/, "PREJ"],
  [/sospensiva/, "SUSP"],
  [/risoluzione/, "RES"],
  [/mozione/, "MOZ"],
  [/non (passare|passaggio)/, "DONT_P"],
  [/coordinamento/, "COORD"],
  [/dimissioni/, "DIM"],
  [/doc iv|giunta/, "CPROP"],
  [/votazione finale/, "ALL"],
];

const firstOf = (words: Words, text: string): SubVoteType | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Kind of a Camera vote; null = no rule fits. */
export function cameraKind(type: string | null, words: string): SubVoteType | null {
  return cameraTypes[normalizeName(type ?? "")] ?? firstOf(cameraWords, normalizeName(words));
}

/** Kind of a Senate vote from its label; null = no rule fits. `"Emm. 1.1, 1.2"` → AMEND. */
export function senateKind(label: string): SubVoteType | null {
  return firstOf(senateWords, normalizeName(label));
}

/** Whether the words name a vote of confidence; "sfiducia" is its opposite. */
export function isConfidenceIn(words: string): boolean {
  return /\bfiducia\b/i.test(words) && !/sfiducia/i.test(words);
}

/** Whether the words name a check of the legal number. */
export function isQuorumCheckIn(...words: readonly (string | null)[]): boolean {
  return words.some((text) => /numero legale/i.test(text ?? ""));
}

/** Outcome published as a word ("approvato") or as a flag ("1"). */
export function toOutcome(word: string | null): { outcome: Outcome; outcomeText: string | null } {
  if (word === "1" || /^approvat/i.test(word ?? "")) return { outcome: "approved", outcomeText: "Approvata" };
  if (word === "0" || /^respint/i.test(word ?? "")) return { outcome: "rejected", outcomeText: "Respinta" };
  return { outcome: "other", outcomeText: word };
}
