import { strengthIndex as text } from "#src/i18n/strength.ts";
import { officeText } from "#src/i18n/offices.ts";
import { roleLabel, strength } from "#src/i18n/people.ts";
import { barWidth } from "#src/lib/bar-width.ts";
import { routes } from "#src/lib/routes.ts";
import { toLower } from "#src/lib/text.ts";
import { GroupTag } from "#src/ui/GroupTag.tsx";
import { Highlight } from "#src/ui/Highlight.tsx";
import type { StrengthRow } from "#src/view/strength-index.ts";

interface Props {
  readonly rows: readonly StrengthRow[];
  readonly term: string;
  readonly population: number;
}

export function StrengthTable({ rows, term, population }: Props) {
  const most = Math.max(1, ...rows.map((row) => row.total));
  return (
    <table className="t t-flow" role="table">
      <caption className="vh">{text.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text.name}
          </th>
          <th role="columnheader" scope="col">
            {text.offices}
          </th>
          <th role="columnheader" scope="col" className="num" colSpan={2}>
            {text.total}
          </th>
          <th role="columnheader" scope="col" className="num">
            {text.rank}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={row.id}>
            <th role="rowheader" scope="row" className="full">
              <a href={routes.person(row.id)}>
                <Highlight text={`${row.familyName} ${row.givenName}`} term={term} />
              </a>
            </th>
            <td role="cell">
              {row.group === null ? (
                officesOf(row)
              ) : (
                <>
                  <GroupTag id={row.group.id} acronym={row.group.acronym} />, {toLower(officesOf(row))}
                </>
              )}
            </td>
            <td role="cell" className="barcell">
              <svg className="bar" aria-hidden="true">
                <rect className="f-c1" width={barWidth(row.total, most)} height="100%" />
              </svg>
            </td>
            <td role="cell" className="num" data-l={text.totalShort}>
              {strength.value(row.total)}
            </td>
            <td role="cell" className="num" data-l={text.rankShort}>
              {placesOf(row, population)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rank among all or, where not everybody's value is known, those that the source gives. */
function placesOf({ rank, places }: StrengthRow, population: number): string {
  if (rank !== null) return strength.rank(rank, population);
  const { branch, government } = places ?? { branch: null, government: null };
  const words = [
    branch === null ? null : `${strength.rank(branch.rank, branch.of)} ${toLower(strength.inBranch(branch.branch))}`,
    government === null ? null : `${strength.rank(government.rank, government.of)} ${toLower(strength.inGovernment)}`,
  ].filter((word) => word !== null);
  return words.length === 0 ? strength.noPlace : words.join(", ");
}

/** Roles and the main office in words. */
function officesOf({ roles, office, gender }: StrengthRow): string {
  const words = roles.map((role, index) => {
    const label = roleLabel(role, gender);
    return index === 0 ? label : toLower(label);
  });
  if (office !== null) words.push(toLower(officeText(office, gender)));
  return words.join("; ");
}
