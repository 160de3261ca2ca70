/**
 * The one door through which islands ask for parliamentary data. Two adapters answer by the same rules (spec §5, §7):
 * *static* from files published with the pages, *live* from an API whose address is given when the site is built.
 */
import type { QueryValue } from "#src/lib/query.ts";

/** A page of a list: how many there are in all, and the ones asked for. */
export interface Paged<T> {
  readonly count: number;
  readonly results: readonly T[];
}

/** A person as the header's search shows it. Spec §3. */
export interface PersonHit {
  /** Address slug. */
  readonly id: string;
  /** Surname first. */
  readonly name: string;
  /** Address of the photo, or null. */
  readonly image: string | null;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

/** Names and values as the spec writes them: `{ search: "rossi", page: 2, page_size: 10 }`. */
export type DataQuery = Readonly<Record<string, QueryValue>> & { readonly page?: number; readonly page_size?: number };

export interface ParliamentData {
  /** People by name, ten at a time. A failure is an empty list: searching never breaks a page. Spec §8. */
  persons(query: DataQuery, signal?: AbortSignal): Promise<Paged<PersonHit>>;
  /** A list by its name at the source (`votings`, `bills`, `memberships` …). Throws {@link DataCallError}. */
  list(name: string, query: DataQuery, signal?: AbortSignal): Promise<Paged<unknown>>;
}

/** A data call that failed: what the error view shows as its state. Spec §8. */
export class DataCallError extends Error {
  override readonly name = "DataCallError";
  /** HTTP status; null when the network did not answer. */
  readonly status: number | null;

  constructor(status: number | null, address: string) {
    super(`${status === null ? "no answer" : String(status)} from ${address}`);
    this.status = status;
  }
}

let chosen: Promise<ParliamentData> | undefined;

/** The adapter of this build, loaded when first asked for. */
export function parliamentData(): Promise<ParliamentData> {
  const base = import.meta.env.PUBLIC_API_BASE;
  chosen ??=
    base === undefined || base === ""
      ? import("./parliament-data-static.ts").then((module) => module.staticData())
      : import("./parliament-data-live.ts").then((module) => module.liveData(base));
  return chosen;
}
