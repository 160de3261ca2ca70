import { actPage } from "#src/i18n/acts.ts";
import { formatNumber } from "#src/lib/format.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import type { GroupTag as Group } from "#src/contracts/person-parts.ts";

interface Props {
  readonly total: number;
  /** Largest first; null = members without a known group. */
  readonly groups: readonly { readonly group: Group | null; readonly count: number }[];
}

/** "21: SAL 14, FEL 7": total and groups, when any is known; "5: SAL" when all belong to one group. */
export function GroupCounts({ total, groups }: Props) {
  const isKnown = groups.some(({ group }) => group !== null);
  return (
    <>
      {formatNumber(total)}
      {isKnown && ": "}
      {isKnown &&
        groups.map(({ group, count }, index) => (
          <span key={group?.id ?? ""}>
            {index > 0 && ", "}
            <span className="nb">
              {group === null ? actPage.noGroup : <GroupTag id={group.id} acronym={group.acronym} />}
              {count < total && ` ${formatNumber(count)}`}
            </span>
          </span>
        ))}
    </>
  );
}
