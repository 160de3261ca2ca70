/** The votes of a ranking: the figure that ranks, what was voted, the bar with what was needed, outcome and day. */
import { Fragment } from "react";
import { branch } from "#src/i18n/common.ts";
import { governmentBeaten, surpriseText } from "#src/i18n/vote-results.ts";
import { countGroups, rankedText, shownRebels } from "#src/i18n/vote-rankings.ts";
import { voteColumns, voteMarks } from "#src/i18n/votes-list.ts";
import { groupClass } from "#src/lib/class-names.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital } from "#src/lib/text.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { OutcomeWord } from "#src/components/common/OutcomeWord.tsx";
import type { NamedRebel, RankedVote, Ranking } from "#src/contracts/votes-list.ts";
import { Score, scoreOf } from "./Score.tsx";

interface Props {
  readonly ranking: Ranking;
  readonly rows: readonly RankedVote[];
  readonly caption: string;
  readonly ordering: string;
}

/** The columns of all tables of votes, by name. */
const columnOf = (name: string): Column<RankedVote> => {
  const found = voteColumns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`no column of votes is called "${name}"`);
  return found;
};

const figure = { headClass: "num", className: "fig" };
/** The column of the figure that ranks: of defeats, which are in the order of their days, the score. */
const figures: Record<Ranking, Column<RankedVote>> = {
  "sul-filo": { ...columnOf("margine"), ...figure },
  ribelli: { ...columnOf("ribelli"), ...figure },
  "governo-battuto": { ...figure, name: "score", head: rankedText.score, text: scoreOf },
};

export function RankedVotes({ ranking, rows, caption, ordering }: Props) {
  const isDefeats = ranking === "governo-battuto";
  const columns: readonly Column<RankedVote>[] = [
    figures[ranking],
    columnOf("title"),
    isDefeats ? { ...columnOf("totals"), head: rankedText.bar } : columnOf("totals"),
    columnOf("outcome"),
    columnOf("date"),
  ];
  return (
    <DataTable
      className={isDefeats ? "ranked scores brief" : "ranked brief"}
      {...{ rows, caption, ordering, columns }}
      cells={{
        ...cells,
        title: (row) => <Title row={row} isDefeats={isDefeats} />,
        totals: (row) => <Score row={row} required={row.required} hasScore={!isDefeats} />,
      }}
    />
  );
}

const cells: Cells<RankedVote> = {
  outcome: (row) => <OutcomeWord vote={row} />,
  date: (row) => (
    <>
      <time dateTime={row.date}>{formatDayShort(row.date)}</time> <span className="note">{branch[row.branch]}</span>
    </>
  ),
};

function Title({ row, isDefeats }: { readonly row: RankedVote; readonly isDefeats: boolean }) {
  const marks = voteMarks({ ...row, isGovernmentBeaten: false });
  return (
    <>
      {row.subject === null ? null : <b className="blk subject">{row.subject}</b>}
      <a href={routes.vote(row.id)}>{row.title}</a>
      {row.rebelNames === undefined ? null : <Rebels vote={row.id} rebels={row.rebelNames} />}
      {row.isGovernmentBeaten === true && !isDefeats ? <b className="blk beaten">{governmentBeaten}</b> : null}
      {marks.length === 0 ? null : <span className="note blk">{capital(marks.join(", "))}</span>}
      {row.surprise === undefined ? null : <span className="note blk">{surpriseText(row.surprise, row.branch)}</span>}
    </>
  );
}

/** "Valdolce Pietro ALL, Borgovecchio Elena GIN e altri 3 ROV 2 GIN": the others are on the page of the vote. */
function Rebels({ vote, rebels }: { readonly vote: string; readonly rebels: readonly NamedRebel[] }) {
  const { shown, rest } = shownRebels(rebels);
  const last = rest > 0 ? shown.length : shown.length - 1;
  return (
    <span className="blk rebels">
      {shown.map(({ id, name, group }, index) => (
        <Fragment key={id}>
          {index === 0 ? "" : index === last ? ` ${rankedText.and} ` : ", "}
          <a translate="no" href={routes.person(id)}>
            {name}
          </a>{" "}
          <span translate="no" className={`g ${groupClass(group.id)}`}>
            {group.acronym}
          </span>
        </Fragment>
      ))}
      {rest > 0 && (
        <>
          {` ${rankedText.and} `}
          <a href={`${routes.vote(vote)}#ribelli`}>{rankedText.others(rest)}</a>
          {countGroups(rebels.slice(shown.length)).map(({ group, count }) => (
            <span key={group.id} translate="no" className={`g ${groupClass(group.id)}`}>
              {count === 1 ? group.acronym : `${group.acronym} ${String(count)}`}
            </span>
          ))}
        </>
      )}
    </span>
  );
}
