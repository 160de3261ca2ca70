import { billAmendments, saidOf } from "#src/i18n/amendments.ts";
import { proposalClass } from "#src/lib/class-names.ts";
import { routes } from "#src/lib/routes.ts";
import type { ProposalRow } from "#src/contracts/voted-proposals.ts";

interface Props {
  readonly row: Pick<ProposalRow, "result" | "vote" | "among" | "facts" | "place">;
  /** Whether the outcome has its square, as in a column of outcomes. */
  readonly hasMark?: boolean;
}

/** What became of a proposal, as far as it is known, with a link to the vote. */
export function ProposalOutcome({ row, hasMark = false }: Props) {
  const { result, vote, among, facts, place } = row;
  const { text, beaten } = saidOf(row);
  const id = vote ?? among?.vote;
  if (id === undefined)
    return (
      <span className={hasMark ? "note" : undefined}>
        {place === "committee" ? billAmendments.inCommittee : billAmendments.outcomes.none}
      </span>
    );
  // Of one of several texts, and in verification, the outcome of this one is not certain.
  const outcome = facts?.isInReview === true ? null : result;
  return (
    <>
      {hasMark ? (
        <span className="quiet">
          <a href={routes.vote(id)} className={`${proposalClass(outcome)} wraps`}>
            {text}
          </a>
        </span>
      ) : (
        <a href={routes.vote(id)}>{text}</a>
      )}
      {beaten !== null && (
        <>
          {hasMark ? " " : ". "}
          <b className={hasMark ? "blk beaten" : undefined}>{beaten}</b>
        </>
      )}
    </>
  );
}
