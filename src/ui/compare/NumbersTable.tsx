import { branch } from "#src/i18n/common.ts";
import { compare as text } from "#src/i18n/compare.ts";
import { countWords, memberDefinition, members, shareWords, strengthWords } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/ui/GroupTag.tsx";
import { areaName } from "#src/ui/members/MemberCards.tsx";
import type { MemberRow } from "#src/view/members.ts";

const { columns } = members;

type Figure = keyof typeof memberDefinition;

const numbers: readonly { readonly figure: Figure; readonly of: (row: MemberRow) => string }[] = [
  { figure: "present", of: (row) => shareWords(row.figures?.present, row.figures?.voting, row.isPresident) },
  { figure: "mission", of: (row) => shareWords(row.figures?.mission, row.figures?.voting, row.isPresident) },
  { figure: "absent", of: (row) => shareWords(row.figures?.absent, row.figures?.voting, row.isPresident) },
  { figure: "rebels", of: (row) => countWords(row.figures?.rebels, row.isPresident) },
  { figure: "reliability", of: (row) => shareWords(row.figures?.inLine, row.figures?.evaluable, row.isPresident) },
  { figure: "strength", of: (row) => strengthWords(row.strength?.value, row.active) },
];

export function NumbersTable({ rows }: { readonly rows: readonly MemberRow[] }) {
  return (
    <div
      className={rows.length > 2 ? "scroll side-by-side" : "scroll snug"}
      role="region"
      aria-label={text.numbers}
      tabIndex={0}
    >
      <table className="t tight even">
        <caption className="vh">{text.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">{text.measure}</th>
            {rows.map((row) => (
              <th key={row.id} scope="col">
                <a href={routes.person(row.id)}>{`${row.familyName} ${row.givenName}`}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.branch}</th>
            {rows.map((row) => (
              <td key={row.id}>{branch[row.branch]}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.group}</th>
            {rows.map((row) => (
              <td key={row.id}>
                {row.group === null ? members.noGroup : <GroupTag id={row.group.id} acronym={row.group.acronym} />}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.area}</th>
            {rows.map((row) => (
              <td key={row.id}>{areaName(row)}</td>
            ))}
          </tr>
          {numbers.map(({ figure, of }) => (
            <tr key={figure}>
              <th scope="row">
                <a href={routes.indicators(memberDefinition[figure])}>{columns[figure]}</a>
              </th>
              {rows.map((row) => (
                <td key={row.id} className="tab">
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
