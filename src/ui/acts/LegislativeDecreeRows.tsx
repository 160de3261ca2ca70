import { actLists, columns } from "#src/i18n/act-lists.ts";
import { actNumber } from "#src/i18n/act-texts.ts";
import { actPage, actState } from "#src/i18n/acts.ts";
import { actKinds, missing } from "#src/i18n/common.ts";
import type { LegislativeDecreeRow } from "#src/lib/filters/act-rows.ts";
import { formatDayShort, formatDots } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { ActTable, Cell, StateWord, TitleCell } from "./ActTable.tsx";

interface Props {
  readonly rows: readonly LegislativeDecreeRow[];
  readonly term: string;
}

export function LegislativeDecreeRows({ rows, term }: Props) {
  return (
    <ActTable
      name={actKinds.dlgs}
      heads={[columns.title, columns.state, columns.date, columns.published, columns.implementation]}
    >
      {rows.map((row) => (
        <tr role="row" key={row.id}>
          <TitleCell
            note={formatDots([
              row.number === null ? actLists.undated : actNumber(row.id),
              row.type,
              row.isKey ? actPage.keyAct : null,
            ])}
            href={routes.act("dlgs", row.id)}
            title={row.title}
            term={term}
          />
          <Cell>
            <StateWord state={row.state}>{actState[row.state]}</StateWord>
          </Cell>
          <Cell label={columns.date}>{row.date === null ? missing.notAcquired : formatDayShort(row.date)}</Cell>
          <Cell label={columns.published}>
            {row.published === null ? missing.notAcquired : formatDayShort(row.published)}
          </Cell>
          <Cell label={columns.implementation}>
            {row.implementing === 0 ? actLists.none : actLists.implementing(row.adopted, row.implementing)}
          </Cell>
        </tr>
      ))}
    </ActTable>
  );
}
