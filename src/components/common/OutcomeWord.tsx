import { outcomeLabel, type VoteOutcome } from "#src/i18n/vote-results.ts";
import { outcomeClass } from "#src/lib/class-names.ts";

interface Props {
  readonly vote: VoteOutcome;
}

/** Outcome of a vote: a filled or an empty square, and the word. */
export function OutcomeWord({ vote }: Props) {
  return <span className={outcomeClass(vote.outcome)}>{outcomeLabel(vote)}</span>;
}
