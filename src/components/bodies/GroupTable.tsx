import { bodies } from "#src/i18n/bodies.ts";
import { ageText, hasSides, sidesNote, womenShareAlone } from "#src/i18n/composition.ts";
import { groupCohesionText, groups as words } from "#src/i18n/groups.ts";
import { missing, side as sideName } from "#src/i18n/common.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { isSameText } from "#src/lib/text.ts";
import { Share } from "#src/components/common/Share.tsx";
import { ShareBar } from "#src/components/common/ShareBar.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import type { GroupRow } from "#src/contracts/group-pages.ts";
import { GroupCell } from "./GroupCell.tsx";

interface Props {
  readonly caption: string;
  readonly rows: readonly GroupRow[];
  readonly hasVotes: boolean;
}

export function GroupTable({ caption, rows, hasVotes }: Props) {
  const largest = Math.max(1, ...rows.map(({ figures }) => figures.size));
  const knowsSides = rows.some(({ group }) => group.side !== null);
  const columns: readonly (Column<GroupRow> | false)[] = [
    { name: "group", head: bodies.group, kind: "title", className: "named" },
    // The register of a chamber gives all members of its groups. On a phone the number stands beside the name.
    { name: "members", head: bodies.members("complete"), kind: "number", className: "aside", label: () => undefined },
    { name: "bar", head: words.sizes, kind: "chart", className: "barcell" },
    knowsSides && { name: "side", head: words.sides, className: "sub", text: sideText },
    {
      ...{ name: "women", head: bodies.women, kind: "number", className: "hide-s" },
      text: ({ figures }) => womenShareAlone(figures),
    },
    {
      name: "age",
      head: bodies.averageAge,
      kind: "number",
      className: "hide-s",
      text: ({ figures }) => ageText(figures),
    },
    hasVotes && {
      ...{ name: "cohesion", head: words.cohesion, kind: "number" },
      definition: routes.indicators("compattezza"),
    },
  ];
  return (
    <DataTable
      isSortable
      {...{ caption, rows, columns }}
      cells={{
        group: ({ group }) => (
          <>
            <GroupCell group={group} />{" "}
            {!isSameText(group.name, group.acronym) && <span className="note blk">{group.name}</span>}
          </>
        ),
        bar: ({ group, figures }) => <ShareBar share={figures.size / largest} group={group.id} />,
        members: ({ figures }) => <b>{formatNumber(figures.size)}</b>,
        cohesion: ({ group, cohesion }) =>
          group.isMixed || cohesion === null ? (
            groupCohesionText(group.isMixed, null)
          ) : (
            <Share part={cohesion.part} cases={cohesion.whole} />
          ),
      }}
    />
  );
}

function sideText({ group, figures }: GroupRow): string {
  if (!group.isMixed) return sideName(group.side);
  return hasSides(figures) ? sidesNote(figures) : missing.notAcquired;
}
