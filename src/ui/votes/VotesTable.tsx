import { memo } from "react";
import { voteKindWord } from "#src/i18n/votes.ts";
import { capital } from "#src/lib/text.ts";
import { branch, missing } from "#src/i18n/common.ts";
import { voteColumns, voteMarks, voteRowText } from "#src/i18n/votes-list.ts";
import { barClass, toBarSegments } from "./vote-bar.ts";
import { formatDayShort, formatNumber, formatPercent } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/ui/Highlight.tsx";
import { OutcomeWord } from "#src/ui/OutcomeWord.tsx";
import type { VoteRow } from "#src/view/vote-row.ts";

interface Props {
  readonly rows: readonly VoteRow[];
  readonly caption: string;
  readonly term?: string;
  /** Current ordering, with sign. */
  readonly ordering?: string;
  readonly isShort?: boolean;
}

const heads = ["date", "branch", "vote", "totals", "outcome", "margin", "rebels", "cohesion"] as const;
const numbers = new Set<string>(["margin", "rebels", "cohesion"]);
const orderings: Readonly<Record<string, string>> = {
  date: "date",
  margin: "n_margin",
  rebels: "n_rebels",
  cohesion: "majority_cohesion_rate",
};

/**
 * Votes as a table. On a small screen CSS shows it as entries, which removes the table semantics, hence the explicit
 * roles.
 */
export function VotesTable({ rows, caption, term = "", ordering = "", isShort = false }: Props) {
  const sorted = ordering.replace(/^-/, "");
  const direction = ordering.startsWith("-") ? "descending" : "ascending";
  return (
    <table className="t t-flow votes brief" role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(isShort ? heads.slice(0, -1) : heads).map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={numbers.has(head) ? "num" : undefined}
              aria-sort={sorted !== "" && orderings[head] === sorted ? direction : undefined}
            >
              {voteColumns[head]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {/* Keyed by index, so that new rows reuse the existing elements instead of recreating them. */}
        {rows.map((row, line) => (
          <Row key={line} {...{ row, term, isShort }} />
        ))}
      </tbody>
    </table>
  );
}

/** Kind of vote and its distinguishing marks, shown below the title. */
function kindText(row: VoteRow): string {
  const word = voteKindWord(row);
  const kind = row.isConfidence || row.isFinal || word === null ? [] : [word];
  return capital([...kind, ...voteMarks(row)].join(", "));
}

const Row = memo(function Row({
  row,
  term,
  isShort,
}: {
  readonly row: VoteRow;
  readonly term: string;
  readonly isShort: boolean;
}) {
  const unknown =
    row.status === "verified"
      ? missing.notEvaluable
      : row.isSecret === null && row.status === "unpublished"
        ? missing.unknownDay
        : voteRowText.status[row.status];
  return (
    <tr role="row">
      <td role="cell" className="nb sub">
        <time dateTime={row.date}>{formatDayShort(row.date)}</time>
      </td>
      <td role="cell" className="sub">
        {branch[row.branch]}
      </td>
      <th role="rowheader" scope="row" className="full">
        <a href={routes.vote(row.id)}>
          <Highlight text={row.title} term={term} />
        </a>
        {row.subject === null ? null : (
          <span className="sub blk subject">
            <Highlight text={row.subject} term={term} />
          </span>
        )}
        <span className="note blk">{kindText(row)}</span>
      </th>
      <td role="cell" className="barcell">
        <Score row={row} />
      </td>
      <td role="cell">
        <OutcomeWord outcome={row.outcome} text={row.outcomeText} />
      </td>
      <td role="cell" className="num" data-l={voteColumns.margin.toLowerCase()}>
        {row.margin !== null ? formatNumber(row.margin) : row.status === "review" ? unknown : missing.notPublished}
      </td>
      <td role="cell" className="num" data-l={voteColumns.rebels.toLowerCase()}>
        {row.rebels === null ? unknown : formatNumber(row.rebels)}
      </td>
      {isShort ? null : (
        <td role="cell" className="num" data-l={voteColumns.cohesion.toLowerCase()}>
          {row.majorityCohesion === null ? unknown : formatPercent(row.majorityCohesion, 2)}
        </td>
      )}
    </tr>
  );
});

function Score({ row }: { readonly row: VoteRow }) {
  if (row.ayes === null || row.noes === null) return <span className="note">{voteRowText.noTotals}</span>;
  const parts = [
    { code: "AYE", count: row.ayes },
    { code: "NO", count: row.noes },
    { code: "ABST", count: row.abstained ?? 0 },
  ] as const;
  const { segments, total } = toBarSegments(parts.filter(({ count }) => count > 0));
  return (
    <>
      {total === 0 ? null : (
        <svg className="bar" aria-hidden="true">
          {segments.map(({ code, from, width }) => (
            <rect key={code} className={barClass(code)} x={`${from}%`} width={`${width}%`} />
          ))}
        </svg>
      )}
      <span className="note tab">{`${formatNumber(row.ayes)}–${formatNumber(row.noes)}`}</span>
    </>
  );
}
