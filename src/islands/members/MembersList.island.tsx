import { useMemo } from "react";
import type { Branch } from "#src/domain/codes.ts";
import { members } from "#src/i18n/members.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import { encodeState } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { isPlainClick } from "#src/ui/list/ListPager.tsx";
import type { MembersPage } from "#src/view/members.ts";
import { memberListSpec } from "./member-list-spec.tsx";

interface Props {
  readonly branch: Branch;
  readonly count: number;
  readonly rows: MembersPage["rows"];
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Members of a chamber, filtered, ordered, as cards or as a table.
 *
 * ## Why an island
 * The list narrows while the reader chooses. Without JavaScript the first page is here and everybody is linked below.
 */
export function MembersList({ branch, count, rows, groups }: Props) {
  const spec = useMemo(() => memberListSpec(branch, groups), [branch, groups]);
  const initial = useMemo(() => ({ count, results: rows, page: 1 }), [count, rows]);
  return (
    <FilteredList spec={spec} initial={initial}>
      {(state, show) => <ViewSwitch state={state} show={show} addressOf={(to) => encodeState(spec.source, to) || "?"} />}
    </FilteredList>
  );
}

interface SwitchProps {
  readonly state: ListState;
  readonly show: (state: ListState) => void;
  readonly addressOf: (state: ListState) => string;
}

/** Cards or table; the choice is in the address. */
function ViewSwitch({ state, show, addressOf }: SwitchProps) {
  const { vista, ...others } = state.values;
  const views = [
    { label: members.cards, to: { ...state, values: others }, isOn: vista === undefined },
    { label: members.table, to: { ...state, values: { ...others, vista: ["tabella"] } }, isOn: vista !== undefined },
  ];
  return (
    <p className="views" role="group" aria-label={members.views}>
      {views.map(({ label, to, isOn }) => (
        <a
          key={label}
          href={addressOf(to)}
          aria-current={isOn ? "true" : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            show(to);
          }}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
