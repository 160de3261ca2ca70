/**
 * The port through which islands request parliamentary data. Two adapters follow the same rules (spec §5, §7): *static*
 * reads files published with the pages, *live* adds what an API has and these files lack (decision 30).
 */
import type { ListDefinition, ListState, Paged } from "#src/lib/filters/definition.ts";
import type { QueryValue } from "#src/lib/query.ts";

/** A part of a longer list. `count`: items in the whole list. */
export interface Counted<T> {
  readonly count: number;
  readonly results: readonly T[];
}

/** People found by name; `isNear`: no name matches, all results are fuzzy matches; `isFailed`: nothing was searched. */
export interface PeopleFound extends Counted<PersonHit> {
  readonly isNear?: true;
  readonly isFailed?: true;
  /** Others of that name, whom only the live API has; null = it gave no answer that can be read. Never rejects. */
  readonly newer?: Promise<readonly PersonHit[] | null>;
}

/** Fetches a published JSON file, cached. Rejects with {@link DataCallError}. */
export type FetchCached = (path: string) => Promise<unknown>;

/** Newest rows of an API collection. */
export interface LiveRows<Row> {
  /** Orders the collection from its newest row; only parameters of the API. */
  readonly query: Readonly<Record<string, string>>;
  /**
   * Converts a row of the API, read on the ISO day `today`; undefined = not usable, omitted. What it does not carry is
   * null or absent.
   */
  readonly fromApi: (raw: unknown, today: string) => Row | undefined;
}

/** A list with the functions that load its rows. `Bare`: a row as filters read it, which may lack what is shown. */
export interface ListSource<Row, Bare = Row> extends ListDefinition<Bare> {
  /**
   * Loads the rows that may match the state, in the source's order. The adapter then filters, sorts and pages.
   */
  readonly loadRows: (state: ListState, fetchCached: FetchCached) => Promise<readonly Bare[]>;
  /** Names of the filters that `loadRows` applies itself, because its rows lack the fields that they read. */
  readonly applied?: readonly string[];
  /** Loads the remaining fields of the rows about to be shown. */
  readonly completeRows: (rows: readonly Bare[], fetchCached: FetchCached) => Promise<readonly Row[]>;
  /** Absent: the API cannot order the collection by age, so the files answer alone. */
  readonly live?: LiveRows<Bare & Row>;
}

/** The source of a list whose rows are complete as soon as they are loaded. */
export function completeSource<Row>(
  list: ListDefinition<Row>,
  loadRows: ListSource<Row>["loadRows"],
  live?: LiveRows<Row>,
): ListSource<Row> {
  return { ...list, loadRows, completeRows: (rows) => Promise.resolve(rows), ...(live && { live }) };
}

/** A person in the header's search. Spec §3. */
export interface PersonHit {
  readonly id: string;
  /** Surname first. */
  readonly name: string;
  /** Path of the local copy of the photo; null = none. */
  readonly image: string | null;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

/** Names and values as in the spec: `{ search: "rossi", page: 2, page_size: 10 }`. */
export type DataQuery = Readonly<Record<string, QueryValue>> & { readonly page?: number; readonly page_size?: number };

export interface ParliamentData {
  /** People by name, ten per page by default. A failure gives an empty list: a search never breaks a page. Spec §8. */
  persons(query: DataQuery, signal?: AbortSignal): Promise<PeopleFound>;
  /** A page of a list. Rejects with {@link DataCallError}; with an AbortError when aborted. */
  list<Row, Bare>(source: ListSource<Row, Bare>, state: ListState, signal: AbortSignal): Promise<Paged<Row>>;
  /** Prefetches the result of a state, if results are cached. Never rejects. */
  prefetch<Row, Bare>(source: ListSource<Row, Bare>, state: ListState): Promise<void>;
  /** All matching rows, for downloads. Rejects like `list`. */
  all<Row, Bare>(source: ListSource<Row, Bare>, state: ListState, signal: AbortSignal): Promise<readonly Row[]>;
}

/**
 * HTTP status of an error; null = no response; "unreadable" = a response that is cut off, or is not what was asked for;
 * "outdated" = the file belongs to another build than the files already loaded.
 */
export type CallStatus = number | "unreadable" | "outdated" | null;

/** A failed request for data. The error view depends on its status. Spec §8. */
export class DataCallError extends Error {
  override readonly name = "DataCallError";
  readonly status: CallStatus;

  constructor(status: CallStatus, address: string) {
    super(`${status === null ? "no answer" : String(status)} from ${address}`);
    this.status = status;
  }
}
