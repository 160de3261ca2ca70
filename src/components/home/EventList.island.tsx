import { useMemo } from "react";
import { eventLabels } from "#src/i18n/events.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import type { Column } from "#src/lib/columns.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import type { Paged } from "#src/lib/filters/definition.ts";
import { eventSource } from "#src/stores/event-source.ts";
import { EventRows } from "./EventRows.tsx";

interface Props {
  readonly initial: Paged<EventRow>;
  /** Years with events, newest first; `categories`: those in use. */
  readonly years: readonly string[];
  readonly categories: readonly string[];
}

const eventColumns: readonly Column<EventRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "date", value: (row) => row.date },
  { name: "title", value: (row) => row.title },
  { name: "event_category", value: (row) => row.category },
  { name: "branch", value: (row) => row.branch },
];

/**
 * Filterable list of parliament and government events, ten per page.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the ten latest events are available, each linked to its
 * page.
 */
export function EventList({ initial, years, categories }: Props) {
  const spec = useMemo<ListSpec<EventRow>>(
    () => ({
      source: eventSource(years),
      missingParts: [],
      labels: eventLabels(years, categories),
      Rows: EventRows,
      columns: eventColumns,
    }),
    [years, categories],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
