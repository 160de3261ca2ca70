import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { governmentBillLabels } from "#src/i18n/governments.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import type { Column } from "#src/lib/columns.ts";
import { withoutUnsupported, type Paged } from "#src/lib/filters/definition.ts";
import type { GovernmentBillRow } from "#src/lib/filters/government-bills.ts";
import { governmentBillSource } from "#src/stores/government-source.ts";
import { GovernmentBillRows } from "#src/ui/governments/GovernmentBillRows.tsx";

interface Props {
  readonly government: string;
  readonly initial: Paged<GovernmentBillRow>;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

const columns: readonly Column<GovernmentBillRow>[] = [
  { name: "id", value: (row) => row.id },
  { name: "identifier", value: (row) => row.label },
  { name: "title", value: (row) => row.title },
  { name: "state", value: (row) => row.state },
  { name: "date_presenting", value: (row) => row.presented },
  { name: "publication_gu_date", value: (row) => row.published },
  { name: "main_vote_type", value: (row) => row.votes.join(" ") },
];

function WithoutGazette({ rows }: { readonly rows: readonly GovernmentBillRow[] }) {
  return <GovernmentBillRows rows={rows} hasGazette={false} />;
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
      source: withoutUnsupported(governmentBillSource(government), missingParts),
      labels: governmentBillLabels,
      Rows: missingParts.includes("gazette") ? WithoutGazette : GovernmentBillRows,
      columns,
    }),
    [government, missingParts],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
