/** Maps words used by the foundation's API to our codes. Shared by the pull and the live lists. */
import { decreeStatuses, type DecreeStatus, type ImplementingStatus, type Outcome } from "#src/domain/codes.ts";
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

export const implementingStatusOf: Readonly<Record<string, ImplementingStatus>> = {
  Adottato: "adopted",
  "Adottato in ritardo": "adopted_late",
  "Non adottato": "not_adopted",
};
