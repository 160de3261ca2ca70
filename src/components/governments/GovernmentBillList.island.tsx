import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { governmentBillColumns } from "#src/i18n/act-columns.ts";
import { governmentBillLabels } from "#src/i18n/governments.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import type { Paged } from "#src/lib/filters/definition.ts";
import { governmentBillList, type GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { files } from "#src/lib/routes.ts";
import { fileSource } from "#src/stores/read-rows.ts";
import { GovernmentBillTable } from "#src/components/acts/ActTable.tsx";

interface Props {
  readonly government: string;
  readonly initial: Paged<GovernmentBillRow>;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

/**
 * Filterable list of the bills of a government, twelve per page.
 *
 * ## Why an island
 * Filter, order and page follow the reader's choice. Without JavaScript the first page is available, with links to the
 * list of all bills and its archive.
 */
export function GovernmentBillList({ government, initial, missingParts }: Props) {
  const spec = useMemo<ListSpec<GovernmentBillRow>>(
    () => ({
      source: fileSource(governmentBillList(government), files.governmentBills(government)),
      missingParts,
      labels: governmentBillLabels(!missingParts.includes("keyActs")),
      Rows: ({ rows, state, onOrder }) => (
        <GovernmentBillTable {...{ rows, missingParts, onOrder }} ordering={state.ordering} />
      ),
      columns: governmentBillColumns,
    }),
    [government, missingParts],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
