import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { decreeListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { actColumns } from "#src/lib/filters/act-columns.ts";
import type { DecreeRow } from "#src/lib/filters/act-rows.ts";
import { withoutUnsupported, type Paged } from "#src/lib/filters/definition.ts";
import { decreeSource } from "#src/stores/act-sources.ts";
import { DecreeRows } from "#src/ui/acts/DecreeRows.tsx";
import type { ListOptions } from "#src/view/act-list-page.ts";

interface Props {
  readonly initial: Paged<DecreeRow>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

function WithoutGazette({ rows, term }: { readonly rows: readonly DecreeRow[]; readonly term: string }) {
  return <DecreeRows rows={rows} term={term} hasGazette={false} />;
}

/**
 * Filterable list of decree-laws.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the first page and the archive by year are available.
 */
export function DecreeList({ initial, options, missingParts }: Props) {
  const spec = useMemo<ListSpec<DecreeRow>>(
    () => ({
      source: withoutUnsupported(decreeSource, missingParts),
      labels: decreeListLabels(options),
      Rows: missingParts.includes("gazette") ? WithoutGazette : DecreeRows,
      columns: actColumns.decree,
    }),
    [options, missingParts],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
