import type { Outcome } from "#src/domain/codes.ts";
import { outcome as labels } from "#src/i18n/common.ts";

interface Props {
  readonly outcome: Outcome;
  /** The source's own word, shown when the outcome is neither approved nor rejected. */
  readonly text?: string;
}

/** What became of a vote: a filled or an empty square, and the word. */
export function OutcomeWord({ outcome, text }: Props) {
  const look = outcome === "approved" ? "out" : outcome === "rejected" ? "out ko" : "out alt";
  return <span className={look}>{outcome === "other" && text !== undefined ? text : labels[outcome]}</span>;
}
