import type { Outcome } from "#src/domain/codes.ts";
import { outcomeLabel } from "#src/i18n/vote-results.ts";
import { outcomeClass } from "#src/lib/class-names.ts";

interface Props {
  readonly outcome: Outcome;
  /** The source's own word, shown when the outcome is neither approved nor rejected. */
  readonly text?: string | null;
}

/** Outcome of a vote: a filled or an empty square, and the word. */
export function OutcomeWord({ outcome, text = null }: Props) {
  return <span className={outcomeClass(outcome)}>{outcomeLabel(outcome, text)}</span>;
}
