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
  /** Values of filters that come with the data. */
  readonly options: ListOptions;
}

/**
 * The list of implementing decrees, filtered, ordered and paged.
 *
 * ## Why an island
 * The rows follow what the reader types and chooses. Without JavaScript the first page and the archive by year are there.
 */
export function ImplementingDecreeList({ initial, options }: Props) {
  const spec = useMemo<ListSpec<ImplementingDecreeRow>>(
    () => ({
      source: implementingDecreeSource,
      labels: implementingDecreeListLabels(options),
      Rows: ImplementingDecreeRows,
      csv: actColumns.datt,
    }),
    [options],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
