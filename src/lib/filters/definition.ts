/**
 * Filterable lists as data. One definition per list gives the address codec, the filtering, the ordering, the form and
 * the calls to the API; nothing about a filter is written twice. Names, defaults and page sizes are the spec's (§3,
 * §9).
 */

import type { SourcePart } from "#src/domain/codes.ts";

/** One filter of a list, over rows of one kind. */
export interface Filter<Row> {
  /** Query name, as in the spec: "main_vote_type". */
  readonly name: string;
  /**
   * `search`: words in a text. `choice`: one of some values. `multi`: any of several values (repeated parameter).
   * `flag`: on or off. `link`: any of several values too, but reached by links only, without a control ("bill").
   */
  readonly kind: "search" | "choice" | "multi" | "flag" | "link";
  /** Value when the address says nothing; never written in it. Only for `choice`, whose values may include "all". */
  readonly default?: string;
  /** Values known; others in an address are dropped. Absent: any value (search, link, or known only with the data). */
  readonly values?: readonly string[];
  /** What a value looks like where the values are as many as the acts: others in an address are dropped, too. */
  readonly shape?: RegExp;
  /**
   * Of the values those that only our own rows have, worked out from the day of the data: an API knows nothing of them.
   */
  readonly derived?: readonly string[];
  /** Without this part of the data every answer would be wrong: the filter is then left out. */
  readonly needs?: SourcePart;
  /**
   * Whether a row is kept; `wanted` is never empty, and of a filter with a default never "all". In two steps, so that
   * what is the same for all rows, which may be 28,000, is done once.
   */
  readonly matches: (wanted: readonly string[]) => (row: Row) => boolean;
  /** Where no row is kept: the places of those that come near, the nearest first. */
  readonly nearest?: (wanted: readonly string[], rows: readonly Row[]) => readonly number[];
}

/** One way to order a list, both ways. */
export interface Ordering<Row> {
  /** Query name without sign: "date". */
  readonly name: string;
  /** Ascending order. Rows that compare equal keep the order of the source. */
  readonly compare: (a: Row, b: Row) => number;
  /** Rows without a value to order by: they come last both ways. */
  readonly isMissing?: (row: Row) => boolean;
  /** Without this part of the data no row has a value: the ordering is then left out. */
  readonly needs?: SourcePart;
}

/** A list that readers can filter, order and page through. */
export interface ListDefinition<Row> {
  /** Collection path of the API and folder of the static shards: "votings". */
  readonly collection: string;
  readonly filters: readonly Filter<Row>[];
  readonly orderings: readonly Ordering<Row>[];
  /** With sign: "-date". */
  readonly defaultOrdering: string;
  readonly pageSize: number;
  /** `pages` shows one page; `more` shows everything up to the page ("Visualizzati 60 di 622"). */
  readonly paging: "pages" | "more";
}

/**
 * The list without the filters and orderings that nothing in the data can answer: an address that asks for one is read
 * as if it did not. Where the default ordering goes, the first of those left takes its place.
 */
export function withoutLacking<List extends Pick<ListDefinition<never>, "filters" | "orderings" | "defaultOrdering">>(
  list: List,
  lacks: readonly SourcePart[],
): List {
  const isGiven = ({ needs }: { readonly needs?: SourcePart }): boolean =>
    needs === undefined || !lacks.includes(needs);
  const orderings = list.orderings.filter(isGiven);
  const [sign, name] = list.defaultOrdering.startsWith("-")
    ? ["-", list.defaultOrdering.slice(1)]
    : ["", list.defaultOrdering];
  const standard = orderings.find((ordering) => ordering.name === name) ?? orderings[0];
  return {
    ...list,
    filters: list.filters.filter(isGiven),
    orderings,
    defaultOrdering: standard === undefined ? list.defaultOrdering : sign + standard.name,
  };
}

/** The list as an API can be asked: without the values that only our own rows have. */
export function withoutDerived<List extends Pick<ListDefinition<never>, "filters">>(list: List): List {
  return {
    ...list,
    filters: list.filters.map((filter) => {
      const { values, derived = [] } = filter;
      return values === undefined ? filter : { ...filter, values: values.filter((value) => !derived.includes(value)) };
    }),
  };
}

/** The list with the values of filters that are known only with the data: others in an address are dropped. */
export function withValues<List extends Pick<ListDefinition<never>, "filters">>(
  list: List,
  values: Readonly<Record<string, readonly string[]>>,
): List {
  return {
    ...list,
    filters: list.filters.map((filter) => ({ ...filter, ...(values[filter.name] && { values: values[filter.name] }) })),
  };
}

/** What the reader asked for. `values` holds only filters that are on, defaults included. */
export interface ListState {
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** With sign. */
  readonly ordering: string;
  /** From 1. */
  readonly page: number;
  /** Rows a page, when they are not as many as the list shows by itself. */
  readonly pageSize?: number;
}

/** A page of results. */
export interface Paged<Row> {
  /** How many rows match in all. */
  readonly count: number;
  readonly results: readonly Row[];
  /** The page shown: the last one when a later one was asked for. */
  readonly page: number;
  /** None of them is what was looked for: they only come near. */
  readonly isNear?: true;
}

/** The state of an address that says nothing. */
export function defaultState(list: Pick<ListDefinition<never>, "filters" | "defaultOrdering">): ListState {
  const defaults = list.filters.flatMap((filter) =>
    filter.default === undefined ? [] : [[filter.name, [filter.default]] as const],
  );
  return { values: Object.fromEntries(defaults), ordering: list.defaultOrdering, page: 1 };
}

/**
 * The filter that keeps some of the rows only although nobody asked for it: it stands at its default, and could be
 * "all". undefined = every row is looked at.
 */
export function restrictingFilter(
  list: Pick<ListDefinition<never>, "filters">,
  { values }: ListState,
): Pick<Filter<never>, "name"> | undefined {
  return list.filters.find(
    ({ name, default: some, values: known }) =>
      some !== undefined && known?.includes("all") === true && values[name]?.[0] === some,
  );
}

/** Most rows that an address may ask for on a page; a list that shows more by itself shows all, whatever is asked. */
export const mostRows = 100;

/** Rows a page. */
export function pageSizeOf(list: Pick<ListDefinition<never>, "pageSize">, { pageSize }: ListState): number {
  return pageSize ?? list.pageSize;
}

/** How many pages a count makes; at least one. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
