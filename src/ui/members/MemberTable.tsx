import { ParticipationBar } from "#src/ui/ParticipationBar.tsx";
import { branch } from "#src/i18n/common.ts";
import { countWords, memberDefinition, members, shareWords, strengthWords } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/ui/GroupTag.tsx";
import { Highlight } from "#src/ui/Highlight.tsx";
import type { MemberRow } from "#src/view/members.ts";
import { areaName } from "./MemberCards.tsx";

interface Props {
  readonly rows: readonly MemberRow[];
  readonly term: string;
  readonly caption: string;
  /**
   * false: the source has no votes of this chamber; the columns derived from them are omitted, and the page has a note.
   */
  readonly hasFigures: boolean;
  readonly withBranch?: boolean;
  /** false: all members belong to the same area, which the page names. */
  readonly withArea?: boolean;
}

const { columns } = members;

/** Members with their figures as a compact table; as entries on a small screen. */
export function MemberTable({ rows, term, caption, hasFigures, withBranch = false, withArea = true }: Props) {
  const numbers = hasFigures
    ? (["present", "mission", "absent", "rebels", "reliability", "strength"] as const)
    : (["strength"] as const);
  return (
    <div className={hasFigures ? "scroll w54" : "scroll snug"} role="region" aria-label={caption} tabIndex={0}>
      <table className="t t-flow tight" role="table">
        <caption className="vh">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {columns.name}
            </th>
            {withBranch && (
              <th role="columnheader" scope="col">
                {columns.branch}
              </th>
            )}
            <th role="columnheader" scope="col">
              {columns.group}
            </th>
            {withArea && (
              <th role="columnheader" scope="col">
                {columns.area}
              </th>
            )}
            {hasFigures && (
              <th role="columnheader" scope="col" className="hide-m">
                <span className="vh">{columns.bar}</span>
              </th>
            )}
            {numbers.map((figure) => (
              <th key={figure} role="columnheader" scope="col" className="num">
                <a href={routes.indicators(memberDefinition[figure])}>{columns[figure]}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              term={term}
              hasFigures={hasFigures}
              withBranch={withBranch}
              withArea={withArea}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, "term" | "hasFigures" | "withBranch" | "withArea"> {
  readonly row: MemberRow;
}

function Row({ row, term, hasFigures, withBranch, withArea }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="beside">
        <a href={routes.person(row.id)} className={row.active ? undefined : "off"}>
          <Highlight text={`${row.familyName} ${row.givenName}`} term={term} />
        </a>
        {row.active ? null : <span className="note"> ({members.inactive})</span>}
      </th>
      {withBranch && <td role="cell">{branch[row.branch]}</td>}
      <td role="cell">
        {row.group === null ? members.noGroup : <GroupTag id={row.group.id} acronym={row.group.acronym} />}
      </td>
      {withArea && (
        <td role="cell" className="sub">
          {areaName(row)}
        </td>
      )}
      {hasFigures && <Figures row={row} />}
      <Figure label={columns.strength}>{strengthWords(row.strength?.value, row.active)}</Figure>
    </tr>
  );
}

function Figures({ row: { figures, isPresident } }: { readonly row: MemberRow }) {
  const share = (part: number | undefined) => shareWords(part, figures?.voting, isPresident);
  return (
    <>
      <td role="cell" className="barcell hide-m">
        {figures === null || figures.voting === 0 ? null : (
          <ParticipationBar
            present={(figures.present * 100) / figures.voting}
            mission={(figures.mission * 100) / figures.voting}
          />
        )}
      </td>
      <Figure label={columns.present}>{share(figures?.present)}</Figure>
      <Figure label={columns.mission}>{share(figures?.mission)}</Figure>
      <Figure label={columns.absent}>{share(figures?.absent)}</Figure>
      <Figure label={columns.rebels}>{countWords(figures?.rebels, isPresident)}</Figure>
      <Figure label={columns.reliability}>{shareWords(figures?.inLine, figures?.evaluable, isPresident)}</Figure>
    </>
  );
}

/** A numeric cell; its column name is shown on small screens, where the header row is hidden. */
function Figure({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <td role="cell" className="num" data-l={label.toLowerCase()}>
      {children}
    </td>
  );
}
