import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Filter, ListDefinition, ListState } from "#src/lib/filters/definition.ts";
import { lists } from "#src/i18n/lists.ts";
import { useHydrated } from "#src/islands/use-hydrated.ts";
import { useRestored } from "#src/islands/use-restored.ts";
import type { FilterLabel, ListLabels } from "./labels.ts";

interface Props {
  readonly list: Pick<ListDefinition<never>, "collection" | "filters" | "orderings">;
  readonly labels: ListLabels;
  readonly state: ListState;
  readonly onFilter: (name: string, values: readonly string[], isTyping: boolean) => void;
  readonly onOrdering: (ordering: string) => void;
  /** Called when the reader reaches a control; "" when the form already has the focus at hydration. */
  readonly onReach: (control: string) => void;
}

const none: readonly string[] = [];

/** The filters of a list as a form: primary filters visible, secondary ones collapsed. */
export const FilterForm = memo(function FilterForm({ list, labels, state, onFilter, onOrdering, onReach }: Props) {
  const shown = list.filters.filter(({ name, kind }) => kind !== "link" && labels.filters[name] !== undefined);
  const isSecondary = ({ name }: { name: string }): boolean => labels.filters[name]?.isSecondary === true;
  const secondary = shown.filter(isSecondary);
  const inView = shown.filter((filter) => !isSecondary(filter));
  const control = (filter: Filter<never>) => (
    <Control
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
      className={isShut ? "filters shut" : "filters"}
      role="search"
      aria-label={lists.filters}
      autoComplete="off"
      onFocus={(event) => onReach(event.target.name)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="row" key={`row-${restored}`}>
        {inView.map(control)}
        <OrderingControl {...{ list, labels, onOrdering }} ordering={state.ordering} />
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

interface ControlProps extends Pick<Props, "onFilter"> {
  readonly filter: Filter<never>;
  readonly id: string;
  readonly label: FilterLabel | undefined;
  readonly values: readonly string[];
}

function choicesOf(
  { values }: Pick<Filter<never>, "values">,
  { options = [] }: FilterLabel,
): NonNullable<FilterLabel["options"]> {
  return values === undefined ? options : options.filter(({ value }) => values.includes(value));
}

/** One filter. Memoized: renders only when its own values change. */
const Control = memo(function Control({ filter, id, label, values, onFilter }: ControlProps) {
  if (label === undefined) return null;
  const value = values[0] ?? "";
  switch (filter.kind) {
    case "search":
      return (
        <div className="wide">
          <label htmlFor={id}>{label.label}</label>
          <input
            type="search"
            id={id}
            name={filter.name}
            value={value}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], true)}
          />
        </div>
      );
    case "day":
      return (
        <div>
          <label htmlFor={id}>{label.label}</label>
          <input
            type="date"
            id={id}
            name={filter.name}
            value={value}
            // Shown only by browsers that have no field for days.
            placeholder={lists.dayFormat}
            maxLength={10}
            // Each digit of the year changes the day.
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], true)}
          />
        </div>
      );
    case "flag":
      return (
        <label className="check" htmlFor={id}>
          <input
            type="checkbox"
            id={id}
            name={filter.name}
            value="true"
            checked={value === "true"}
            onChange={(event) => onFilter(filter.name, event.currentTarget.checked ? ["true"] : [], false)}
          />
          {label.label}
        </label>
      );
    case "multi":
      return (
        <Checks {...{ id, label, values }} name={filter.name} onChange={(next) => onFilter(filter.name, next, false)} />
      );
    case "choice":
      // Nothing to choose from, where the data have no value.
      if (choicesOf(filter, label).length === 0) return null;
      return (
        <div>
          <label htmlFor={id}>{label.label}</label>
          <select
            id={id}
            name={filter.name}
            value={value}
            onChange={(event) => onFilter(filter.name, [event.currentTarget.value], false)}
          >
            {filter.default === undefined && <option value="">{label.anyLabel ?? lists.all}</option>}
            {choicesOf(filter, label).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      );
    case "link":
      return null;
  }
});

interface ChecksProps {
  readonly id: string;
  readonly name: string;
  readonly label: FilterLabel;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Checks({ id, name, label, values, onChange }: ChecksProps) {
  const toggle = (value: string, isOn: boolean): void =>
    onChange(isOn ? [...values, value] : values.filter((other) => other !== value));
  return (
    <fieldset className="checks wide">
      <legend>{label.label}</legend>
      {label.options?.map(({ value, label: text }) => (
        <label key={value} className="check" htmlFor={`${id}-${value}`}>
          <input
            type="checkbox"
            id={`${id}-${value}`}
            name={name}
            value={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
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
      <select id={id} ref={by} value={ordering} onChange={(event) => onOrdering(event.currentTarget.value)}>
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
