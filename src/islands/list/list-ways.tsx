/** Links of a list to other states of it: filters taken off one by one, all of them, the search among all rows. */
import type { MouseEvent } from "react";
import { lists } from "#src/i18n/lists.ts";
import { activeFilters, withFilter } from "#src/lib/filters/codec.ts";
import { defaultState, restrictingFilter, type ListState } from "#src/lib/filters/definition.ts";
import { valueLabel, type ListLabels } from "#src/ui/list/labels.ts";
import { isPlainClick } from "#src/ui/plain-click.ts";
import type { ListSpec } from "./list-spec.ts";
import { passFocus } from "./pass-focus.ts";

interface WaysProps {
  readonly href: (state: ListState) => string;
  readonly show: (next: (state: ListState) => ListState) => void;
}

type StateProps<Row> = Pick<ListSpec<Row>, "source" | "labels"> & WaysProps & { readonly state: ListState };

/**
 * The attributes of a link that changes the list in place. Its address is one step from the state in which it was
 * drawn; a click takes that step from the state of the moment, which may be another by then.
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
 * Where the list looks by itself at some of the rows only: its words for that, and what leads to the same among all
 * rows.
 */
export function wayToWhole<Row>({ source, labels, state, ...ways }: StateProps<Row>) {
  const name = restrictingFilter(source, state)?.name ?? "";
  const words = labels.filters[name]?.widen;
  const widen = (from: ListState): ListState => withFilter(source, from, name, ["all"]);
  return words === undefined ? null : { ...words, way: waysOf(ways, state)(widen, true) };
}

/** In the place of the rows when there are none: the way to more of them. */
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

/** The filters that are on, each removable, and one link that clears them all. */
export function Chips<Row>({ source, labels, state, ...ways }: StateProps<Row>) {
  const active = activeFilters(source, state).filter(({ value }) => value !== "");
  if (active.length === 0) return null;
  const go = waysOf(ways, state);
  const reset = (from: ListState): ListState => ({ ...from, values: defaultState(source).values, page: 1 });
  return (
    <p className="chips">
      <span className="vh">{lists.activeFilters}: </span>
      {active.map(({ name, value, without }) => (
        <a key={`${name}=${value}`} className="chip" {...go(without, active.length === 1)}>
          {chipText(labels, name, value)} <b aria-hidden="true">×</b>
          <span className="vh">{lists.removeFilter}</span>
        </a>
      ))}
      <a {...go(reset, true)}>{lists.reset}</a>
    </p>
  );
}

/** "Camera" says enough; a free value or "all" needs its filter's name. */
function chipText(labels: ListLabels, name: string, value: string): string {
  const text = valueLabel(labels, name, value);
  return text === value || value === "all" ? `${labels.filters[name]?.label ?? name}: ${text}` : text;
}
