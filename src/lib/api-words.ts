/** Words of the foundation's API and the codes that they stand for: the pull and the live lists read them alike. */
import { decreeStatuses, type DecreeStatus, type ImplementingStatus, type Outcome } from "#src/domain/codes.ts";

/** Outcome of a vote; a word never seen is an outcome of its own. */
export function outcomeOf(word: string): Outcome {
  if (/^(?:approvat|approved)/i.test(word)) return "approved";
  return /^(?:respint|rejected)/i.test(word) ? "rejected" : "other";
}

/** Status of a decree-law, from its description, else from the code beside it; null = neither says. */
export function decreeStatusOf(description: string, code: string | null): DecreeStatus | null {
  if (/decadut|non convertit|mancata conversione/i.test(description)) return "lapsed";
  if (/convertit/i.test(description)) return "converted";
  return /in conversione/i.test(description) ? "c" : (decreeStatuses.find((known) => known === code) ?? null);
}

/** Status of an implementing decree by its word. */
export const implementingStatusOf: Readonly<Record<string, ImplementingStatus>> = {
  Adottato: "adopted",
  "Adottato in ritardo": "adopted_late",
  "Non adottato": "not_adopted",
};
