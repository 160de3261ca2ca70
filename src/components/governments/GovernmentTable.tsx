import type { Reading } from "#src/domain/coverage.ts";
import { missing } from "#src/i18n/common.ts";
import { womenShareAlone } from "#src/i18n/composition.ts";
import { governments as words } from "#src/i18n/governments.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatNumber, formatPeriod } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { toLower } from "#src/lib/text.ts";
import { PersonName } from "#src/components/common/PersonName.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import type { GovernmentListPage } from "#src/contracts/government-pages.ts";

type Row = GovernmentListPage["governments"][number];

interface Props {
  readonly rows: readonly Row[];
  /** Of the votes of both chambers. */
  readonly reading: Reading;
}

const orMissing = (count: number | null): string => (count === null ? missing.notAcquired : formatNumber(count));

export function GovernmentTable({ rows, reading }: Props) {
  const number = (name: string, head: string, text: (row: Row) => string): Column<Row> => ({
    ...{ name, head, kind: "number", text },
  });
  const ofVotes = (text: (record: Row["record"]) => string) => {
    return ({ record }: Row) => (record.votes === 0 ? missing.notAcquired : text(record));
  };
  const columns: readonly Column<Row>[] = [
    { name: "name", head: words.name, kind: "title" },
    {
      ...{ name: "president", head: words.president },
      label: ({ president }) => (president === null ? toLower(words.president) : undefined),
    },
    { name: "period", head: words.inOffice, className: "sub", text: ({ start, end }) => formatPeriod(start, end) },
    number("size", words.size, ({ size }) => orMissing(size === 0 ? null : size)),
    number("women", words.women, womenShareAlone),
    number("bills", words.bills, ({ bills }) => orMissing(bills)),
    number("decrees", words.decrees, ({ decrees }) => orMissing(decrees)),
    {
      ...number(
        "beaten",
        words.beaten,
        ofVotes(({ beaten }) => words.beatenCount(beaten, reading)),
      ),
      definition: routes.indicators("governo-battuto"),
    },
    number(
      "won",
      words.confidenceWon,
      ofVotes(({ won, confidence }) => words.won(won, confidence, reading)),
    ),
  ];
  return (
    <DataTable
      caption={words.title}
      isSortable={rows.length > 1}
      {...{ rows, columns }}
      cells={{
        name: ({ id, name }) => <a href={routes.government(id)}>{name}</a>,
        president: ({ president }) =>
          president === null ? <span className="sub">{missing.notAcquired}</span> : <PersonName {...president} />,
      }}
    />
  );
}
