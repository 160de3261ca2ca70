/** What every part of a run shares. */
import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { Previous, PullOptions, Sink } from "#scripts/pull/source.ts";
import type { ResponseCache } from "./cache.ts";
import { type ApiClient, NotFound } from "./client.ts";
import { readList, type ReadList } from "./lists.ts";
import type { Notes } from "./notes.ts";
import type { Origin } from "./origin.ts";
import { InvalidRaw } from "./parse.ts";
import { pageSize } from "./paths.ts";

export interface Run {
  readonly client: ApiClient;
  readonly cache: ResponseCache;
  readonly sink: Sink;
  readonly previous: Previous | undefined;
  readonly options: PullOptions;
  readonly effects: Effects;
  readonly notes: Notes;
  readonly origin: Origin;
  /** Of the sweep: requests, retries included, counted apart from those for what is new; records that wait for the next run. */
  readonly tally: { swept: number; unswept: number };
  /** The run with which the sweep of everything began that this one goes on with; null = only a share is swept. */
  readonly sweepFrom: number | null;
}

/** Signature of a list row. */
export function signatureOf(...parts: readonly unknown[]): string {
  return digestOf(...parts.map(canonicalJson)).slice(0, 24);
}

/** A list with the run's page size; a list that the API does not have is empty and never whole. */
export async function list(
  run: Run,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<ReadList & { readonly isMissing: boolean }> {
  try {
    return { ...(await readList(run.client, path, { ...query, page_size: pageSize }, run.notes)), isMissing: false };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    run.notes.add(`${path}: the source has no such list`);
    return { rows: [], isWhole: false, governments: [], isMissing: true };
  }
}

/** The parsed value in a list, or an empty list and a remark. */
export function attempt<T>(run: Run, parse: () => T): T[] {
  try {
    return [parse()];
  } catch (error) {
    if (!(error instanceof InvalidRaw)) throw error;
    run.notes.add(error.message);
    return [];
  }
}

/** A record of the previous snapshot without the day of its last change, which the store adds. */
export function withoutDay<T extends object>(record: T): T {
  const copy: T & { changedAt?: string } = { ...record };
  delete copy.changedAt;
  return copy;
}
