import { stateWords } from "#src/i18n/act-texts.ts";
import { missing } from "#src/i18n/common.ts";
import { governments, heldVoteText } from "#src/i18n/governments.ts";
import type { GovernmentBillRow } from "#src/lib/filters/government-bills.ts";
import { formatDayShort, formatDots, formatIdentifier } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { ActTable, Cell, StateWord, TitleCell } from "#src/ui/acts/ActTable.tsx";

interface Props {
  readonly rows: readonly GovernmentBillRow[];
  /** false: the source has no publication dates; the page has a note instead of the column. */
  readonly hasGazette?: boolean;
}

export function GovernmentBillRows({ rows, hasGazette = true }: Props) {
  return (
    <ActTable
      name={governments.billsHeading}
      heads={[
        governments.billTitle,
        governments.state,
        governments.presented,
        ...(hasGazette ? [governments.published] : []),
      ]}
    >
      {rows.map(({ id, label, title, state, stateText, presented, published, votes }) => (
        <tr role="row" key={id}>
          <TitleCell
            note={formatDots([formatIdentifier(label), ...heldVoteText(votes)])}
            href={routes.act("bill", id)}
            title={title}
          />
          <Cell>
            <StateWord state={state}>{stateWords({ state, stateText })}</StateWord>
          </Cell>
          <Cell label={governments.presented}>
            {presented === null ? missing.notAcquired : formatDayShort(presented)}
          </Cell>
          {hasGazette && (
            <Cell label={governments.published}>
              {published === null ? governments.notLaw(state === "law") : formatDayShort(published)}
            </Cell>
          )}
        </tr>
      ))}
    </ActTable>
  );
}
