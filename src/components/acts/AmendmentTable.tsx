import { amendmentColumns, amendmentsPage, billAmendments, votedText } from "#src/i18n/amendments.ts";
import { files, routes } from "#src/lib/routes.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import type { ListedProposal } from "#src/contracts/voted-proposals.ts";
import { ActPersonName } from "./ActPersonName.tsx";

interface Props {
  readonly rows: readonly ListedProposal[];
  /** Search term, highlighted. */
  readonly term: string;
}

/** Amendments with their first words, first proposer and outcome. */
export function AmendmentTable({ rows, term }: Props) {
  return (
    <DataTable
      className="acts"
      caption={amendmentsPage.caption}
      columns={amendmentColumns}
      {...{ rows, term, cells }}
    />
  );
}

const cells: Cells<ListedProposal> = {
  amendment_number: ({ id, kind, number, opening }, term) => (
    <>
      <a href={files.amendment(id)}>
        <Highlight text={votedText.name(kind, number)} term={term} />
      </a>
      {opening !== null && (
        <span className="note blk">
          <Highlight text={opening} term={term} />
        </span>
      )}
    </>
  ),
  first_proposer_name: ({ first, others }) => (
    <>
      {first !== null && <ActPersonName person={first} />}
      {others > 0 && votedText.others(others)}
    </>
  ),
  result: ({ result, vote }) =>
    vote === null ? (
      billAmendments.outcomes.none
    ) : (
      <a href={routes.vote(vote)}>{billAmendments.outcomes[result ?? "other"]}</a>
    ),
};
