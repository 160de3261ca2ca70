import { voteKindBeside } from "#src/i18n/votes.ts";
import { governmentBeaten, surpriseText } from "#src/i18n/vote-results.ts";
import { voteColumns, voteMarks } from "#src/i18n/votes-list.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital } from "#src/lib/text.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { OutcomeWord } from "#src/components/common/OutcomeWord.tsx";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { Score } from "./Score.tsx";

interface Props {
  readonly rows: readonly VoteRow[];
  readonly caption: string;
  readonly term?: string | undefined;
  /** Current ordering, with sign. */
  readonly ordering?: string | undefined;
  readonly onOrder?: (ordering: string) => void;
  readonly isShort?: boolean;
  /** Whether the rows are key votes alone. */
  readonly areKey?: boolean;
}

export function VotesTable({ rows, caption, term, ordering, onOrder, isShort = false, areKey = false }: Props) {
  return (
    <DataTable
      className="votes brief"
      columns={isShort ? shortColumns : voteColumns}
      {...{ rows, caption, term, ordering, onOrder }}
      cells={areKey ? keyCells : voteCells}
    />
  );
}

const shortColumns = voteColumns.filter(({ name }) => name !== "cohesion");

const cellsOf = (areKey: boolean): Cells<VoteRow> => ({
  date: ({ date }) => <time dateTime={date}>{formatDayShort(date)}</time>,
  title: (row, term) => (
    <>
      {row.subject === null ? null : (
        <b className="blk subject">
          <Highlight text={row.subject} term={term} />
        </b>
      )}
      <a href={routes.vote(row.id)}>
        <Highlight text={row.title} term={term} />
      </a>
      {row.isGovernmentBeaten === true ? <b className="blk beaten">{governmentBeaten}</b> : null}
      {kindText(row, areKey) === "" ? null : <span className="note blk">{kindText(row, areKey)}</span>}
      {row.surprise === undefined ? null : <span className="note blk">{surpriseText(row.surprise, row.branch)}</span>}
    </>
  ),
  totals: (row) => <Score row={row} />,
  outcome: (row) => <OutcomeWord vote={row} />,
});
const [voteCells, keyCells] = [cellsOf(false), cellsOf(true)];

/** Kind of vote and its distinguishing marks, shown below the title. */
function kindText(row: VoteRow, areKey: boolean): string {
  const kind = voteKindBeside(row);
  return capital(
    [...(kind === null ? [] : [kind]), ...voteMarks({ ...row, isGovernmentBeaten: false }, areKey)].join(", "),
  );
}
