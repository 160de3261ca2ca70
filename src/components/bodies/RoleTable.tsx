import { roleText } from "#src/i18n/offices.ts";
import { bodies, dayCell, lastDayCell } from "#src/i18n/bodies.ts";
import { side as sideName } from "#src/i18n/common.ts";
import { groups } from "#src/i18n/groups.ts";
import type { Column } from "#src/lib/columns.ts";
import { isSameText } from "#src/lib/text.ts";
import { PersonName } from "#src/components/common/PersonName.tsx";
import { Portrait } from "#src/components/common/Portrait.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import type { RoleRow } from "#src/contracts/body-parts.ts";
import { GroupCell } from "./GroupCell.tsx";
import { usualStart } from "./usual-start.ts";

interface Props {
  readonly caption: string;
  readonly rows: readonly RoleRow[];
  /** Former members: shows the last day. */
  readonly isPast?: boolean;
  /** A missing last day means that the role is still held (offices). Otherwise it means that the day is not known. */
  readonly isOpen?: boolean;
  readonly hidesGroup?: boolean;
  /** Shows the photo or the initials. */
  readonly hasFaces?: boolean;
}

/** Whether a role is that of most members, in the words of some sources. */
const isPlain = (role: string | null): boolean => role === null || isSameText(role, bodies.plainMember);

/** Columns that the rows and the page require: one without a value says nothing. */
function columnsOf({
  rows,
  isPast = false,
  isOpen = false,
  hidesGroup = false,
}: Props): readonly (Column<RoleRow> | false)[] {
  // On the page of a group, `start` is the day on which the member joined. The start of an office is in another table.
  const since = hidesGroup && !isPast ? groups.since : bodies.since;
  const lastDay = ({ end }: RoleRow) => (end === null && isOpen ? bodies.inOffice : lastDayCell(end));
  // In a mixed group, sides differ from member to member.
  const showsSide = hidesGroup && !isPast && new Set(rows.map(({ person }) => person.side)).size > 1;
  const usual = isPast ? null : usualStart(rows);
  const day = { className: "nb sub", headClass: "short" } as const;
  return [
    { name: "name", head: bodies.name, kind: "title", className: hidesGroup ? "full" : "named" },
    {
      // On a phone, the word that most rows have is left out.
      ...{ name: "role", head: bodies.role, className: ({ role }) => (isPlain(role) ? "sub hide-s" : undefined) },
      text: ({ person, role }) => (role === null ? bodies.plainMember : roleText(role, person.gender)),
    },
    !hidesGroup && { name: "group", head: bodies.group, className: "aside" },
    showsSide && { name: "side", head: bodies.side, className: "sub", text: ({ person }) => sideName(person.side) },
    {
      ...{ name: "start", head: since, headClass: "short", text: ({ start }) => dayCell(start) },
      // The day that most have is in the note above.
      className: ({ start }) => (usual !== null && start === usual ? "nb sub hide-s" : "nb sub"),
      label: ({ start }) => (start === null ? bodies.start : since.toLowerCase()),
    },
    isPast && {
      ...{ name: "end", head: bodies.until, ...day, text: lastDay },
      label: ({ end }) => (end === null ? undefined : bodies.until.toLowerCase()),
    },
  ];
}

/** People and their roles in a body or group: current members, or former ones with their last day. */
export function RoleTable(props: Props) {
  const { caption, rows, isPast = false, hasFaces = false } = props;
  return (
    <DataTable
      className="tight even many"
      {...{ caption, rows, columns: columnsOf(props) }}
      cells={{
        name: ({ person }) =>
          hasFaces ? (
            <div className="faced">
              <Portrait {...person} />
              <PersonName {...person} />
            </div>
          ) : (
            <PersonName {...person} />
          ),
        group: ({ person }) => <GroupCell group={person.group} isPast={isPast} isMissing={person.isMissing} />,
      }}
    />
  );
}
