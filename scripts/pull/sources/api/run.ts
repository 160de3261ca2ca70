/** What every part of a run shares. */
import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { RecordKind } from "#src/domain/records.ts";
import type { Previous, PullOptions, Sink } from "#scripts/pull/source.ts";
import type { ResponseCache } from "./cache.ts";
import { type ApiClient, BudgetSpent, NotFound } from "./client.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { readList, type ReadList } from "./lists.ts";
import type { Notes } from "./notes.ts";
import type { Origin } from "./origin.ts";
import { InvalidRaw } from "./parse.ts";
import { pageSize } from "./paths.ts";
import type { PersonIds } from "./person-ids.ts";

export interface Run {
  readonly client: ApiClient;
  /** What every answer calls people by already. */
  readonly ids: PersonIds;
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
    return { rows: [], isWhole: false, isMissing: true };
  }
}

/** The rows of a list that could be read. */
export interface ReadRows<T> {
  readonly rows: readonly T[];
  /** Names of those that could not, and were set aside. */
  readonly lost: ReadonlySet<string>;
  /** Nothing is missing: what is not here has vanished. */
  readonly isWhole: boolean;
  /** The API has no such list. */
  readonly isMissing: boolean;
}

/**
 * Reads the rows of a list. One that cannot be read is set aside under the best name it has; as it may be any record, none has
 * vanished then.
 */
export async function readRows<T>(
  run: Run,
  path: string,
  { kind, prefix = "", query = {} }: { kind: RecordKind; prefix?: string; query?: Readonly<Record<string, string>> },
  parse: (row: unknown, place: number) => T,
): Promise<ReadRows<T>> {
  const { rows: found, isWhole, isMissing } = await list(run, path, query);
  const lost = new Set<string>();
  const rows = found.flatMap((row, place) => {
    try {
      return [parse(row, place)];
    } catch (error) {
      if (!(error instanceof InvalidRaw)) throw error;
      const name = nameOf(row) ?? signatureOf(row).slice(0, 8);
      lost.add(name);
      run.sink.quarantine({ kind, key: prefix + name, reason: error.message, url: run.client.urlOf(path) });
      return [];
    }
  });
  return { rows, lost, isWhole: isWhole && lost.size === 0, isMissing };
}

/** What a row of whatever shape calls itself. */
function nameOf(row: unknown): string | null {
  if (typeof row !== "object" || row === null) return null;
  const person = "person" in row ? nameOf(row.person) : null;
  const names = [person, "slug" in row && row.slug, "identifier" in row && row.identifier, "id" in row && row.id];
  const name = names.find((one) => typeof one === "string" || typeof one === "number");
  return name === undefined ? null : String(name);
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

/** A part of the source that it may lack: null then, and where nothing has changed. */
export async function readPart<T>(
  run: Run,
  path: string,
  parse: (body: unknown) => T,
): Promise<{ readonly parsed: T | undefined; readonly url: string } | null> {
  const url = run.client.urlOf(path);
  try {
    const answer = await run.client.get(url, true);
    return answer.unchanged ? null : { parsed: attempt(run, () => parse(answer.body))[0], url };
  } catch (error) {
    if (!(error instanceof DataError || error instanceof NotFound || error instanceof BudgetSpent)) throw error;
    run.notes.add(`${path}: ${error.message}`);
    return null;
  }
}
