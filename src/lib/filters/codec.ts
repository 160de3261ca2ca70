/**
 * Converts list state to and from the query string. Total in both directions: unknown names and values are kept, defaults
 * and empty values not written, several values written as repeated parameters. Spec §5.
 */
import { toQuery } from "#src/lib/query.ts";
import {
  defaultState,
  isPossible,
  mostRows,
  restrictingValues,
  type Filter,
  type ListDefinition,
  type ListState,
} from "./definition.ts";

/** A list, whatever its rows. */
export type AnyList = Pick<ListDefinition<never>, "filters" | "orderings" | "defaultOrdering" | "pageSize">;
type AnyFilter = Pick<Filter<never>, "name" | "kind" | "default" | "values" | "shape">;

/** Maximum length of a filter value in characters; longer values are cut. */
const longestSearch = 200;

/** A parameter of the specification with one value, which a list has anyway. */
const isFixed = ({ values, default: standard }: AnyFilter): boolean => values?.length === 1 && values[0] === standard;

/** "all" restricts nothing, also where it is not among the values. Of a day only a whole one counts. */
function isGiven(filter: AnyFilter, value: string): boolean {
  if (filter.kind === "flag") return value === "true" || value === "1";
  if (value === "" || (value === "all" && filter.values !== undefined)) return filter.values?.includes(value) === true;
  return filter.kind !== "day" || isPossible(filter, value);
}

function decodeFilter(filter: AnyFilter, params: URLSearchParams): readonly string[] {
  if (isFixed(filter)) return filter.values ?? [];
  const given = params.getAll(filter.name).map((value) => value.trim().slice(0, longestSearch));
  const accepted = given.filter((value) => isGiven(filter, value));
  const values = filter.kind === "flag" ? accepted.map(() => "true") : [...new Set(accepted)];
  const takesSeveral = filter.kind === "multi" || filter.kind === "link";
  if (values.length > 0) return takesSeveral ? values : values.slice(0, 1);
  return filter.default === undefined ? [] : [filter.default];
}

function isOrdering(list: AnyList, ordering: string): boolean {
  return list.orderings.some(({ name }) => name === ordering.replace(/^-/, ""));
}

/** A positive integer from the query; null when it is not one. */
function toCount(text: string | null): number | null {
  const count = Number(text ?? "");
  return Number.isInteger(count) && count >= 1 ? count : null;
}

export function decodeState(list: AnyList, params: URLSearchParams): ListState {
  const values: Record<string, readonly string[]> = {};
  for (const filter of list.filters) {
    const decoded = decodeFilter(filter, params);
    if (decoded.length > 0) values[filter.name] = decoded;
  }
  const ordering = params.get("ordering") ?? "";
  const pageSize = toCount(params.get("page_size"));
  const takesSize = pageSize !== null && pageSize !== list.pageSize && Math.max(pageSize, list.pageSize) <= mostRows;
  return {
    values,
    ordering: isOrdering(list, ordering) ? ordering : list.defaultOrdering,
    page: toCount(params.get("page")) ?? 1,
    ...(takesSize ? { pageSize } : {}),
  };
}

/** The values of a state that differ from the defaults, by query name. */
function ownValues(list: AnyList, state: ListState): Record<string, readonly string[]> {
  const defaults = defaultState(list).values;
  const entries = list.filters.map(
    (filter) => [filter.name, restrictingValues(filter, state.values[filter.name] ?? [])] as const,
  );
  return Object.fromEntries(
    entries.filter(([name, values]) => values.join("\n") !== (defaults[name] ?? []).join("\n")),
  );
}

/**
 * The query string of a state: "" for the default, else "?…". Parameters of `others` that the list does not define are
 * kept.
 */
export function encodeState(list: AnyList, state: ListState, others: URLSearchParams = new URLSearchParams()): string {
  const known = new Set([...list.filters.map(({ name }) => name), "ordering", "page", "page_size"]);
  const kept = [...new Set(others.keys())].filter((name) => !known.has(name));
  return toQuery({
    ...Object.fromEntries(kept.map((name) => [name, others.getAll(name)])),
    ...ownValues(list, state),
    ordering: state.ordering === list.defaultOrdering ? "" : state.ordering,
    page: state.page === 1 ? "" : state.page,
    page_size: state.pageSize ?? "",
  });
}

export function isDefault(list: AnyList, state: ListState): boolean {
  return encodeState(list, state) === "";
}

/** The state with one filter set to these values (none = reset to its default) and the page reset to 1. */
export function withFilter(list: AnyList, state: ListState, name: string, values: readonly string[]): ListState {
  const filter = list.filters.find((candidate) => candidate.name === name);
  const kept = values.filter((value) => value !== "");
  const next = kept.length > 0 ? kept : filter?.default === undefined ? [] : [filter.default];
  const others = Object.entries(state.values).filter(([other]) => other !== name);
  return { ...state, values: Object.fromEntries(next.length > 0 ? [...others, [name, next]] : others), page: 1 };
}

/** One active filter value, for a removable chip. Defaults are not active. */
export interface ActiveFilter {
  readonly name: string;
  readonly value: string;
  /** Removes the value from a state: the current one, or a later one. */
  readonly without: (state: ListState) => ListState;
}

/** The active filters beyond the defaults, in the order of the definition, one entry per value. */
export function activeFilters(list: AnyList, state: ListState): readonly ActiveFilter[] {
  return Object.entries(ownValues(list, state)).flatMap(([name, values]) =>
    values.map((value) => ({
      name,
      value,
      without: (from: ListState) =>
        withFilter(
          list,
          from,
          name,
          (from.values[name] ?? []).filter((other) => other !== value),
        ),
    })),
  );
}
