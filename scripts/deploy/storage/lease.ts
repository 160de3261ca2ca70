/**
 * A lock in the bucket, so that two deployments do not mix. It is an object with an owner and an end, renewed while the
 * deployment works, and has the progress too. Where the store checks conditions of writes (AWS, R2), it is safe. Where
 * it ignores them, the object is read again after a pause and before each renewal: two deployments that begin within
 * the same moment see which one wrote last, and the other one ends.
 */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { AtWork, DataError } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { describeHolder, holderOf, isHeldByOther, type Holder } from "#scripts/deploy/holder.ts";
import { recordFolder } from "./state.ts";
import type { Store, Stored } from "./store.ts";

const lockKey = `${recordFolder}lock.json`;

/** Milliseconds after which the lock of a deployment that was killed on another machine ends. */
const length = 5 * 60_000;

/** Milliseconds in which a store without conditions has settled. */
const settling = 2000;

/** How far a deployment has come: the number of objects that it sent, in the order of its state. */
export interface Progress {
  readonly run: string;
  readonly done: number;
}

const lockSchema = z.object({
  run: z.string(),
  done: z.number(),
  host: z.string(),
  pid: z.number(),
  owner: z.string(),
  until: z.string(),
}) satisfies z.ZodType<Lock>;
type Lock = Holder & Progress;

export interface Lease {
  /** Progress of the deployment before, when that was interrupted; null = it ended. */
  readonly before: Progress | null;
  /**
   * Extends the lease and stores the progress.
   * @throws DataError when another deployment has taken it
   */
  readonly renew: (progress: Progress) => Promise<void>;
  /** Ends the lease. `progress`: that of a deployment that failed; null = it is complete. */
  readonly release: (progress: Progress | null) => Promise<void>;
}

/** Null when the object is something else. */
function parseLock(found: Stored): Lock | null {
  try {
    return lockSchema.safeParse(JSON.parse(found.body.toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Takes the lock.
 * @param owner identifies this deployment
 * @throws AtWork when another deployment has it
 */
export async function takeLease(store: Store, owner: string, effects: Effects): Promise<Lease> {
  const busy = (lock: Lock | null): AtWork => new AtWork(describeHolder(store.name, lock));
  const textOf = (progress: Progress, until: number): string => {
    const lock: Lock = { ...progress, ...holderOf(owner, until) };
    return `${JSON.stringify(lock)}\n`;
  };
  const nextEnd = (): number => effects.now().getTime() + length;
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  const lockOf = (found: Stored | null): Lock | null => (found === null ? null : parseLock(found));
  const isOwn = (found: Stored | null): found is Stored => lockOf(found)?.owner === owner;
  /**
   * Writes the lock under a condition. A refused one may be our own, repeated: the store wrote it, its answer was lost,
   * and the condition of the repetition does not hold any more.
   */
  const put = async (text: string, condition: Readonly<Record<string, string>>): Promise<void> => {
    if (await store.put(lockKey, text, { ...headers, ...condition })) return;
    const now = await store.get(lockKey);
    if (!isOwn(now)) throw busy(lockOf(now));
  };
  const found = await store.get(lockKey);
  const previous = lockOf(found);
  if (previous !== null && isHeldByOther(previous, effects.now(), owner)) throw busy(previous);
  const before = previous === null ? null : { run: previous.run, done: previous.done };
  // Until the next state is written, the progress remains that of the interrupted deployment.
  const text = textOf(before ?? { run: "", done: 0 }, nextEnd());
  await put(text, found === null ? { "if-none-match": "*" } : { "if-match": found.etag });
  // A store that checks conditions refuses this one.
  const ignoresConditions = await store.put(lockKey, text, { ...headers, "if-none-match": "*" });
  const own = async (): Promise<Stored> => {
    const now = await store.get(lockKey);
    if (!isOwn(now))
      throw new DataError(
        `${store.name}: another deployment has taken over; what this one sent is part of its work. Run it again when that has ended`,
      );
    return now;
  };
  if (ignoresConditions) {
    await wait(settling);
    await own();
  }
  const write = async (progress: Progress, until: number): Promise<void> => {
    const { etag } = await own();
    await put(textOf(progress, until), { "if-match": etag });
  };
  return {
    before,
    renew: (progress) => write(progress, nextEnd()),
    release: async (progress) => {
      if (progress === null) await store.remove(lockKey);
      else await write(progress, 0);
    },
  };
}
