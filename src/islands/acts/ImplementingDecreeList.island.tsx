import { useMemo } from "react";
import { implementingDecreeListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { actColumns } from "#src/lib/filters/act-columns.ts";
import type { ImplementingDecreeRow } from "#src/lib/filters/act-rows.ts";
import type { Paged } from "#src/lib/filters/definition.ts";
import { implementingDecreeSource } from "#src/stores/act-sources.ts";
import { ImplementingDecreeRows } from "#src/ui/acts/ImplementingDecreeRows.tsx";
import type { ListOptions } from "#src/view/act-list-page.ts";

interface Props {
  readonly initial: Paged<ImplementingDecreeRow>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
}

/**
 * Filterable list of implementing decrees.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the first page and the archive by year are available.
 */
export function ImplementingDecreeList({ initial, options }: Props) {
  const spec = useMemo<ListSpec<ImplementingDecreeRow>>(
    () => ({
      source: implementingDecreeSource,
      labels: implementingDecreeListLabels(options),
      Rows: ImplementingDecreeRows,
      columns: actColumns.datt,
    }),
    [options],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
