import { useMemo } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { strengthColumns, strengthIndex as text } from "#src/i18n/strength.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { strengthList } from "#src/lib/lists/strength.ts";
import { files } from "#src/lib/routes.ts";
import { tableSource } from "#src/stores/read-rows.ts";
import { StrengthTable } from "./StrengthTable.tsx";
import type { StrengthRow } from "#src/contracts/strength-index.ts";

interface Props {
  readonly count: number;
  readonly rows: readonly StrengthRow[];
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
}

/**
 * Filterable list of everyone with an office, by strength, twelve at a time.
 *
 * ## Why an island
 * Search, filters and "show more". Without JavaScript the first twelve are available, and all values are listed below.
 */
export function StrengthList({ count, rows, missingParts }: Props) {
  const spec = useMemo(() => toSpec(missingParts), [missingParts]);
  const initial = useMemo(() => ({ count, results: rows, page: 1 }), [count, rows]);
  return <FilteredList spec={spec} initial={initial} />;
}

function toSpec(missingParts: Props["missingParts"]): ListSpec<StrengthRow> {
  const hasTotal = !missingParts.includes("governments");
  return {
    source: tableSource(strengthList<StrengthRow>(), files.shard("indice-di-forza", "tutti")),
    missingParts,
    labels: {
      filters: {
        search: { label: text.search },
        role: {
          label: text.role,
          options: Object.entries(text.roles).map(([value, label]) => ({ value, label })),
        },
        is_gov: { label: text.isGov },
      },
      orderings: text.orderings,
      count: text.count,
      fileName: "indice-di-forza",
    },
    Rows: ({ rows, term, state, onOrder }) => (
      <StrengthTable {...{ rows, term, hasTotal, onOrder }} ordering={state.ordering} />
    ),
    columns: strengthColumns(hasTotal),
  };
}
