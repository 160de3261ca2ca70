/**
 * The port through which islands ask for parliamentary data. Two adapters answer by the same rules (spec §5, §7):
 * *static* from files published with the pages, *live* from an API whose address is given when the site is built.
 */
import type { ListDefinition, ListState, Paged } from "#src/lib/filters/definition.ts";
import type { QueryValue } from "#src/lib/query.ts";

/** Some of a longer list: how many there are in all, and the ones asked for. */
export interface Counted<T> {
  readonly count: number;
  readonly results: readonly T[];
}

/** People found by a name; `isNear`: nobody has it, and theirs only come near. */
export interface PeopleFound extends Counted<PersonHit> {
  readonly isNear?: true;
}

/** Fetches a published JSON file once and keeps it. Rejects with {@link DataCallError}. */
export type FetchKept = (path: string) => Promise<unknown>;

/** A list with the ways to get its rows. */
export interface ListSource<Row> extends ListDefinition<Row> {
  /**
   * Static adapter: the rows among which the answer to this state lies, in the source's order. Filtering, ordering and
   * paging are the adapter's.
   */
  readonly loadRows: (state: ListState, fetchKept: FetchKept) => Promise<readonly Row[]>;
  /** Static adapter: names of the filters that `loadRows` has already applied, because its rows lack what they look at. */
  readonly applied?: readonly string[];
  /** Static adapter: completes the rows about to be shown, when the filtered columns do not hold all that is shown. */
  readonly completeRows?: (rows: readonly Row[], fetchKept: FetchKept) => Promise<readonly Row[]>;
  /** Live adapter: a row of the API as a row of ours; undefined = not understood, left out. */
  readonly fromApi: (raw: unknown) => Row | undefined;
}

/** A person as the header's search shows it. Spec §3. */
export interface PersonHit {
  /** Address slug. */
  readonly id: string;
  /** Surname first. */
  readonly name: string;
  /** Path of the local copy of the photo, or null. */
  readonly image: string | null;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

/** Names and values as the spec writes them: `{ search: "rossi", page: 2, page_size: 10 }`. */
export type DataQuery = Readonly<Record<string, QueryValue>> & { readonly page?: number; readonly page_size?: number };

export interface ParliamentData {
  /** People by name, ten at a time. A failure is an empty list: searching never breaks a page. Spec §8. */
  persons(query: DataQuery, signal?: AbortSignal): Promise<PeopleFound>;
  /** A page of a list. Rejects with {@link DataCallError}; aborting rejects with an AbortError. */
  list<Row>(source: ListSource<Row>, state: ListState, signal: AbortSignal): Promise<Paged<Row>>;
  /** Fetches and works out the answer to a state ahead, where what it comes from can be kept. Never rejects. */
  prepare<Row>(source: ListSource<Row>, state: ListState): Promise<void>;
  /** All rows that match, for downloads. Rejects like `list`. */
  all<Row>(source: ListSource<Row>, state: ListState, signal: AbortSignal): Promise<readonly Row[]>;
}

/** HTTP status; null when the network did not answer; "outdated" when what came is not of the same night as what is here. */
export type CallStatus = number | "outdated" | null;

/** A data call that failed: what the error view shows as its state. Spec §8. */
export class DataCallError extends Error {
  override readonly name = "DataCallError";
  readonly status: CallStatus;

  constructor(status: CallStatus, address: string) {
    super(`${status === null ? "no answer" : String(status)} from ${address}`);
    this.status = status;
  }
}
