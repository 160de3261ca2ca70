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

/** "2 su 9"; with the source's own count under its name; what is not known is said. */
function implementingText({ implementing, adopted, isSourceCount }: LegislativeDecreeRow): string {
  if (implementing === null || adopted === null) return missing.notAcquired;
  const text = implementing === 0 ? actLists.none : actLists.implementing(adopted, implementing);
  return isSourceCount === true ? `${text}, ${actLists.bySource}` : text;
}

/** Legislative decrees: number, title, delegation, dates, implementing decrees adopted. */
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
          <Cell label={columns.implementation}>{implementingText(row)}</Cell>
        </tr>
      ))}
    </ActTable>
  );
}
