import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { legislativeDecreeListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { actColumns } from "#src/lib/filters/act-columns.ts";
import type { LegislativeDecreeRow } from "#src/lib/filters/act-rows.ts";
import { withoutUnsupported, type Paged } from "#src/lib/filters/definition.ts";
import { legislativeDecreeSource } from "#src/stores/act-sources.ts";
import { LegislativeDecreeRows } from "#src/ui/acts/LegislativeDecreeRows.tsx";
import type { ListOptions } from "#src/view/act-list-page.ts";

interface Props {
  readonly initial: Paged<LegislativeDecreeRow>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

/**
 * Filterable list of legislative decrees.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the first page and the archive by year are available.
 */
export function LegislativeDecreeList({ initial, options, missingParts }: Props) {
  const spec = useMemo<ListSpec<LegislativeDecreeRow>>(
    () => ({
      source: withoutUnsupported(legislativeDecreeSource, missingParts),
      labels: legislativeDecreeListLabels(options),
      Rows: LegislativeDecreeRows,
      columns: actColumns.dlgs,
    }),
    [options, missingParts],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
