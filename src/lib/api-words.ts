/** Maps words used by the foundation's API to our codes. Shared by the pull and the live lists. */
import {
  billPhases,
  billTypes,
  decreeStatuses,
  initiatives,
  subVoteTypes,
  type BillPhase,
  type BillType,
  type DecreeStatus,
  type ImplementingStatus,
  type Initiative,
  type Outcome,
  type SubVoteType,
} from "#src/domain/codes.ts";
import { dayInRome } from "./rome.ts";

/**
 * Replaces every slug in an API response by our id. Mutates the freshly parsed response: a vote names four hundred
 * people, and a copy, or `JSON.parse` with a reviver, takes as long as all other processing of the response.
 */
export function putIds(answer: unknown, idOf: (slug: string) => string): void {
  if (typeof answer !== "object" || answer === null) return;
  if ("slug" in answer && typeof answer.slug === "string") answer.slug = idOf(answer.slug);
  for (const part of Object.values(answer)) putIds(part, idOf);
}

/** Outcome of a vote; an unknown word maps to "other". */
export function outcomeOf(word: string): Outcome {
  if (/^(?:approvat|approved)/i.test(word)) return "approved";
  return /^(?:respint|rejected)/i.test(word) ? "rejected" : "other";
}

/**
 * Rome day of an ISO day ("2026-03-02") or instant ("2026-03-02T23:00:00Z" is midnight of 3 March in Rome). Other text
 * is returned cut to ten characters.
 */
export function dayOf(moment: string): string {
  const isMoment = /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/.test(moment) && !Number.isNaN(Date.parse(moment));
  return isMoment ? dayInRome(new Date(moment)) : moment.slice(0, 10);
}

/**
 * Day of a decree-law, from the URL of its text ("urn:nir:stato:decreto.legge:2026-02-24;23"); null when the URL does
 * not contain it. Not the day of presentation to parliament.
 */
export function decreeDayIn(url: string | null): string | null {
  return /decreto\.legge:(\d{4}-\d{2}-\d{2});/.exec(url ?? "")?.[1] ?? null;
}

/** Status of a decree-law, from its description, else from its status code; null when neither is conclusive. */
export function decreeStatusOf(description: string, code: string | null): DecreeStatus | null {
  if (/decadut|non convertit|mancata conversione/i.test(description)) return "lapsed";
  if (/in conversione|non ancora convertit|da convertire/i.test(description)) return "in_conversion";
  return /convertit/i.test(description)
    ? "converted"
    : (decreeStatuses.find((known) => known === (code === "c" ? "in_conversion" : code)) ?? null);
}

/** Labels of kinds of vote, where the answer has no code. */
const subTypeLabels: Readonly<Record<string, SubVoteType>> = {
  "Atto intero": "ALL",
  Articolo: "ART",
  Articoli: "ART",
  Emendamenti: "AMEND",
  Emendamento: "AMEND",
  ODG: "ODG",
  "Questione pregiudiziale": "PREJ",
  "Dichiarazione d'urgenza": "EM_DECL",
  "Questione sospensiva": "SUSP",
  "Nota di variazione": "VAR_N",
  "Non passaggio agli articoli": "DONT_P",
  "Chiusura della discussione": "CLOS_DEB",
  Risoluzione: "RES",
  Dimissioni: "DIM",
  Elezioni: "ELE",
  "Proposta coordinamento": "COORD",
  Mozione: "MOZ",
  "Proposta giunta": "CPROP",
};

/** Kind of a vote from its code or its label; null = neither known. */
export function subTypeOf(word: string): SubVoteType | null {
  return subVoteTypes.find((code) => code === word) ?? subTypeLabels[word.replaceAll("’", "'")] ?? null;
}

/** Returns a function that maps a code or a label to the code; null = neither known. */
function wordReader<Code extends string>(codes: readonly Code[], labels: readonly (readonly [RegExp, Code])[]) {
  return (word: string): Code | null =>
    codes.find((code) => code === word) ?? labels.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Nature of a bill from its code or its label ("Legge ordinaria"). */
export const billTypeOf: (word: string) => BillType | null = wordReader(billTypes, [
  [/costituzional/i, "COST"],
  [/conversione/i, "CONV"],
  [/bilancio/i, "BIL"],
  [/ordinari/i, "ORD"],
]);

/** Initiative of a bill from its code or its label ("Governativa"). */
export const initiativeOf: (word: string) => Initiative | null = wordReader(initiatives, [
  [/govern/i, "GOV"],
  [/parlament/i, "PARL"],
  [/popol/i, "POP"],
  [/region/i, "REG"],
]);

/**
 * Phase of a bill from its code or its label. "Approvato" alone is the outcome of one reading, which gives the phase of the
 * bill only together with its other readings.
 */
export const billPhaseOf: (word: string) => BillPhase | null = wordReader(billPhases, [
  [/^(diventat[oa] legge|approvato definitivamente)/i, "is_law"],
  [/^approvato da un ramo/i, "one_branch"],
  [/^iter avviato/i, "first_step"],
  [/^iter da avviare/i, "to_begin"],
  [/^respint/i, "rejected"],
]);

export const implementingStatusOf: Readonly<Record<string, ImplementingStatus>> = {
  Adottato: "adopted",
  "Adottato in ritardo": "adopted_late",
  "Non adottato": "not_adopted",
};
