/** Links to other states of a list: remove one filter, remove all, search all rows. */
import type { MouseEvent } from "react";
import { lists } from "#src/i18n/lists.ts";
import { activeFilters, withFilter, type AnyList } from "#src/lib/filters/codec.ts";
import { defaultState, isPossible, restrictingFilter, type ListState } from "#src/lib/filters/definition.ts";
import { valueLabel, type ListLabels } from "./labels.ts";
import { isPlainClick } from "#src/components/common/plain-click.ts";
import type { ListSpec } from "./list-spec.ts";
import { passFocus } from "./pass-focus.ts";

interface WaysProps {
  readonly href: (state: ListState) => string;
  readonly show: (next: (state: ListState) => ListState) => void;
}

interface StateProps extends WaysProps, Pick<ListSpec<never>, "labels"> {
  readonly source: AnyList;
  readonly state: ListState;
}

/**
 * Attributes of a link that updates the list in place. `href` applies the step to the rendered state; a click applies
 * it to the current state, which may have changed since.
 */
const waysOf =
  ({ href, show }: WaysProps, state: ListState) =>
  (step: (state: ListState) => ListState, isLast: boolean) => ({
    href: href(step(state)),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      passFocus(event, isLast);
      show(step);
    },
  });

/**
 * For a list that hides rows by default: its labels, and a link to the same search among all rows. null = no row is
 * hidden.
 */
export function wayToWhole({ source, labels, state, ...ways }: StateProps) {
  const name = restrictingFilter(source, state)?.name ?? "";
  const words = labels.filters[name]?.widen;
  const widen = (from: ListState): ListState => withFilter(source, from, name, ["all"]);
  return words === undefined ? null : { ...words, way: waysOf(ways, state)(widen, true) };
}

/** Shown when there are no rows: a hint, or a link to the search among all rows. */
export function Empty({ whole }: { readonly whole: ReturnType<typeof wayToWhole> }) {
  return (
    <div className="empty">
      <p className="count">{lists.empty}</p>
      {whole === null ? (
        <p>{lists.emptyHint}</p>
      ) : (
        <p>
          {whole.hint} <a {...whole.way}>{whole.link}</a>
        </p>
      )}
    </div>
  );
}

interface ChipsProps extends StateProps {
  /** What a value stands for, of what the page alone knows; null = nothing to add. */
  readonly nameOf?: (name: string, value: string) => string | null;
}

/** The active filters, each removable, and a link that removes all. "all" restricts nothing. */
export function Chips({ source, labels, state, nameOf = () => null, ...ways }: ChipsProps) {
  const active = activeFilters(source, state).filter(({ value }) => value !== "" && value !== "all");
  if (active.length === 0) return null;
  const go = waysOf(ways, state);
  const reset = (from: ListState): ListState => ({ ...from, values: defaultState(source).values, page: 1 });
  return (
    <p className="chips">
      <span className="vh">{lists.activeFilters}: </span>
      {active.map(({ name, value, without }) => (
        <a key={`${name}=${value}`} className="chip" {...go(without, active.length === 1)}>
          {[nameOf(name, value), chipText(source, labels, name, value)].filter((text) => text !== null).join(", ")}{" "}
          <b aria-hidden="true">×</b>
          <span className="vh">{lists.removeFilter}</span>
        </a>
      ))}
      <a {...go(reset, true)}>{lists.reset}</a>
    </p>
  );
}

/** Most known values are clear without their filter's name; a free or impossible value is not. */
function chipText({ filters }: Pick<AnyList, "filters">, labels: ListLabels, name: string, value: string): string {
  const isKnown = filters.some((filter) => filter.name === name && isPossible(filter, value));
  const text = isKnown ? valueLabel(labels, name, value) : value;
  const { label = name, isNamed = text === value } = labels.filters[name] ?? {};
  return isNamed ? `${label}: ${text}` : text;
}
