import { useMemo } from "react";
import { amendmentColumns, amendmentLabels, amendmentsPage } from "#src/i18n/amendments.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { withOptions } from "#src/components/list/labels.ts";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import type { Paged } from "#src/lib/filters/definition.ts";
import { amendmentList } from "#src/lib/lists/amendments.ts";
import { files } from "#src/lib/routes.ts";
import { fileSource } from "#src/stores/read-rows.ts";
import type { ListOptions } from "#src/contracts/list-options.ts";
import type { ListedProposal } from "#src/contracts/voted-proposals.ts";
import { AmendmentTable } from "./AmendmentTable.tsx";

interface Props {
  /** Id of the bill. */
  readonly bill: string;
  readonly initial: Paged<ListedProposal>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
}

/**
 * Filterable list of the amendments to a bill.
 *
 * ## Why an island
 * The rows change with the reader's filters: a bill may have thousands. Without JavaScript the first ones are available,
 * and a file with all of them.
 */
export function AmendmentList({ bill, initial, options }: Props) {
  const spec = useMemo<ListSpec<ListedProposal>>(
    () => ({
      source: fileSource<ListedProposal>(amendmentList, files.billAmendments(bill)),
      missingParts: [],
      labels: { ...withOptions(amendmentLabels, options), others: amendmentsPage.others(files.amendmentsCsv(bill)) },
      Rows: ({ rows, term }) => <AmendmentTable {...{ rows, term }} />,
      columns: amendmentColumns,
    }),
    [bill, options],
  );
  return <FilteredList spec={spec} initial={initial} />;
}
