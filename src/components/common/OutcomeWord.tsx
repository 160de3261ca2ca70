import type { VoteStatus } from "#src/domain/vote-check.ts";
import { inReview, outcomeLabel, type VoteOutcome } from "#src/i18n/vote-results.ts";
import { outcomeClass } from "#src/lib/class-names.ts";

interface Props {
  /** `status` absent = not judged yet. */
  readonly vote: VoteOutcome & { readonly status?: VoteStatus };
}

/** Outcome of a vote: a filled or an empty square, and the word; "Respinto, in verifica" while its numbers do not add up. */
export function OutcomeWord({ vote }: Props) {
  const isInReview = vote.status === "review";
  return (
    <span className={outcomeClass(isInReview ? "other" : vote.outcome)}>
      {isInReview ? `${outcomeLabel(vote)}, ${inReview}` : outcomeLabel(vote)}
    </span>
  );
}
