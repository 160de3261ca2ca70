import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Filter, ListDefinition, ListState } from "#src/lib/filters/definition.ts";
import { lists } from "#src/i18n/lists.ts";
import { useHydrated } from "#src/islands/use-hydrated.ts";
import { useRestored } from "#src/islands/use-restored.ts";
import { choicesOf, FilterControl, type ChooseFilter } from "./FilterControl.tsx";
import type { FilterLabel, ListLabels } from "./labels.ts";

interface Props {
  readonly list: Pick<ListDefinition<never>, "collection" | "filters" | "orderings">;
  readonly labels: ListLabels;
  readonly state: ListState;
  readonly onFilter: ChooseFilter;
  readonly onOrdering: (ordering: string) => void;
  /** Called when the reader reaches a control; "" when the form already has the focus at hydration. */
  readonly onReach: (control: string) => void;
}

const none: readonly string[] = [];

/** The filters of a list as a form: primary filters visible, secondary ones collapsed. */
export const FilterForm = memo(function FilterForm({ list, labels, state, onFilter, onOrdering, onReach }: Props) {
  const shown = list.filters.filter((filter) => hasControl(filter, labels.filters[filter.name]));
  const isSecondary = ({ name }: { name: string }): boolean => labels.filters[name]?.isSecondary === true;
  const secondary = shown.filter(isSecondary);
  const inView = shown.filter((filter) => !isSecondary(filter));
  // Checkboxes have a row of their own: after the ordering, which else would take one more.
  const isRow = ({ kind }: Filter<never>): boolean => kind === "multi" && list.orderings.length > 0;
  const control = (filter: Filter<never>) => (
    <FilterControl
      key={filter.name}
      {...{ filter, onFilter }}
      id={`${list.collection}-${filter.name}`}
      label={labels.filters[filter.name]}
      values={state.values[filter.name] ?? none}
    />
  );
  const form = useRef<HTMLFormElement>(null);
  // Collapsed filters are useless without JavaScript, so they are not server-rendered.
  const isHydrated = useHydrated();
  const restored = useRestored();
  const more = useRef<HTMLDetailsElement>(null);
  const hasMore = secondary.some(({ name, default: standard }) =>
    (state.values[name] ?? []).some((value) => value !== standard),
  );
  // Opened for filters that are set, and never closed: the control that resets the last one is inside.
  useLayoutEffect(() => {
    if (hasMore && more.current !== null) more.current.open = true;
  }, [hasMore, restored]);
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === true) onReach("");
    for (const [name, values] of earlyChoices(form.current, inView, state)) onFilter(name, values, false);
    // Runs once: after hydration React handles all changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  // On a small screen all but the first control are hidden until asked for.
  const [isShut, setIsShut] = useState(true);
  return (
    <form
      ref={form}
      className={`filters supplemental${isShut ? " shut" : ""}`}
      role="search"
      aria-label={lists.filters}
      autoComplete="off"
      onFocus={(event) => onReach(event.target.name)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="row" key={`row-${restored}`}>
        {inView.filter((filter) => !isRow(filter)).map(control)}
        <OrderingControl {...{ list, labels, onOrdering }} ordering={state.ordering} />
        {inView.filter(isRow).map(control)}
      </div>
      <button
        type="button"
        className="linkish fold"
        aria-expanded={!isShut}
        onClick={() => {
          setIsShut(!isShut);
        }}
      >
        {lists.fold}
      </button>
      {secondary.length > 0 && (
        <details key={`more-${restored}`} ref={more}>
          <summary>
            {lists.moreFilters(secondary.map(({ name }) => labels.filters[name]?.label.toLowerCase()).join(", "))}
          </summary>
          {isHydrated ? <div className="row">{secondary.map(control)}</div> : null}
        </details>
      )}
    </form>
  );
});

/** Nothing to choose from, where the data have no value. */
function hasControl(filter: Filter<never>, label: FilterLabel | undefined): boolean {
  if (label === undefined || filter.kind === "link") return false;
  return filter.kind !== "choice" || choicesOf(filter, label).length > 0;
}

/** Choices made before hydration: present in the form, not yet in the state. */
function earlyChoices(
  form: HTMLFormElement | null,
  filters: readonly Filter<never>[],
  state: ListState,
): readonly (readonly [name: string, values: readonly string[]])[] {
  if (form === null) return [];
  const chosen = new FormData(form);
  return filters.flatMap(({ name }) => {
    const values = chosen.getAll(name).flatMap((value) => (typeof value === "string" && value !== "" ? [value] : []));
    return values.join("\n") === (state.values[name] ?? []).join("\n") ? [] : [[name, values] as const];
  });
}

type OrderingProps = Pick<Props, "list" | "labels" | "onOrdering"> & Pick<ListState, "ordering">;

const OrderingControl = memo(function OrderingControl({ list, labels, ordering, onOrdering }: OrderingProps) {
  const by = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Takes over a choice made before hydration, like `earlyChoices`.
    const chosen = by.current?.value ?? "";
    if (chosen !== "" && chosen !== ordering) onOrdering(chosen);
    // Runs once: after hydration React handles all changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  if (list.orderings.length === 0) return null;
  const id = `${list.collection}-ordering`;
  return (
    <div className="wide">
      <label htmlFor={id}>{lists.orderBy}</label>
      <select
        id={id}
        name="ordering"
        ref={by}
        value={ordering}
        onChange={(event) => onOrdering(event.currentTarget.value)}
      >
        {list.orderings.map(({ name }) => {
          const [ascending, descending] = labels.orderings[name] ?? [name, `-${name}`];
          return [
            <option key={`-${name}`} value={`-${name}`}>
              {descending}
            </option>,
            <option key={name} value={name}>
              {ascending}
            </option>,
          ];
        })}
      </select>
    </div>
  );
});
