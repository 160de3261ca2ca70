/** Words of the foundation's API and the codes that they stand for: the pull and the live lists read them alike. */
import { decreeStatuses, type DecreeStatus, type ImplementingStatus, type Outcome } from "#src/domain/codes.ts";
import { dayInRome } from "./rome.ts";

/**
 * Puts our ids in the place of the slugs in an answer, wherever it names a slug. In place, of an answer just parsed: a
 * vote names four hundred people, and a copy, or `JSON.parse` with a function, takes as long as all else that is done
 * with it.
 */
export function putIds(answer: unknown, idOf: (slug: string) => string): void {
  if (typeof answer !== "object" || answer === null) return;
  if ("slug" in answer && typeof answer.slug === "string") answer.slug = idOf(answer.slug);
  for (const part of Object.values(answer)) putIds(part, idOf);
}

/** Outcome of a vote; a word never seen is an outcome of its own. */
export function outcomeOf(word: string): Outcome {
  if (/^(?:approvat|approved)/i.test(word)) return "approved";
  return /^(?:respint|rejected)/i.test(word) ? "rejected" : "other";
}

/**
 * The day of "2026-03-02" or of a moment: "2026-03-02T23:00:00Z" is midnight of 3 March in Rome. Text that is neither
 * stays text.
 */
export function dayOf(moment: string): string {
  const isMoment = /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/.test(moment) && !Number.isNaN(Date.parse(moment));
  return isMoment ? dayInRome(new Date(moment)) : moment.slice(0, 10);
}

/**
 * The day of a decree-law, from the address of its text ("urn:nir:stato:decreto.legge:2026-02-24;23"); null = it does
 * not say. The day on which it was presented to parliament is another.
 */
export function decreeDayIn(url: string | null): string | null {
  return /decreto\.legge:(\d{4}-\d{2}-\d{2});/.exec(url ?? "")?.[1] ?? null;
}

/** Status of a decree-law, from its description, else from the code beside it; null = neither says. */
export function decreeStatusOf(description: string, code: string | null): DecreeStatus | null {
  if (/decadut|non convertit|mancata conversione/i.test(description)) return "lapsed";
  if (/in conversione|non ancora convertit|da convertire/i.test(description)) return "c";
  return /convertit/i.test(description) ? "converted" : (decreeStatuses.find((known) => known === code) ?? null);
}

/** Status of an implementing decree by its word. */
export const implementingStatusOf: Readonly<Record<string, ImplementingStatus>> = {
  Adottato: "adopted",
  "Adottato in ritardo": "adopted_late",
  "Non adottato": "not_adopted",
};
