import { compareCodes } from "#src/domain/compare.ts";
import { nearNames, withoutOffice } from "#src/lib/near-names.ts";
import { normalize, toFinder, toTitleWords, toWords } from "#src/lib/text.ts";
import {
  isPossible,
  lastPage,
  pageSizeOf,
  restrictingValues,
  type Filter,
  type ListDefinition,
  type ListState,
  type Matches,
  type Ordering,
  type Paged,
} from "./definition.ts";

/** The rows that pass all active filters, in the order of the state. */
export function selectRows<Row>(list: ListDefinition<Row>, state: ListState, rows: readonly Row[]): readonly Row[] {
  return list.filters.reduce(
    (kept, filter) => {
      const wanted = restrictingValues(filter, state.values[filter.name] ?? []);
      const keepsAll = wanted.length === 0 || (filter.default !== undefined && wanted[0] === "all");
      if (keepsAll) return kept;
      const possible = wanted.filter((value) => isPossible(filter, value));
      return possible.length === 0 ? [] : keepRows(filter, possible, kept);
    },
    inOrder(list, state.ordering, rows),
  );
}

function keepRows<Row>(
  { matches, nearest }: Filter<Row>,
  wanted: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const ofRows = known.get(rows) ?? new Map<unknown, Map<string, readonly unknown[]>>();
  const ofFilter = ofRows.get(matches) ?? new Map<string, readonly unknown[]>();
  known.set(rows, ofRows.set(matches, ofFilter));
  const key = wanted.join("\n");
  const orNearest = (found: readonly Row[]): readonly Row[] =>
    found.length > 0 || nearest === undefined
      ? found
      : nearest(wanted, rows)
          .map((at) => rows[at])
          .filter((row) => row !== undefined);
  const kept = ofFilter.get(key) ?? orNearest(rows.filter(matches(wanted)));
  ofFilter.set(key, kept);
  // @ts-expect-error the rows cached for these rows have the same type
  return kept;
}

/**
 * Cache of filtered rows, by input rows, `matches` function and wanted values. Readers switch between a few choices;
 * other pages, the chart and the download repeat the same filtering.
 */
const known = new WeakMap<readonly unknown[], Map<unknown, Map<string, readonly unknown[]>>>();

interface Kept {
  readonly by: string;
  readonly rows: readonly unknown[];
}

/** Cache of sorted rows: filtering, which readers do more often, then needs no new sorting. */
const ordered = new WeakMap<readonly unknown[], Kept>();

function inOrder<Row>(list: ListDefinition<Row>, by: string, rows: readonly Row[]): readonly Row[] {
  const ordering = list.orderings.find(({ name }) => name === by.replace(/^-/, ""));
  if (ordering === undefined) return rows;
  const kept = ordered.get(rows);
  // @ts-expect-error the rows cached for these rows have the same type
  if (kept?.by === by) return kept.rows;
  const sign = by.startsWith("-") ? -1 : 1;
  const isMissing = ordering.isMissing ?? (() => false);
  const present = rows.filter((row) => !isMissing(row)).sort((a, b) => sign * ordering.compare(a, b));
  const sorted = present.length === rows.length ? present : [...present, ...rows.filter(isMissing)];
  ordered.set(rows, { by, rows: sorted });
  return sorted;
}

/** One page of rows already selected; a page beyond the end gives the last one. */
export function toPage<Row>(
  list: Pick<ListDefinition<Row>, "filters" | "pageSize" | "paging" | "together">,
  state: ListState,
  selected: readonly Row[],
): Paged<Row> {
  const size = pageSizeOf(list, state);
  if (list.together !== undefined) return toWholePage(list.together, size, state.page, selected);
  const page = Math.min(state.page, lastPage(selected.length, size));
  const from = list.paging === "more" ? 0 : (page - 1) * size;
  const paged = { count: selected.length, results: selected.slice(from, page * size), page };
  return areNear(list, state, selected) ? { ...paged, isNear: true } : paged;
}

/** A page of at least `size` rows that ends where the key of the rows changes. */
function toWholePage<Row>(keyOf: (row: Row) => string, size: number, wanted: number, rows: readonly Row[]): Paged<Row> {
  const starts = [0];
  const keys = rows.map(keyOf);
  keys.forEach((key, at) => {
    if (at - (starts.at(-1) ?? 0) >= size && key !== keys[at - 1]) starts.push(at);
  });
  const page = Math.min(wanted, starts.length);
  const from = starts[page - 1] ?? 0;
  return { count: rows.length, results: rows.slice(from, starts[page]), page, span: { from, last: starts.length } };
}

function areNear<Row>(
  { filters }: Pick<ListDefinition<Row>, "filters">,
  { values }: ListState,
  [first]: readonly Row[],
) {
  return filters.some(({ name, matches, nearest }) => {
    const wanted = values[name] ?? [];
    return nearest !== undefined && first !== undefined && wanted.length > 0 && !matches(wanted)(first);
  });
}

export function applyState<Row>(list: ListDefinition<Row>, state: ListState, rows: readonly Row[]): Paged<Row> {
  return toPage(list, state, selectRows(list, state, rows));
}

/** A `matches` function: the value of the row is one of the wanted values. */
export function isAmong<Row>(valueOf: (row: Row) => string | null | undefined): Matches<Row> {
  const matches: Matches<Row> = (wanted) => {
    const [only] = wanted;
    // Fast path: nearly every filter has one wanted value, and a list may have 28,000 rows.
    if (wanted.length === 1) return (row) => valueOf(row) === only;
    return (row) => wanted.includes(valueOf(row) ?? "");
  };
  return Object.assign(matches, { valuesOf: (row: Row) => [valueOf(row) ?? []].flat() });
}

/** Like {@link isAmong} for rows with several values: at least one is wanted. */
export function haveAmong<Row>(valuesOf: (row: Row) => readonly string[]): Matches<Row> {
  const matches: Matches<Row> = (wanted) => (row) => valuesOf(row).some((value) => wanted.includes(value));
  return Object.assign(matches, { valuesOf });
}

/**
 * Two filters: the first and the last day of the rows wanted, both included. The API knows neither.
 */
export function dayRange<Row>(dayOf: (row: Row) => string | null): readonly [from: Filter<Row>, to: Filter<Row>] {
  const shared = { kind: "day", shape: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ } as const;
  const when = (isWithin: (day: string, bound: string) => boolean): Matches<Row> => {
    return ([bound = ""]) =>
      (row) => {
        const day = dayOf(row);
        return day !== null && isWithin(day, bound);
      };
  };
  return [
    { ...shared, name: "date_from", matches: when((day, first) => day >= first) },
    { ...shared, name: "date_to", matches: when((day, last) => day <= last) },
  ];
}

export function holds<Row>(isMeant: (row: Row) => boolean): Matches<Row> {
  return () => isMeant;
}

/**
 * A `matches` function for searches: the row's text (a name) contains every word. The words are prepared once per
 * search, the text once per row.
 */
export function matchesWords<Row extends object>(
  textOf: (row: Row) => string,
  toFinders: (term: string) => readonly ((bare: string) => boolean)[] = (term) =>
    toWords(term).map((word) => (bare) => bare.includes(word)),
): (wanted: readonly string[]) => (row: Row) => boolean {
  const texts = new WeakMap<Row, string>();
  return (wanted) => {
    const finders = toFinders(wanted.join(" "));
    return (row) => {
      const text = texts.get(row) ?? normalize(textOf(row));
      texts.set(row, text);
      return finders.every((isIn) => isIn(text));
    };
  };
}

/**
 * A search for people that ignores forms of address ("on. Bellariva") and falls back to fuzzy matches when no name
 * matches. `namesOf` returns surname and given name.
 */
export function nameSearch<Row extends object>(name: string, namesOf: (row: Row) => readonly string[]): Filter<Row> {
  const byWords = matchesWords((row: Row) => namesOf(row).join(" "));
  return {
    name,
    kind: "search",
    matches: (wanted) => {
      const term = wanted.join(" ");
      const [asTyped, named] = [byWords([term]), byWords([withoutOffice(term)])];
      return (row) => asTyped(row) || named(row);
    },
    nearest: (wanted, rows) => {
      const named = rows.map((row, at) => ({ names: namesOf(row), at }));
      return nearNames(named, wanted.join(" "), ({ names }) => names).map(({ at }) => at);
    },
  };
}

/** Like {@link matchesWords} for titles: inflections of a word match too. */
export function matchesTitle<Row extends object>(textOf: (row: Row) => string): ReturnType<typeof matchesWords<Row>> {
  return matchesWords(textOf, (term) => toTitleWords(term).map(toFinder));
}

/** Compares numbers; null sorts last in ascending order. */
export function compareNumbers(a: number | null, b: number | null): number {
  return (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY) || 0;
}

/** Orders by a number. Rows without one come last in both directions; ties keep the order of the source. */
export function byNumber<Row>(name: string, valueOf: (row: Row) => number | null): Ordering<Row> {
  return { name, compare: (a, b) => compareNumbers(valueOf(a), valueOf(b)), isMissing: (row) => valueOf(row) === null };
}

/** Like {@link byNumber} for a day. */
export function byDay<Row>(name: string, dayOf: (row: Row) => string | null): Ordering<Row> {
  return { name, compare: (a, b) => compareCodes(dayOf(a), dayOf(b)), isMissing: (row) => dayOf(row) === null };
}
