import { useMemo, useState } from "react";
import type { Branch, SourcePart } from "#src/domain/codes.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { memberColumns, memberFilters } from "#src/i18n/members.ts";
import { territories as text } from "#src/i18n/territories.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { activeLabel } from "#src/components/members/member-list-spec.tsx";
import { territoryList } from "#src/lib/lists/members.ts";
import { MemberTable } from "#src/components/members/MemberTable.tsx";
import type { MemberRow } from "#src/contracts/members.ts";
import { completeSource } from "#src/stores/data-port.ts";
import { CopyTable } from "./CopyTable.tsx";

interface Props {
  readonly name: string;
  readonly updated: string;
  /** Number of members in office. */
  readonly count: number;
  readonly rows: readonly MemberRow[];
  readonly groups: readonly { readonly id: string; readonly acronym: string; readonly branch: Branch }[];
  /** Parts of the data that the source does not provide for this territory. */
  readonly missingParts: readonly SourcePart[];
  /** Whether the legislature has ended: those in office are those of its last day. */
  readonly isOver?: boolean;
}

/**
 * The members of a territory in a table to sort, filter and copy.
 *
 * ## Why an island
 * Local newspapers sort this table by hand. Without JavaScript it is complete, by surname, with the download beside it.
 */
export function TerritoryMembers({ updated, count, ...props }: Props) {
  // Created once: the props do not change while the page is open.
  const [spec] = useState(() => toSpec(props));
  const initial = useMemo(
    () => ({ count, results: props.rows.filter((row) => row.active), page: 1 }),
    [count, props.rows],
  );
  return (
    <>
      <FilteredList spec={spec} initial={initial} />
      <CopyTable source={text.source(updated)} />
    </>
  );
}

function toSpec({
  name,
  rows,
  groups,
  missingParts,
  isOver = false,
}: Omit<Props, "updated" | "count">): ListSpec<MemberRow> {
  const hasFigures = !missingParts.includes("votes");
  const option = (value: string, label: string) => ({ value, label });
  return {
    // All rows are in the page: nothing is fetched.
    source: completeSource(territoryList<MemberRow>(), () => Promise.resolve(rows)),
    missingParts,
    labels: {
      filters: {
        role: {
          label: text.role,
          options: Object.entries(text.roles).map(([value, label]) => option(value, label)),
        },
        latest_group: {
          label: memberFilters.latest_group,
          anyLabel: memberFilters.anyone,
          options: groups.map(({ id, acronym, branch }) => option(id, `${acronym}, ${branchName[branch]}`)),
        },
        gender_type: {
          label: memberFilters.gender_type,
          anyLabel: memberFilters.anyone,
          options: [option("F", memberFilters.women), option("M", memberFilters.men)],
        },
        is_active: activeLabel(text.count, isOver),
      },
      orderings: memberFilters.orderings,
      count: text.count,
      fileName: name,
    },
    Rows: ({ rows: shown, term, state, onOrder }) => (
      <MemberTable
        rows={shown}
        caption={name}
        ordering={state.ordering}
        territory={name}
        {...{ term, hasFigures, onOrder }}
      />
    ),
    columns: memberColumns,
  };
}
