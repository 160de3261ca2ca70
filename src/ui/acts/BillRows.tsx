import { columns, actLists } from "#src/i18n/act-lists.ts";
import { initiativeWords, lawWords, stateWords } from "#src/i18n/act-texts.ts";
import { actPage } from "#src/i18n/acts.ts";
import { actKinds, missing } from "#src/i18n/common.ts";
import type { BillRow } from "#src/lib/filters/act-rows.ts";
import { formatDayShort, formatDots, formatIdentifier, formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/ui/Highlight.tsx";
import { ActTable, Cell, StateWord, TitleCell } from "./ActTable.tsx";

interface Props {
  readonly rows: readonly BillRow[];
  readonly term: string;
}

const namedSigners = 3;

/** "Ada Rivalta e altri 21 firmatari". */
function signersText({ signers, otherSigners }: BillRow): string {
  if (signers.length === 0) return actPage.noSigners;
  const named = signers.slice(0, namedSigners);
  const others = signers.length - named.length + otherSigners;
  return others === 0 ? formatList(named) : `${named.join(", ")} ${actLists.others(others)}`;
}

function details(row: BillRow): string {
  return formatDots([
    row.numbers.map(formatIdentifier).join(", "),
    initiativeWords(row),
    row.isKey ? actPage.keyAct : null,
    row.isRatification ? actLists.ratification : null,
  ]);
}

export function BillRows({ rows, term }: Props) {
  return (
    <ActTable name={actKinds.bill} heads={[columns.title, columns.state, columns.presented, columns.lastStep]}>
      {rows.map((row) => (
        <tr role="row" key={row.id}>
          <TitleCell note={details(row)} href={routes.act("bill", row.id)} title={row.title} term={term}>
            <span className="note blk">
              <Highlight text={signersText(row)} term={term} />
            </span>
          </TitleCell>
          <Cell>
            <StateWord state={row.state}>
              {row.state === "law"
                ? lawWords(row.law === null ? null : { ...row.law, isConstitutional: row.type === "COST" })
                : stateWords({ state: row.state, stateText: row.phaseText })}
            </StateWord>
          </Cell>
          <Cell label={columns.presented}>
            {row.presented === null ? missing.unknownDay : formatDayShort(row.presented)}
          </Cell>
          <Cell label={columns.lastStep}>
            {row.statusDate === null ? missing.notPublished : formatDayShort(row.statusDate)}
          </Cell>
        </tr>
      ))}
    </ActTable>
  );
}
