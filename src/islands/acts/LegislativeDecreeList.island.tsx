import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { legislativeDecreeListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { actColumns } from "#src/lib/filters/act-columns.ts";
import type { LegislativeDecreeRow } from "#src/lib/filters/act-rows.ts";
import { withoutLacking, type Paged } from "#src/lib/filters/definition.ts";
import { legislativeDecreeSource } from "#src/stores/act-sources.ts";
import { LegislativeDecreeRows } from "#src/ui/acts/LegislativeDecreeRows.tsx";
import type { ListOptions } from "#src/view/act-list-page.ts";

interface Props {
  readonly initial: Paged<LegislativeDecreeRow>;
  /** Values of filters that come with the data. */
  readonly options: ListOptions;
  /** Parts that the source does not have. */
  readonly lacks: readonly SourcePart[];
}

/**
 * The list of legislative decrees, filtered, ordered and paged.
 *
 * ## Why an island
 * The rows follow what the reader types and chooses. Without JavaScript the first page and the archive by year are there.
 */
export function LegislativeDecreeList({ initial, options, lacks }: Props) {
  const spec = useMemo<ListSpec<LegislativeDecreeRow>>(
    () => ({
      source: withoutLacking(legislativeDecreeSource, lacks),
      labels: legislativeDecreeListLabels(options),
      Rows: LegislativeDecreeRows,
      csv: actColumns.dlgs,
    }),
    [options, lacks],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
