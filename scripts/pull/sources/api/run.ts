import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { RecordKind } from "#src/domain/records.ts";
import type { Previous, PullOptions, RecordWriter } from "#scripts/pull/source.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import { type ApiClient, BudgetSpent, NotFound } from "./client.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { Origin } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { InvalidRaw, nameOf } from "./parse.ts";
import { pageSize } from "./paths.ts";
import type { PersonIds } from "./person-ids.ts";
import { rawPage } from "./raw.ts";

export interface Run {
  readonly client: ApiClient;
  /** Person ids; every response is already converted to them. */
  readonly ids: PersonIds;
  readonly cache: ResponseCache;
  readonly writer: RecordWriter;
  readonly previous: Previous | undefined;
  readonly options: PullOptions;
  readonly effects: Effects;
  readonly notes: Notes;
  readonly origin: Origin;
  /** `swept`: requests of the sweep, retries included. `unswept`: records of the sweep that wait for the next run. */
  readonly tally: { swept: number; unswept: number };
  /** Number of the run that started the full sweep which this run continues; null = only the usual share is swept. */
  readonly sweepFrom: number | null;
}

/** Digest of list rows. */
export function signatureOf(...parts: readonly unknown[]): string {
  return digestOf(...parts.map(canonicalJson)).slice(0, 24);
}

/** Reads a list with the page size of the run. A list that the API does not have is empty and never complete. */
export async function list(
  run: Run,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<ReadList & { readonly isMissing: boolean }> {
  try {
    return { ...(await readList(run.client, path, { ...query, page_size: pageSize }, run.notes)), isMissing: false };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    run.notes.warn(`${path}: the source has no such list`);
    return { rows: [], isWhole: false, isMissing: true };
  }
}

export interface ReadRows<T> {
  readonly rows: readonly T[];
  /** Names of the invalid rows, which were quarantined. */
  readonly lost: ReadonlySet<string>;
  /** The list is complete: a record missing from it has vanished. */
  readonly isWhole: boolean;
  /** The API has no such list. */
  readonly isMissing: boolean;
}

interface RowsOf {
  readonly kind: RecordKind;
  /** Key of the record that a row with this name belongs to. */
  readonly toKey?: (name: string) => string;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Reads and parses the rows of a list. An invalid row is quarantined under its best available name; as it may be any
 * record, the list is then not complete.
 */
export async function readRows<T>(
  run: Run,
  path: string,
  { kind, toKey = (name) => name, query = {} }: RowsOf,
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
      run.writer.quarantine({ kind, key: toKey(name), reason: error.message, url: run.client.urlOf(path) });
      return [];
    }
  });
  return { rows, lost, isWhole: isWhole && lost.size === 0, isMissing };
}

/** The parsed value as a list of one; on InvalidRaw an empty list and a note. */
export function attempt<T>(run: Run, parse: () => T): T[] {
  try {
    return [parse()];
  } catch (error) {
    if (!(error instanceof InvalidRaw)) throw error;
    run.notes.warn(error.message);
    return [];
  }
}

/** Reads an optional part of the source; null when it is missing, unavailable or unchanged. */
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
    run.notes.warn(`${path}: ${error.message}`);
    return null;
  }
}

/** A list. `isWhole` = complete: a record missing from it has vanished. */
export interface ReadList {
  readonly rows: readonly unknown[];
  readonly isWhole: boolean;
}

interface Pages {
  readonly rows: Map<string, unknown>;
  readonly count: number | null;
  /** A page announced by `next` was not found: the list became shorter during the read. */
  readonly isCut: boolean;
}

/** Identity of a row: id and slug. Two mandates of a person may share the slug. */
const keyOf = (row: unknown): string => {
  if (typeof row !== "object" || row === null) return JSON.stringify(row);
  const [id, slug] = ["id" in row ? row.id : null, "slug" in row ? row.slug : null];
  return JSON.stringify((id ?? null) === null && (slug ?? null) === null ? row : [id, slug]);
};

/**
 * Reads a list to its end; duplicate rows count once. If the number of rows differs from the declared count (pages
 * shift during the read), the list is read again and both results are merged. If the numbers still differ, the list is
 * used but not considered whole.
 * @throws DataError when a response is not a list
 */
export async function readList(
  client: ApiClient,
  path: string,
  query: Readonly<Record<string, string | number>>,
  notes: Notes,
): Promise<ReadList> {
  const pages: Pages = await readPages(client, path, query);
  let { count, isCut } = pages;
  if (isCut || (count !== null && pages.rows.size !== count)) {
    const again = await readPages(client, path, query);
    for (const [key, row] of again.rows) pages.rows.set(key, row);
    ({ count, isCut } = again);
  }
  const isWhole = !isCut && count !== null && pages.rows.size === count;
  if (!isWhole)
    notes.warn(`${path}: says ${String(count)} records, gave ${pages.rows.size}; nothing is removed on its word`);
  return { rows: [...pages.rows.values()], isWhole };
}

async function readPages(
  client: ApiClient,
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<Pages> {
  const rows = new Map<string, unknown>();
  let count: number | null = null;
  for (let page = 1; ; page += 1) {
    const url = client.urlOf(path, { ...query, page });
    const answer = await client.get(url, true).catch((error: unknown) => {
      if (page > 1 && error instanceof NotFound) return null;
      throw error;
    });
    if (answer === null) return { rows, count, isCut: true };
    const parsed = rawPage.safeParse(answer.unchanged ? null : answer.body);
    if (!parsed.success) throw new DataError(`${url}: not a list (no "results"); the source has changed its shape`);
    const before = rows.size;
    for (const row of parsed.data.results) rows.set(keyOf(row), row);
    count = parsed.data.count ?? count;
    // A page without new rows ends the list, even if it has a `next` link: otherwise the loop may never end.
    if (!parsed.data.next || rows.size === before) return { rows, count, isCut: false };
  }
}
