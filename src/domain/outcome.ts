/** Words of outcomes that are neither an approval nor a rejection. */
import type { Vote } from "./records.ts";

/** "Annullata", "Annullata per irregolarità". */
export function isAnnulled(outcomeText: string | null): boolean {
  return outcomeText !== null && /^annullat/i.test(outcomeText);
}

/**
 * Whether a published outcome has a word never seen before. A missing one is none. Known are also annulled votes and those
 * without a quorum.
 */
export function isUnknownOutcome({ outcome, outcomeText }: Pick<Vote, "outcome" | "outcomeText">): boolean {
  if (outcome !== "other" || outcomeText === null) return false;
  return !isAnnulled(outcomeText) && !/numero legale/i.test(outcomeText);
}
