import { strengthColumns, strengthIndex, strengthOffices } from "#src/i18n/strength.ts";
import { barWidth } from "#src/lib/bar-width.ts";
import { routes } from "#src/lib/routes.ts";
import { toLower } from "#src/lib/text.ts";
import { DataTable } from "#src/components/list/DataTable.tsx";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import type { StrengthRow } from "#src/contracts/strength-index.ts";

interface Props {
  readonly rows: readonly StrengthRow[];
  readonly term: string;
  /** false = the offices of government are unknown. */
  readonly hasTotal: boolean;
  readonly ordering?: string;
  readonly onOrder?: (ordering: string) => void;
}

export function StrengthTable({ rows, term, hasTotal, ordering, onOrder }: Props) {
  const most = Math.max(1, ...rows.map((row) => row.total ?? 0));
  const columns = strengthColumns(hasTotal);
  return (
    <DataTable
      caption={strengthIndex.title}
      {...{ columns, rows, term, ordering, onOrder }}
      cells={{
        name: ({ id, familyName, givenName }) => (
          <a translate="no" href={routes.person(id)}>
            <Highlight text={`${familyName} ${givenName}`} term={term} />
          </a>
        ),
        offices: (row) =>
          row.group === null ? (
            strengthOffices(row)
          ) : (
            <>
              <GroupTag id={row.group.id} acronym={row.group.acronym} />, {toLower(strengthOffices(row))}
            </>
          ),
        bar: ({ total }) => (
          <svg className="bar" aria-hidden="true">
            <rect className="f-c1" width={barWidth(total ?? 0, most)} height="100%" />
          </svg>
        ),
      }}
    />
  );
}
