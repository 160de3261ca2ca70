import type { Outcome } from "#src/domain/codes.ts";
import { outcome as labels } from "#src/i18n/common.ts";
import { outcomeClass } from "#src/lib/outcome-class.ts";

interface Props {
  readonly outcome: Outcome;
  /** The source's own word, shown when the outcome is neither approved nor rejected. */
  readonly text?: string;
}

/** What became of a vote: a filled or an empty square, and the word. */
export function OutcomeWord({ outcome, text }: Props) {
  return (
    <span className={outcomeClass(outcome)}>{outcome === "other" && text !== undefined ? text : labels[outcome]}</span>
  );
}
