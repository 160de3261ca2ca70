import { useMemo } from "react";
import type { ActKind, SourcePart } from "#src/domain/codes.ts";
import { actColumns } from "#src/i18n/act-columns.ts";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { withOptions } from "#src/components/list/labels.ts";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import type { ActRowOf, BareActOf } from "#src/lib/lists/acts.ts";
import type { Paged } from "#src/lib/filters/definition.ts";
import { actSources } from "#src/stores/act-sources.ts";
import { ActTable } from "./ActTable.tsx";
import type { ListOptions } from "#src/contracts/list-options.ts";

interface Props<Kind extends ActKind> {
  readonly kind: Kind;
  readonly initial: Paged<ActRowOf[Kind]>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
  /** Day on which the days left of decree-laws are counted, of rows of the build and of a live API; null = none. */
  readonly asOf: string | null;
}

/**
 * Filterable list of the acts of one kind.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the first page and the archive by year are available.
 */
export function ActList<Kind extends ActKind>({ kind, initial, options, missingParts, asOf }: Props<Kind>) {
  const spec = useMemo<ListSpec<ActRowOf[Kind], BareActOf[Kind]>>(
    () => ({
      source: actSources(asOf)[kind],
      missingParts,
      labels: withOptions(actListLabels[kind], options),
      Rows: ({ rows, term, state, onOrder }) => (
        <ActTable {...{ kind, rows, term, missingParts, onOrder }} ordering={state.ordering} />
      ),
      columns: actColumns[kind],
    }),
    [kind, options, missingParts, asOf],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
