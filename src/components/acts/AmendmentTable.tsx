import { amendmentColumns, amendmentsPage, votedText } from "#src/i18n/amendments.ts";
import { formatDay, formatDots, formatIdentifier } from "#src/lib/format.ts";
import { files } from "#src/lib/routes.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import type { ListedProposal } from "#src/contracts/voted-proposals.ts";
import { ActPersonName } from "./ActPersonName.tsx";
import { ProposalOutcome } from "./ProposalOutcome.tsx";

interface Props {
  readonly rows: readonly ListedProposal[];
  /** Search term, highlighted. */
  readonly term: string;
}

/** Amendments with their first words, first proposer and outcome. */
export function AmendmentTable({ rows, term }: Props) {
  // Of one number there may be several: the day, and with several readings the reading, tell them apart.
  const hasReadings = rows.some(({ reading }) => reading !== rows[0]?.reading);
  return (
    <DataTable
      className="acts"
      caption={amendmentsPage.caption}
      columns={amendmentColumns}
      cells={toCells(hasReadings)}
      {...{ rows, term }}
    />
  );
}

const toCells = (hasReadings: boolean): Cells<ListedProposal> => ({
  amendment_number: ({ id, kind, number, by, opening, date, reading }, term) => (
    <>
      {(date !== null || hasReadings) && (
        <>
          <span className="note blk">
            {formatDots([hasReadings ? formatIdentifier(reading) : null, date === null ? null : formatDay(date)])}
          </span>{" "}
        </>
      )}
      <a href={files.amendment(id)}>
        <Highlight text={votedText.name(kind, number, by)} term={term} />
      </a>
      {opening !== null && (
        <span className="note blk opening">
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
  result: (row) => <ProposalOutcome row={row} hasMark />,
});
