import { ParticipationBar } from "#src/ui/ParticipationBar.tsx";
import { branch } from "#src/i18n/common.ts";
import { countWords, members, shareWords, strengthWords } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/ui/GroupTag.tsx";
import { Highlight } from "#src/ui/Highlight.tsx";
import type { MemberRow } from "#src/view/members.ts";
import { areaName } from "./MemberCards.tsx";

interface Props {
  readonly rows: readonly MemberRow[];
  readonly term: string;
  readonly caption: string;
  /** false: the votes of the chamber are not acquired; the columns that need them are left out, and the page says so. */
  readonly hasFigures: boolean;
  /** Members of both chambers: says which. */
  readonly withBranch?: boolean;
  /** false: all are of the same area, which the page names. */
  readonly withArea?: boolean;
}

const { columns } = members;

/** Members as a compact table: presences, missions, absences, rebel votes, reliability, strength. */
export function MemberTable({ rows, term, caption, hasFigures, withBranch = false, withArea = true }: Props) {
  const numbers = hasFigures
    ? [columns.present, columns.mission, columns.absent, columns.rebels, columns.reliability]
    : [];
  return (
    <div className={hasFigures ? "scroll w54" : "scroll snug"} role="region" aria-label={caption} tabIndex={0}>
      <table className="t tight">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            {withBranch && <th scope="col">{columns.branch}</th>}
            <th scope="col">{columns.group}</th>
            {withArea && <th scope="col">{columns.area}</th>}
            {hasFigures && (
              <th scope="col" className="hide-m">
                <span className="vh">{columns.bar}</span>
              </th>
            )}
            {[...numbers, columns.strength].map((label) => (
              <th key={label} scope="col" className="num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <th scope="row">
        <a href={routes.person(row.id)} className={row.active ? undefined : "off"}>
          <Highlight text={`${row.familyName} ${row.givenName}`} term={term} />
        </a>
        {row.active ? null : <span className="note"> ({members.inactive})</span>}
      </th>
      {withBranch && <td>{branch[row.branch]}</td>}
      <td>{row.group === null ? members.noGroup : <GroupTag id={row.group.id} acronym={row.group.acronym} />}</td>
      {withArea && <td className="sub">{areaName(row)}</td>}
      {hasFigures && <Figures row={row} />}
      <td className="num">{strengthWords(row.strength?.value)}</td>
    </tr>
  );
}

function Figures({ row: { figures, isPresident } }: { readonly row: MemberRow }) {
  const share = (part: number | undefined) => shareWords(part, figures?.voting, isPresident);
  return (
    <>
      <td className="barcell mid hide-m">
        {figures === null || figures.voting === 0 ? null : (
          <ParticipationBar
            present={(figures.present * 100) / figures.voting}
            mission={(figures.mission * 100) / figures.voting}
          />
        )}
      </td>
      <td className="num">{share(figures?.present)}</td>
      <td className="num">{share(figures?.mission)}</td>
      <td className="num">{share(figures?.absent)}</td>
      <td className="num">{countWords(figures?.rebels, isPresident)}</td>
      <td className="num">{shareWords(figures?.inLine, figures?.evaluable, isPresident)}</td>
    </>
  );
}
