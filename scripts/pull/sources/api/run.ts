/** What every part of a run shares. */
import type { RecordKind, RecordOf } from "#src/domain/records.ts";
import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import type { Previous, PullOptions, Sink } from "#scripts/pull/source.ts";
import type { ResponseCache } from "./cache.ts";
import { type ApiClient, BudgetSpent, NotFound } from "./client.ts";
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
}

/** Requests that votes leave for what comes after them: without persons and acts the votes refer to nothing. */
export const reserve = 100;
/** So many single records may fail before the source counts as down. */
const maxFailures = 25;

/** One record to read on its own page. */
export interface Detail {
  /** Key in the cache: the API's own. */
  readonly key: string;
  readonly path: string;
  /** Changes when the record's row in its list does. */
  readonly signature: string;
  /** Day of the record: recent ones are read again more often. */
  readonly day: string | null;
}

/** A kind of record that is read one by one. */
export interface DetailKind {
  readonly name: string;
  readonly kind: RecordKind;
  /** Records read again in a night though nothing seems to have changed, so that corrections are found. */
  readonly rotation: number;
  /** Key of the record in the snapshot. */
  readonly recordKey: (key: string) => string;
  readonly take: (body: unknown, detail: Detail) => void;
  /** Requests that must be left when it ends. */
  readonly reserve?: number;
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

/**
 * Reads the records that are new, whose list row changed, or whose turn it is; keeps the others. A record that cannot be read
 * is set aside and its last good version stays.
 * @returns how many new records the budget left for the next run.
 * @throws SourceUnavailable when too many fail.
 */
export async function readDetails(run: Run, kind: DetailKind, details: readonly Detail[]): Promise<number> {
  const published = new Set(run.previous?.keys(kind.kind));
  const isKnown = ({ key }: Detail) =>
    published.has(kind.recordKey(key)) && run.cache.signature(kind.name, key) !== null;
  const isCurrent = (detail: Detail) =>
    isKnown(detail) && run.cache.signature(kind.name, detail.key)?.value === detail.signature;
  const wanted = run.options.sweep ? [...details] : details.filter((detail) => !isCurrent(detail));
  const resting = run.options.sweep ? [] : details.filter(isCurrent);
  const turn = new Set(nextInTurn(run, kind, resting));
  for (const detail of resting) if (!turn.has(detail)) run.sink.keep(kind.kind, kind.recordKey(detail.key));
  const progress = new Progress(run, kind.name, wanted.length + turn.size);
  let left = 0;
  const readOne = async (detail: Detail): Promise<void> => {
    const recordKey = kind.recordKey(detail.key);
    const isPublished = published.has(recordKey);
    try {
      const url = run.client.urlOf(detail.path);
      const answer = await run.client.get(url, !isPublished, kind.reserve);
      if (answer.unchanged) run.sink.keep(kind.kind, recordKey);
      else kind.take(answer.body, detail);
      run.cache.sign(kind.name, detail.key, detail.signature);
      progress.step();
    } catch (error) {
      if (isPublished) run.sink.keep(kind.kind, recordKey);
      if (error instanceof BudgetSpent) left += 1;
      else progress.fail(error, kind.kind, recordKey, run.client.urlOf(detail.path));
    }
  };
  const queue = [...wanted, ...turn];
  for (let start = 0; start < queue.length; start += 64) await Promise.all(queue.slice(start, start + 64).map(readOne));
  if (left > 0) run.notes.add(`${kind.name}: ${left} records wait for the next run (request budget)`);
  return left;
}

/** Whose turn it is: records of the last month not read for seven runs, then those not read for longest. */
function nextInTurn(run: Run, kind: DetailKind, resting: readonly Detail[]): Detail[] {
  const now = run.cache.run;
  const month = new Date(Date.parse(run.origin.day) - 30 * 86_400_000).toISOString().slice(0, 10);
  const age = (detail: Detail) => now - (run.cache.signature(kind.name, detail.key)?.read ?? 0);
  const weight = (detail: Detail) =>
    (age(detail) >= 7 && detail.day !== null && detail.day >= month ? 100_000 : 0) + age(detail);
  return resting
    .map((detail) => ({ detail, weight: weight(detail) }))
    .toSorted((a, b) => b.weight - a.weight || (a.detail.key < b.detail.key ? -1 : 1))
    .slice(0, kind.rotation)
    .map(({ detail }) => detail);
}

/** Counts, says how far it is and how long it will take, and gives up when the source is evidently down. */
class Progress {
  readonly #run: Run;
  readonly #name: string;
  readonly #total: number;
  readonly #start: number;
  #done = 0;
  #failures = 0;

  constructor(run: Run, name: string, total: number) {
    this.#run = run;
    this.#name = name;
    this.#total = total;
    this.#start = run.effects.elapsed();
  }

  step(): void {
    this.#done += 1;
    if (this.#done % 500 !== 0) return;
    const seconds = (this.#run.effects.elapsed() - this.#start) / 1000;
    const left = Math.round((seconds / this.#done) * (this.#total - this.#done));
    this.#run.effects.log(
      `  ${this.#name}: ${this.#done} of ${this.#total}, about ${left} s left, ${this.#run.client.spent.requests} requests`,
    );
  }

  fail(error: unknown, kind: RecordKind, key: string, url: string): void {
    if (!(error instanceof InvalidRaw || error instanceof SourceUnavailable || error instanceof NotFound)) throw error;
    this.#run.sink.quarantine({ kind, key, reason: error.message, url });
    this.#failures += 1;
    if (!(error instanceof SourceUnavailable)) return;
    if (this.#failures >= maxFailures || this.#failures > this.#done + 3)
      throw new SourceUnavailable(
        `${this.#failures} records of ${this.#name} could not be read: the source seems down (${error.message})`,
      );
  }
}

/** The day of reading is not a change: a record that is otherwise equal keeps the day on which its present form was read. */
export function keepDay<K extends Exclude<RecordKind, "site">>(
  run: Run,
  kind: K,
  key: string,
  record: RecordOf<K>,
): RecordOf<K> {
  const before = run.previous?.record(kind, key);
  if (before === undefined || !("sources" in before) || !("sources" in record)) return record;
  const dated = {
    ...record,
    sources: record.sources.map((source, index) => ({
      ...source,
      fetchedAt: before.sources[index]?.fetchedAt ?? source.fetchedAt,
    })),
  };
  return canonicalJson(dated) === canonicalJson(plain(before)) ? dated : record;
}

/** A record of the reader without the day that the store adds. */
function plain(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== "changedAt"));
}
