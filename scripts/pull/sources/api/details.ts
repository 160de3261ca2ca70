/** Records that are read one by one: the new and the changed at once, the others in turn. */
import type { RecordKind } from "#src/domain/records.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { BudgetSpent, NotFound } from "./client.ts";
import { InvalidRaw } from "./parse.ts";
import type { Run } from "./run.ts";

/** Every record is read again once in this many runs: with a run a night, a correction is found within a week. */
export const sweepRuns = 7;
/** This many single records may fail before the source counts as down. */
const maxFailures = 25;
/** Records asked for before the next are lined up. */
const batch = 64;

/**
 * Requests that single records leave for what is read after them: the lists, without which the run would be lost, and people
 * who voted and are on no list.
 */
export const usualReserve = 100;

/** One record to read on its own page. */
export interface Detail {
  /** Key in the cache: the API's own. */
  readonly key: string;
  readonly path: string;
  /** Changes when the record's row in its list does. */
  readonly signature: string;
  /** On no list of the source any more: if its page is gone too, it has vanished. */
  readonly isUnlisted?: boolean;
}

/** A kind of record that is read one by one. */
export interface DetailKind {
  readonly name: string;
  readonly kind: RecordKind;
  /** Key of the record in the snapshot. */
  readonly recordKey: (key: string) => string;
  /** @returns whether the record was taken; one that was set aside is asked for again, whole. */
  readonly take: (body: unknown, detail: Detail) => boolean;
  /** Hears of a record that is on no list any more and has no page. */
  readonly gone?: (key: string) => void;
  /** Requests that must be left for what is read afterwards, where it is not the usual. */
  readonly reserve?: number;
}

/**
 * Reads the records that are new or whose list row changed, in the order given; then, in the sweep, those not read for
 * longest: a seventh of them, or with `--sweep` all that it has not read yet. The others are kept. What the budget does not
 * reach waits for the next run, which finds it first in its turn. A record that cannot be read is set aside and its last good
 * version stays.
 * @throws SourceUnavailable when too many fail.
 */
export async function readDetails(run: Run, kind: DetailKind, details: readonly Detail[]): Promise<void> {
  const published = new Set(run.previous?.keys(kind.kind));
  const read = run.cache.signatures(kind.name);
  const isCurrent = ({ key, signature }: Detail) =>
    published.has(kind.recordKey(key)) && read.get(key)?.value === signature;
  const age = ({ key }: Detail) => read.get(key)?.read ?? 0;
  const resting = details.filter(isCurrent).toSorted((a, b) => age(a) - age(b) || (a.key < b.key ? -1 : 1));
  const { sweepFrom } = run;
  const isDue = (detail: Detail, index: number) =>
    sweepFrom === null ? index < Math.ceil(resting.length / sweepRuns) : age(detail) < sweepFrom;
  const due = resting.filter(isDue);
  for (const detail of resting.slice(due.length)) run.sink.leave(kind.kind, kind.recordKey(detail.key));

  const news = details.filter((detail) => !isCurrent(detail));
  run.sink.defer(await readQueue(run, kind, { details: news, published, isNews: true }));
  const before = run.client.spent.requests;
  run.tally.unswept += await readQueue(run, kind, { details: due, published, isNews: false });
  run.tally.swept += run.client.spent.requests - before;
}

/** Records to read, news or in the sweep. */
interface Queue {
  readonly details: readonly Detail[];
  /** Keys of the records that the snapshot has. */
  readonly published: ReadonlySet<string>;
  readonly isNews: boolean;
}

/** Reads a queue until the budget is spent; what is published stays as it is. @returns how many records wait for the next run. */
async function readQueue(run: Run, kind: DetailKind, { details, published, isNews }: Queue): Promise<number> {
  const name = isNews ? kind.name : `${kind.name}, sweep`;
  const progress = new Progress(run, name, details.length);
  let left = 0;
  for (let start = 0; start < details.length; start += batch) {
    const part = details.slice(start, start + batch);
    // What its list says is new is read whole: beside the page, facts of the list go into the record.
    const isWhole = (detail: Detail) => isNews || !published.has(kind.recordKey(detail.key));
    const isRead =
      left === 0
        ? await Promise.all(part.map((detail) => readOne(run, kind, detail, isWhole(detail), progress)))
        : part.map(() => false);
    const waiting = part.filter((_, index) => isRead[index] === false);
    for (const { key } of waiting) run.sink.leave(kind.kind, kind.recordKey(key));
    left += waiting.length;
  }
  if (left > 0) run.notes.add(`${name}: ${left} records wait for the next run (request budget)`);
  return left;
}

/** Reads a record, or sets it aside. @returns false when the budget is spent, and it was not asked for. */
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
    if (answer.unchanged) run.sink.keep(kind.kind, recordKey);
    else if (!kind.take(answer.body, detail)) run.cache.forget(url);
    run.cache.sign(kind.name, detail.key, detail.signature);
    progress.step();
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    if (error instanceof NotFound && detail.isUnlisted === true) {
      kind.gone?.(detail.key);
      return true;
    }
    if (error instanceof InvalidRaw) run.cache.forget(url);
    // Set aside, which keeps its last good version, and the day since when.
    progress.fail(error, kind.kind, recordKey, url);
  }
  return true;
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
