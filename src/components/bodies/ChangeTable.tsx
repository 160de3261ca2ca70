import { dayCell } from "#src/i18n/bodies.ts";
import { changeReason, counterpartLabel, groups as words } from "#src/i18n/groups.ts";
import type { Column } from "#src/lib/columns.ts";
import { routes } from "#src/lib/routes.ts";
import { PersonName, nameInText } from "#src/components/common/PersonName.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import type { ChangeRow } from "#src/contracts/group-pages.ts";
import { GroupCell } from "./GroupCell.tsx";

/** The group before or after; "none": not in the chamber; null: in no group, or unknown. */
const outside = ({ reason, other }: ChangeRow) => (reason === "mandate" ? "none" : other);

function Stop({ group, row }: { readonly group: ChangeRow["group"] | "none" | null; readonly row: ChangeRow }) {
  if (typeof group === "string") return <span className="sub">–</span>;
  return <GroupCell group={group} isPast={row.reason !== "none"} />;
}

const columns: readonly Column<ChangeRow>[] = [
  { name: "date", head: words.date, className: "nb sub", text: ({ date }) => dayCell(date) },
  { name: "person", head: words.person, kind: "title" },
  { name: "from", head: words.from, label: words.from.toLowerCase() },
  { name: "to", head: words.to, label: words.to.toLowerCase() },
  { name: "reason", head: words.reason },
];

/** Changes of group, from one to the other. */
export function ChangeTable(props: { readonly caption: string; readonly rows: readonly ChangeRow[] }) {
  return (
    <DataTable
      className="tight"
      {...{ ...props, columns }}
      cells={{
        person: ({ person }) => <PersonName {...person} />,
        from: (row) => <Stop row={row} group={row.direction === "in" ? outside(row) : row.group} />,
        to: (row) => <Stop row={row} group={row.direction === "out" ? outside(row) : row.group} />,
        reason: (row) => (
          <>
            {changeReason(row)}
            {row.counterpart !== null && (
              <span className="sub">
                {counterpartLabel(row)}{" "}
                {row.counterpart.isMissing ? (
                  nameInText(row.counterpart)
                ) : (
                  <a translate="no" href={routes.person(row.counterpart.id)}>
                    {nameInText(row.counterpart)}
                  </a>
                )}
              </span>
            )}
          </>
        ),
      }}
    />
  );
}
