/** Reads records one by one: new and changed ones at once, the others in turn. */
import type { RecordKind } from "#src/domain/records.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { BudgetSpent, NotFound } from "./client.ts";
import { InvalidRaw } from "./parse.ts";
import { asideOf } from "#scripts/pull/source.ts";
import type { Run } from "./run.ts";

/** Every record is read again once in this many runs. With one run per night, corrections arrive within a week. */
export const sweepRuns = 7;
/** Number of failed records after which the source counts as down. */
const maxFailures = 25;
/** Number of records requested together. */
const batch = 64;

/**
 * Requests that single records must leave in the budget for what is read after them: the lists, without which the run
 * fails, and voters that are in no list.
 */
export const usualReserve = 100;

export interface Detail {
  /** Key in the cache, and key of the API. */
  readonly key: string;
  readonly path: string;
  /** Digest of the list row: a change means that the record changed. */
  readonly signature: string;
  /** No list contains the record any more. If its page is missing too, it has vanished. */
  readonly isUnlisted?: boolean;
}

export interface DetailKind {
  readonly name: string;
  readonly kind: RecordKind;
  /** Converts a key of the API to the key in the snapshot. */
  readonly recordKey: (key: string) => string;
  /** @returns whether the record was accepted; a quarantined one is requested again without conditions */
  readonly take: (body: unknown, detail: Detail) => boolean;
  /** Called for a record that is in no list and has no page any more. */
  readonly onRemoved?: (key: string) => void;
  /** Called for a record that was asked for and could not be read. */
  readonly onFailed?: (key: string) => void;
  /** Requests that must remain in the budget; default {@link usualReserve}. */
  readonly reserve?: number;
}

/**
 * Reads new and changed records, and those in quarantine, in the given order. Then sweeps the records not read for longest: a seventh of them, or
 * with `--sweep` all that the sweep has not reached yet. The others are kept. Records beyond the budget wait for the
 * next run, which reads them first. A record that cannot be read is quarantined and its last valid version stays.
 * @throws SourceUnavailable when too many records fail
 */
export async function readDetails(run: Run, kind: DetailKind, details: readonly Detail[]): Promise<void> {
  const published = new Set(run.previous?.keys(kind.kind));
  const read = run.cache.signatures(kind.name);
  // The stored version of a record that was set aside is not the one that was read.
  const aside = asideOf(run.previous, kind.kind);
  const isCurrent = ({ key, signature }: Detail) => {
    const record = kind.recordKey(key);
    return published.has(record) && !aside.has(record) && read.get(key)?.value === signature;
  };
  const age = ({ key }: Detail) => read.get(key)?.read ?? 0;
  const resting = details.filter(isCurrent).toSorted((a, b) => age(a) - age(b) || (a.key < b.key ? -1 : 1));
  const { sweepFrom } = run;
  const isDue = (detail: Detail, index: number) =>
    sweepFrom === null ? index < Math.ceil(resting.length / sweepRuns) : age(detail) < sweepFrom;
  const due = resting.filter(isDue);
  for (const detail of resting.slice(due.length)) run.writer.markSeen(kind.kind, kind.recordKey(detail.key));

  const news = details.filter((detail) => !isCurrent(detail));
  run.writer.reportPending(await readQueue(run, kind, { details: news, published, isNews: true }));
  const before = run.client.spent.requests;
  run.tally.unswept += await readQueue(run, kind, { details: due, published, isNews: false });
  run.tally.swept += run.client.spent.requests - before;
}

/** Records to read: new and changed ones (`isNews`), or the sweep. */
interface Queue {
  readonly details: readonly Detail[];
  /** Keys of the records in the snapshot. */
  readonly published: ReadonlySet<string>;
  readonly isNews: boolean;
}

/**
 * Reads a queue until the budget is spent; remaining records are kept as they are.
 * @returns number of records that wait for the next run
 */
async function readQueue(run: Run, kind: DetailKind, { details, published, isNews }: Queue): Promise<number> {
  const name = isNews ? kind.name : `${kind.name}, sweep`;
  const progress = new Progress(run, name, details.length);
  let left = 0;
  for (let start = 0; start < details.length; start += batch) {
    const part = details.slice(start, start + batch);
    // A record with a changed list row needs its body even if the page is unchanged: facts from the list are merged
    // into it.
    const isWhole = (detail: Detail) => isNews || !published.has(kind.recordKey(detail.key));
    const isRead =
      left === 0
        ? await Promise.all(part.map((detail) => readOne(run, kind, detail, isWhole(detail), progress)))
        : part.map(() => false);
    const waiting = part.filter((_, index) => isRead[index] === false);
    for (const { key } of waiting) run.writer.markSeen(kind.kind, kind.recordKey(key));
    left += waiting.length;
  }
  if (left > 0) run.notes.add(`${name}: ${left} records wait for the next run (budget or deadline)`);
  return left;
}

/**
 * Reads or quarantines a record.
 * @returns false when the budget is spent and the record was not requested
 */
async function readOne(
  run: Run,
  kind: DetailKind,
  detail: Detail,
  isWhole: boolean,
  progress: Progress,
): Promise<boolean> {
  const recordKey = kind.recordKey(detail.key);
  const url = run.client.urlOf(detail.path);
  try {
    const answer = await run.client.get(url, isWhole, kind.reserve ?? usualReserve);
    if (answer.unchanged) run.writer.markUnchanged(kind.kind, recordKey);
    else if (!kind.take(answer.body, detail)) run.cache.forget(url);
    run.cache.sign(kind.name, detail.key, detail.signature);
    progress.step();
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    if (error instanceof NotFound && detail.isUnlisted === true) {
      kind.onRemoved?.(detail.key);
      return true;
    }
    if (error instanceof InvalidRaw) run.cache.forget(url);
    // Quarantine keeps the last valid version and the day of the first failure.
    progress.fail(error, kind.kind, recordKey, url);
    kind.onFailed?.(detail.key);
  }
  return true;
}

/** Counts records, logs progress and remaining time, and throws when the source seems to be down. */
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

  /** Counts a record. Logs the remaining time after two batches, then every 500 records. */
  step(): void {
    this.#done += 1;
    if (this.#done !== batch * 2 && this.#done % 500 !== 0) return;
    const { requests } = this.#run.client.spent;
    const { budget } = this.#run.client;
    const left = this.#total - this.#done;
    const now = Math.min(left, Math.max(0, budget - requests));
    const pace = (this.#run.effects.elapsed() - this.#start) / this.#done;
    const runs = Math.ceil((left - now) / budget);
    const later = runs > 0 ? ` in this run, ${runs} more to follow` : "";
    this.#run.effects.log(
      `  ${this.#name}: ${this.#done} of ${this.#total}, about ${formatDuration(now * pace)} left${later}, ${requests} requests`,
    );
  }

  fail(error: unknown, kind: RecordKind, key: string, url: string): void {
    if (!(error instanceof InvalidRaw || error instanceof SourceUnavailable || error instanceof NotFound)) throw error;
    this.#run.writer.quarantine({ kind, key, reason: error.message, url });
    this.#failures += 1;
    if (!(error instanceof SourceUnavailable)) return;
    if (this.#failures >= maxFailures || this.#failures > this.#done + 3)
      throw new SourceUnavailable(
        `${this.#failures} records of ${this.#name} could not be read: the source seems down (${error.message})`,
      );
  }
}

function formatDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 2) return `${Math.round(milliseconds / 1000)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
