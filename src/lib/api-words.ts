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
  if (/in conversione|non ancora convertit|da convertire/i.test(description)) return "c";
  return /convertit/i.test(description) ? "converted" : (decreeStatuses.find((known) => known === code) ?? null);
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

const typeLabels: readonly (readonly [RegExp, BillType])[] = [
  [/costituzional/i, "COST"],
  [/conversione/i, "CONV"],
  [/bilancio/i, "BIL"],
  [/ordinari/i, "ORD"],
];

/** Nature of a bill from its code or its label ("Legge ordinaria"); null = neither known. */
export function billTypeOf(word: string): BillType | null {
  return billTypes.find((code) => code === word) ?? typeLabels.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const initiativeLabels: readonly (readonly [RegExp, Initiative])[] = [
  [/govern/i, "GOV"],
  [/parlament/i, "PARL"],
  [/popol/i, "POP"],
  [/region/i, "REG"],
];

/** Initiative of a bill from its code or its label ("Governativa"); null = neither known. */
export function initiativeOf(word: string): Initiative | null {
  return (
    initiatives.find((code) => code === word) ?? initiativeLabels.find(([pattern]) => pattern.test(word))?.[1] ?? null
  );
}

const phaseLabels: readonly (readonly [RegExp, BillPhase])[] = [
  [/^(diventat[oa] legge|approvato definitivamente)/i, "is_law"],
  [/^approvato da un ramo/i, "one_branch"],
  [/^iter avviato/i, "first_step"],
  [/^iter da avviare/i, "to_begin"],
  [/^respint/i, "rejected"],
];

/**
 * Phase of a bill from its code or its label; null = neither known. "Approvato" alone is one reading's outcome, which tells
 * the phase of the bill only together with its other readings.
 */
export function billPhaseOf(word: string): BillPhase | null {
  return billPhases.find((code) => code === word) ?? phaseLabels.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

export const implementingStatusOf: Readonly<Record<string, ImplementingStatus>> = {
  Adottato: "adopted",
  "Adottato in ritardo": "adopted_late",
  "Non adottato": "not_adopted",
};
