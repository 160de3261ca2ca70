import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { billListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { actColumns } from "#src/lib/filters/act-columns.ts";
import type { BillRow } from "#src/lib/filters/act-rows.ts";
import { withoutUnsupported, type Paged } from "#src/lib/filters/definition.ts";
import { billSource } from "#src/stores/act-sources.ts";
import { BillRows } from "#src/ui/acts/BillRows.tsx";
import type { ListOptions } from "#src/view/act-list-page.ts";

interface Props {
  readonly initial: Paged<BillRow>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

/**
 * Filterable list of bills.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the first page and the archive by year are available.
 */
export function BillList({ initial, options, missingParts }: Props) {
  const spec = useMemo<ListSpec<BillRow>>(
    () => ({
      source: withoutUnsupported(billSource, missingParts),
      labels: billListLabels(options),
      Rows: BillRows,
      columns: actColumns.bill,
    }),
    [options, missingParts],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
