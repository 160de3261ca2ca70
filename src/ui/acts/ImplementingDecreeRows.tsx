import { columns } from "#src/i18n/act-lists.ts";
import { stateWords } from "#src/i18n/act-texts.ts";
import { actPage, noAdoption } from "#src/i18n/acts.ts";
import { actKinds, missing } from "#src/i18n/common.ts";
import type { ImplementingDecreeRow } from "#src/lib/filters/act-rows.ts";
import { formatDayShort, formatDots, formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/ui/Highlight.tsx";
import { ActTable, Cell, StateWord, TitleCell } from "./ActTable.tsx";

interface Props {
  readonly rows: readonly ImplementingDecreeRow[];
  readonly term: string;
}

export function ImplementingDecreeRows({ rows, term }: Props) {
  return (
    <ActTable
      name={actKinds.datt}
      heads={[columns.title, columns.state, columns.proposer, columns.deadline, columns.adopted]}
    >
      {rows.map((row) => (
        <tr role="row" key={row.id}>
          <TitleCell
            note={formatDots([row.reference, row.policy]) || missing.notPublished}
            href={routes.act("datt", row.id)}
            title={row.title}
            term={term}
          />
          <Cell>
            <StateWord state={row.state}>{stateWords(row)}</StateWord>
          </Cell>
          <Cell>
            <Highlight
              text={row.proposers.length === 0 ? missing.notPublished : formatList(row.proposers)}
              term={term}
            />
          </Cell>
          <Cell label={columns.deadline}>
            {row.deadline === null ? actPage.noDeadline : formatDayShort(row.deadline)}
          </Cell>
          <Cell label={columns.adopted}>
            {row.adoptionDate === null ? noAdoption(row.state) : formatDayShort(row.adoptionDate)}
          </Cell>
        </tr>
      ))}
    </ActTable>
  );
}
