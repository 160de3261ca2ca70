import { memberTableColumns, members } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { ParticipationBar } from "#src/components/common/ParticipationBar.tsx";
import type { MemberRow } from "#src/contracts/members.ts";

interface Props {
  readonly rows: readonly MemberRow[];
  readonly term: string;
  readonly caption: string;
  /**
   * false: the source has no votes of this chamber; the columns derived from them are omitted, and the page has a note.
   */
  readonly hasFigures: boolean;
  /** Current ordering, with sign, and a change of it. */
  readonly ordering?: string;
  readonly onOrder?: (ordering: string) => void;
  /** Name of the territory whose members of both chambers these are. */
  readonly territory?: string;
}

/** Members with their figures as a compact table; as entries on a small screen, with the main figures only. */
export function MemberTable({ rows, term, caption, hasFigures, ordering, onOrder, territory }: Props) {
  const columns = memberTableColumns({ hasFigures, ordering, territory });
  return (
    <div className={hasFigures ? "scroll w54" : "scroll snug"} role="region" aria-label={caption} tabIndex={0}>
      <DataTable className="tight" {...{ caption, columns, rows, term, ordering, onOrder }} cells={memberTableCells} />
    </div>
  );
}

const memberTableCells: Cells<MemberRow> = {
  name: (row, term) => (
    <>
      <a translate="no" href={routes.person(row.id)} className={row.active ? undefined : "off"}>
        <Highlight text={`${row.familyName} ${row.givenName}`} term={term} />
      </a>
      {row.active ? null : <span className="note"> ({members.inactive})</span>}
    </>
  ),
  group: memberGroup,
  bar: ({ figures }) =>
    figures === null || figures.voting === 0 ? null : (
      <ParticipationBar
        present={(figures.present * 100) / figures.voting}
        mission={(figures.mission * 100) / figures.voting}
      />
    ),
};

export function memberGroup({ group }: Pick<MemberRow, "group">) {
  return group === null ? members.noGroup : <GroupTag id={group.id} acronym={group.acronym} />;
}
