/**
 * Filterable lists as data. One definition per list drives the query codec, filtering, ordering and the form, so that
 * nothing about a filter is written twice. Names, defaults and page sizes: spec §3, §9.
 */

import type { SourcePart } from "#src/domain/codes.ts";
import { toWords } from "#src/lib/text.ts";

/** Whether a row passes, for wanted values: see {@link Filter}. */
export interface Matches<Row> {
  (wanted: readonly string[]): (row: Row) => boolean;
  /** The values of a row, if a row passes by having a wanted one. */
  readonly valuesOf?: (row: Row) => readonly string[];
}

/** What a value stands for; `text` and `year`: for itself. */
export type NamedValue = "text" | "year" | "government" | "body" | "group" | "theme";

export interface Filter<Row> {
  /** Query name of the spec: "main_vote_type". */
  readonly name: string;
  /**
   * `search`: words in a text. `choice`: one of several values. `multi`: any of several values (repeated parameter).
   * `flag`: on or off. `day`: a day, "2026-03-01". `link`: any of several values, set by links only, without a control
   * ("bill").
   */
  readonly kind: "search" | "choice" | "multi" | "flag" | "day" | "link";
  /** Value when the query has none; never written to it. Only for `choice`, whose values may include "all". */
  readonly default?: string;
  /**
   * Possible values; no row has another one. Absent: any value (search, link, or values that come with the data).
   */
  readonly values?: readonly string[];
  /** The values come with the data: those that rows have are the options, with the names of what they stand for. */
  readonly named?: NamedValue;
  /** Pattern of possible values, when they are too many to list (ids of acts, days). */
  readonly shape?: RegExp;
  /**
   * Part of the data that the filter requires; without it the filter is removed, because every result would be wrong.
   */
  readonly requires?: SourcePart;
  /**
   * Whether a row passes. `wanted` is never empty and, for a filter with a default, never "all". Two steps, so that
   * work common to all rows (up to 28,000) is done once.
   */
  readonly matches: Matches<Row>;
  /** Fallback when no row matches: indices of fuzzy matches, best first. */
  readonly nearest?: (wanted: readonly string[], rows: readonly Row[]) => readonly number[];
}

export interface Ordering<Row> {
  /** Query name without sign: "date". */
  readonly name: string;
  /** Ascending order. Ties keep the order of the source. */
  readonly compare: (a: Row, b: Row) => number;
  /** Whether a row has no value to order by: such rows come last in both directions. */
  readonly isMissing?: (row: Row) => boolean;
  /** Part of the data that the ordering requires; without it the ordering is removed. */
  readonly requires?: SourcePart;
}

export interface ListDefinition<Row> {
  /** Collection path of the API: "votings". */
  readonly collection: string;
  readonly filters: readonly Filter<Row>[];
  readonly orderings: readonly Ordering<Row>[];
  /** With sign: "-date". */
  readonly defaultOrdering: string;
  readonly pageSize: number;
  /** `pages` shows one page; `more` shows all rows up to the page ("Visualizzati 60 di 622"). */
  readonly paging: "pages" | "more";
  /** What the rows of one page begin and end with: no page parts rows of one key. Only for `pages`. */
  readonly together?: (row: Row) => string;
}

/**
 * The list without the filters and orderings that require missing parts of the data; the codec then ignores them in a
 * query. When the default ordering is removed, the first remaining one replaces it.
 */
export function withoutUnsupported<
  List extends Pick<ListDefinition<never>, "filters" | "orderings" | "defaultOrdering">,
>(list: List, missingParts: readonly SourcePart[]): List {
  const isGiven = ({ requires }: { readonly requires?: SourcePart }): boolean =>
    requires === undefined || !missingParts.includes(requires);
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

/** The list with the options that come with the data: no row has another value of their filters. */
export function withValues<List extends Pick<ListDefinition<never>, "filters">>(
  list: List,
  options: Readonly<Record<string, readonly { readonly value: string }[]>>,
): List {
  return {
    ...list,
    filters: list.filters.map((filter) => {
      const values = options[filter.name]?.map(({ value }) => value);
      return values === undefined ? filter : { ...filter, values };
    }),
  };
}

/**
 * The values that restrict the rows: no half-typed day (a browser may show the field of a day as one for text), no
 * search without words.
 */
export function restrictingValues(
  { kind, shape }: Pick<Filter<never>, "kind" | "shape">,
  values: readonly string[],
): readonly string[] {
  // A search without words (a blank, a lone apostrophe) counts as empty.
  if (kind === "search") return toWords(values.join(" ")).length === 0 ? [] : values;
  return kind === "day" ? values.filter((value) => shape?.test(value)) : values;
}

/** Whether a row can have the value. Another value, of an old or mistyped address, has no rows. */
export function isPossible({ values, shape }: Pick<Filter<never>, "values" | "shape">, value: string): boolean {
  return values?.includes(value) ?? shape?.test(value) ?? true;
}

/** Filters, ordering and page chosen by the reader. `values` holds only active filters, defaults included. */
export interface ListState {
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** With sign. */
  readonly ordering: string;
  /** From 1. */
  readonly page: number;
  /** Rows per page, when it differs from the list's page size. */
  readonly pageSize?: number;
}

export interface Paged<Row> {
  /** Number of matching rows on all pages. */
  readonly count: number;
  readonly results: readonly Row[];
  /** The page shown: the last one when a later one was requested. */
  readonly page: number;
  /** Index of the first row shown and number of pages, where pages differ in size. */
  readonly span?: { readonly from: number; readonly last: number };
  /** Set when nothing matched the search and all rows are fuzzy matches. */
  readonly isNear?: true;
  /** How many of `count` the live API has added to the build; null = it did not answer. Absent: it was not asked. */
  readonly newer?: number | null;
}

export function defaultState(list: Pick<ListDefinition<never>, "filters" | "defaultOrdering">): ListState {
  const defaults = list.filters.flatMap((filter) =>
    filter.default === undefined ? [] : [[filter.name, [filter.default]] as const],
  );
  return { values: Object.fromEntries(defaults), ordering: list.defaultOrdering, page: 1 };
}

/** The filter that hides rows by default: it has its default value and accepts "all". undefined = no row is hidden. */
export function restrictingFilter(
  list: Pick<ListDefinition<never>, "filters">,
  { values }: ListState,
): Pick<Filter<never>, "name"> | undefined {
  return list.filters.find(
    ({ name, default: some, values: known }) =>
      some !== undefined && known?.includes("all") === true && values[name]?.[0] === some,
  );
}

/** Maximum page size that a query may set. Lists with a larger page size ignore `page_size`. */
export const mostRows = 100;

export function pageSizeOf(list: Pick<ListDefinition<never>, "pageSize">, { pageSize }: ListState): number {
  return pageSize ?? list.pageSize;
}

/** Number of pages for a count; at least one. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
