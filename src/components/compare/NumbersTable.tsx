import { compare as text } from "#src/i18n/compare.ts";
import { memberColumns } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { nameInText } from "#src/components/common/PersonName.tsx";
import { cellContent } from "#src/components/list/DataTable.tsx";
import { memberGroup } from "#src/components/members/MemberTable.tsx";
import type { MemberRow } from "#src/contracts/members.ts";

const measures = memberColumns.filter(({ head, kind }) => head !== undefined && kind !== "title" && kind !== "chart");

/** The columns of the members' table as rows, to compare few members. */
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
                <a translate="no" href={routes.person(row.id)}>
                  {nameInText(row)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((column) => (
            <tr key={column.name}>
              <th scope="row">
                {column.definition === undefined ? column.head : <a href={column.definition}>{column.head}</a>}
              </th>
              {rows.map((row) => (
                <td key={row.id} className={column.kind === "number" ? "tab" : undefined}>
                  {column.name === "group" ? memberGroup(row) : cellContent(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
