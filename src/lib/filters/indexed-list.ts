/**
 * Lists too long to download whole. The browser filters incomplete rows, made from an index, and completes those that it
 * shows. Each field says where it is stored; files, rows and what a filter may read follow.
 */
import { matchesTitle } from "./apply.ts";
import type { Filter, ListDefinition, ListState, Ordering } from "./definition.ts";
import { distinct, type Distinct } from "./distinct.ts";

/** Where a field is stored, besides the files of complete rows. */
export type Place =
  /** In these alone: the row lacks it until it is shown, so no filter can read it. */
  | { readonly in: "row" }
  /** In the index, one value a row. */
  | { readonly in: "each" }
  /** In the index, once for each combination of values of the fields of the set. */
  | { readonly in: "set"; readonly name: string }
  /** Like a set, in a file of its own, loaded for the filters and orderings that read it. */
  | { readonly in: "file"; readonly name: string }
  /** Computed from fields of the index. */
  | { readonly in: "index"; readonly from: (row: never) => unknown };

export const inRow = { in: "row" } as const;
export const each = { in: "each" } as const;
export const inSet = <Name extends string>(name: Name) => ({ in: "set", name }) as const;
export const inFile = <Name extends string>(name: Name) => ({ in: "file", name }) as const;
export const fromIndexed = <Row>(from: (row: Row) => unknown) => ({ in: "index", from }) as const;

/** The place of every field. */
export type Places<Row> = { readonly [Field in keyof Required<Row>]: Place };

type FieldsIn<Row, P, In> = keyof Row & { [F in keyof P]: P[F] extends { readonly in: In } ? F : never }[keyof P];
type FileField<Row, P> = FieldsIn<Row, P, "file">;

/** What every row has: the fields of the index. */
export type Indexed<Row, P> = Pick<Row, FieldsIn<Row, P, "each" | "set" | "index">>;

/** A row made from the index, with the files loaded so far, or a complete one. */
export type Incomplete<Row, P> = Indexed<Row, P> & Partial<Row>;

/** What says the field that it `reads` may read it, and all else the fields of the index alone. */
type Reading<Whole, WithField> =
  | (Whole & { readonly reads?: undefined })
  | { [F in keyof WithField]: WithField[F] & { readonly reads: F } }[keyof WithField];

export type IndexedFilter<Row, P> = Reading<
  Filter<Indexed<Row, P>>,
  { [F in FileField<Row, P>]: Filter<Indexed<Row, P> & Pick<Row, F>> }
>;
export type IndexedOrdering<Row, P> = Reading<
  Ordering<Indexed<Row, P>>,
  { [F in FileField<Row, P>]: Ordering<Indexed<Row, P> & Pick<Row, F>> }
>;

/** What a search has: the rows, those whose text has all words of a text, and other files of the list. */
export interface SearchedRows<Bare> {
  readonly rows: readonly Bare[];
  readonly byWords: (text: string) => Promise<readonly Bare[]>;
  readonly read: (file: string) => Promise<unknown>;
}

interface Storage<Row, Bare> {
  /** Address of a file of the list. */
  readonly path: (file: string) => string;
  /** Name of a file with the complete row. `isMany`: of one with more rows, for a download. */
  readonly rowFile: (row: Bare, isMany: boolean) => string;
  /** Name of a small file with all complete rows that the state may want; null = none. */
  readonly smallFile?: (state: ListState) => string | null;
  /** Text that a search is matched against. In the browser it is looked up in files of words. */
  readonly textOf: (row: Row) => string;
  /** Rows found by a search, unless those whose text has all its words. */
  readonly search?: (term: string, found: SearchedRows<Bare>) => Promise<readonly Bare[]>;
  /** Rows are the newest first: postings count from the last, so that new rows do not shift them. */
  readonly isNewestFirst?: boolean;
}

/** The place of each field by its name. */
export interface Placed {
  readonly places: Readonly<Record<string, Place>>;
}

/** The field of a file of its own that a filter or an ordering reads. */
interface Reader {
  readonly reads?: string | undefined;
}

export interface IndexedList<Row, Bare> extends ListDefinition<Bare>, Storage<Row, Bare>, Placed {
  readonly filters: readonly (Filter<Bare> & Reader)[];
  readonly orderings: readonly (Ordering<Bare> & Reader)[];
}

/** A list of rows with these places. Its search comes before the other filters. */
export function indexedList<Row extends object, P extends Places<Row>>(
  places: P,
  {
    filters,
    orderings,
    ...rest
  }: Omit<IndexedList<Row, Incomplete<Row, P>>, "places" | "filters" | "orderings"> & {
    readonly filters: readonly IndexedFilter<Row, P>[];
    readonly orderings: readonly IndexedOrdering<Row, P>[];
  },
): IndexedList<Row, Incomplete<Row, P>> {
  const search = { name: "search", kind: "search", matches: matchesTitle(rest.textOf) };
  // @ts-expect-error the field that a filter reads is loaded before, and the search reads complete rows
  return { ...rest, places, filters: [search, ...filters], orderings };
}

/** One value a row: those of the fields of a set, each combination stored once. */
type StoredSet = Distinct<object>;

export interface ListIndex {
  /** Revision of the set and order of the rows. Files that refer to rows by position repeat it. */
  readonly revision: string;
  readonly each: Readonly<Record<string, readonly unknown[]>>;
  readonly sets: Readonly<Record<string, StoredSet>>;
}

/** A set in a file of its own. */
export type SetFile = StoredSet & Pick<ListIndex, "revision">;

const fieldsIn = (places: Placed["places"], kind: Place["in"]): readonly (readonly [field: string, name: string])[] =>
  Object.entries(places).flatMap(([field, place]) =>
    place.in === kind ? [[field, "name" in place ? place.name : ""] as const] : [],
  );

/** Names of the files with a set of their own. */
export function setFiles({ places }: Placed): readonly string[] {
  return [...new Set(fieldsIn(places, "file").map(([, name]) => name))];
}

function toSet(rows: readonly object[], fields: readonly string[]): StoredSet {
  return distinct(rows.map((row) => Object.fromEntries(fields.map((field) => [field, Reflect.get(row, field)]))));
}

export function toSetFile({ places }: Placed, file: string, rows: readonly object[]) {
  return toSet(
    rows,
    fieldsIn(places, "file").flatMap(([field, name]) => (name === file ? field : [])),
  );
}

export function toIndex({ places }: Placed, rows: readonly object[]): Omit<ListIndex, "revision"> {
  const sets = Map.groupBy(fieldsIn(places, "set"), ([, name]) => name);
  return {
    each: Object.fromEntries(
      fieldsIn(places, "each").map(([field]) => [field, rows.map((row): unknown => Reflect.get(row, field) ?? null)]),
    ),
    sets: Object.fromEntries(
      [...sets].map(([name, fields]) => [
        name,
        toSet(
          rows,
          fields.map(([field]) => field),
        ),
      ]),
    ),
  };
}

/** The rows, with the fields of the index alone. */
export function fromIndex<Bare>({ places }: Placed, { each: columns, sets }: Pick<ListIndex, "each" | "sets">): Bare[] {
  const computed = Object.entries(places).flatMap(([field, place]) =>
    place.in === "index" ? [[field, place.from] as const] : [],
  );
  const [values, stored] = [Object.entries(columns), Object.values(sets)];
  const count = values[0]?.[1].length ?? 0;
  // All fields from the start: rows of one shape are filtered faster.
  const blank = Object.fromEntries(
    Object.keys(places).flatMap((name) => (places[name]?.in === "row" ? [] : [[name, undefined]])),
  );
  const rows = Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = { ...blank };
    for (const [field, column] of values) row[field] = column[at];
    for (const set of stored) Object.assign(row, set.values[set.positions[at] ?? -1]);
    // @ts-expect-error the function reads fields of the index
    for (const [field, from] of computed) row[field] = from(row);
    return row;
  });
  // @ts-expect-error written from rows with these places
  return rows;
}

/** Fields that a complete row has, and a row of the index never. */
export function rowFields({ places }: Placed): readonly string[] {
  return fieldsIn(places, "row").map(([field]) => field);
}

/** The row without these. */
export function toStored({ places }: Placed, row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([field]) => (places[field] ?? inRow).in !== "row"));
}
