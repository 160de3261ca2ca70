import { actLists, columns, typologyLabel } from "#src/i18n/act-lists.ts";
import { actNumber, decreeHeading, lawName, stateWords } from "#src/i18n/act-texts.ts";
import { actKinds, missing } from "#src/i18n/common.ts";
import type { DecreeRow } from "#src/lib/filters/act-rows.ts";
import { formatDay, formatDayShort, formatDots } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { toLower } from "#src/lib/text.ts";
import { ActTable, Cell, StateWord, TitleCell } from "./ActTable.tsx";

interface Props {
  readonly rows: readonly DecreeRow[];
  readonly term: string;
  /** false: the source has no publication dates, and so no deadlines; the page has a note instead of these columns. */
  readonly hasGazette?: boolean;
}

export function DecreeRows({ rows, term, hasGazette = true }: Props) {
  return (
    <ActTable
      name={actKinds.decree}
      heads={[columns.title, columns.outcome, ...(hasGazette ? [columns.published, columns.expires] : [])]}
    >
      {rows.map((row) => (
        <tr role="row" key={row.id}>
          <TitleCell
            note={formatDots([
              actNumber(row.id),
              row.date === null ? null : formatDay(row.date),
              ...row.typologies.map((value) => toLower(typologyLabel(value))),
            ])}
            href={routes.act("decree", row.id)}
            title={decreeHeading(row.title)}
            term={term}
          />
          <Cell>
            <StateWord state={row.state}>{stateWords(row)}</StateWord>
            {row.state === "in_conversion" && row.days !== null && (
              <span className="note blk">{actLists.daysLeft(row.days)}</span>
            )}
            {row.law !== null && (
              <span className="note blk">
                {lawName(row.law)}
                {row.days !== null && `, ${actLists.inDays(row.days)}`}
              </span>
            )}
          </Cell>
          {hasGazette && (
            <>
              <Cell label={columns.published}>
                {row.published === null ? missing.notAcquired : formatDayShort(row.published)}
              </Cell>
              <Cell label={columns.expires}>
                {row.expires === null ? missing.notAcquired : formatDayShort(row.expires)}
              </Cell>
            </>
          )}
        </tr>
      ))}
    </ActTable>
  );
}
