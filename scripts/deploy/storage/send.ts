/** Brings a prefix of a bucket to the state of a site, in an order in which no page ever lacks its files. */
import { randomUUID } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markName } from "#scripts/build/manifest.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { addDays } from "#src/domain/days.ts";
import type { SendOptions } from "#scripts/deploy/target.ts";
import { takeLease, type Progress as LeaseProgress } from "./lease.ts";
import { bodyOf, listObjects, type ObjectOptions, type SiteObject } from "./objects.ts";
import {
  applyProgress,
  isGone,
  parseState,
  recordFolder,
  serializeState,
  stateKey,
  type Entry,
  type State,
} from "./state.ts";
import type { Store } from "./store.ts";

/** Requests at the same time. */
const parallel = 16;

/** Objects after which the progress is stored, and milliseconds between two renewals of the lock at most. */
const progressStep = 20;
const progressInterval = 20_000;

/** Addresses that a CDN takes in one request to forget them: 30 at Cloudflare. */
const purgeBatch = 30;

/** Changed addresses from which on the whole cache is emptied: single requests would take longer than they save. */
const purgeAllFrom = 3000;

export interface StorageOptions extends ObjectOptions, SendOptions {
  /** Address of the site without a final slash, for the addresses to purge. */
  readonly site: string;
}

/** Runs `work` on all items, some at a time. After a failure no further one begins; waits for those that have. */
async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of left) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  if (failures.length > 0) throw failures[0];
}

/** What differs between the site and the bucket. */
interface Difference {
  /** In the order of sending. */
  readonly send: readonly SiteObject[];
  /** Keys that are not part of the site and whose grace period has ended. */
  readonly remove: readonly string[];
  /** What the bucket has once `send` is done, before removals. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Compares the site with what the bucket has. */
function compare(
  objects: readonly SiteObject[],
  known: State["entries"],
  today: string,
  graceDays: number,
): Difference {
  const isUnchanged = ({ key, digest }: SiteObject): boolean => {
    const entry = known.get(key);
    return entry?.digest === digest && entry.status !== "sending";
  };
  // New pages go before changed ones, which may link to them.
  const order = ({ key, rank }: SiteObject): number => rank + (rank === 2 && known.has(key) ? 0.5 : 0);
  const send = objects
    .filter((object) => !isUnchanged(object))
    .map((object) => ({ ...object, rank: order(object) }))
    .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
  const entries = new Map<string, Entry>();
  for (const { key, digest, bytes } of send) entries.set(key, { digest, bytes, status: "sending" });
  const keys = new Set(objects.map(({ key }) => key));
  const remove: string[] = [];
  for (const [key, entry] of known) {
    if (entries.has(key)) continue;
    const isPart = keys.has(key);
    const since = isGone(entry.status) ? entry.status : today;
    // The edge caches still have to forget what an interrupted deployment sent.
    const kept = entry.status === "sent" ? "sent" : "stored";
    entries.set(key, { ...entry, status: isPart ? kept : since });
    if (!isPart && addDays(since, graceDays) <= today) remove.push(key);
  }
  return { send, remove, entries };
}

/**
 * What the bucket has; an empty state for an empty prefix.
 * @throws DataError when there are objects, and no record of them
 */
async function readState(store: Store, beginsAnew: boolean): Promise<State> {
  const stored = await store.get(stateKey);
  const state = stored === null ? null : parseState(stored.body);
  if (state !== null) return state;
  const isOwn = (key: string): boolean => key.startsWith(recordFolder);
  const found = (await store.list(beginsAnew ? Infinity : 10)).filter((key) => !isOwn(key));
  if (found.length > 0 && !beginsAnew)
    throw new DataError(
      `${store.name}: has objects (${found[0] ?? ""}) and no record of a deployment; name another prefix, or say --begin-anew if all that is there belongs to this site`,
    );
  const unknown: Entry = { digest: "", bytes: 0, status: "stored" };
  return { run: "", edition: "", entries: new Map(found.map((key) => [key, unknown])) };
}

const sizeOf = (objects: readonly { readonly bytes: number }[]): string =>
  `${(objects.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

/** Sends objects rank by rank: pages begin when all their files are there. `onDone` gets the place of each in the list. */
async function sendAll(
  store: Store,
  out: string,
  objects: readonly SiteObject[],
  options: StorageOptions,
  onDone: (place: number) => void,
): Promise<void> {
  const places = objects.map((object, place) => ({ object, place }));
  for (const members of Map.groupBy(places, ({ object }) => object.rank).values())
    await forEachParallel(members, async ({ object, place }) => {
      await store.put(object.key, await bodyOf(out, object, options), object.headers);
      onDone(place);
    });
}

/** Stores progress while objects are sent, in their order and every few seconds. */
class Progress {
  /** Objects that are there, in the order of sending, up to the first one that is not. */
  done = 0;
  readonly #isDone: boolean[] = [];
  readonly #save: (done: number) => Promise<void>;
  #saving: Promise<void> | null = null;
  readonly #timer: NodeJS.Timeout;
  /** Why the lock could not be renewed; null = it was. */
  #failure: { readonly error: unknown } | null = null;

  constructor(save: (done: number) => Promise<void>) {
    this.#save = save;
    this.#timer = setInterval(() => this.#store(), progressInterval);
  }

  /** Begins to save, unless it still does. */
  #store(): void {
    this.#saving ??= this.#save(this.done)
      .catch((error: unknown) => {
        this.#failure = { error };
      })
      .finally(() => {
        this.#saving = null;
      });
  }

  /** @throws the error for which progress could not be saved: another deployment has the lock */
  requireLock(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }

  /** @throws like `requireLock` */
  reached(place: number): void {
    this.requireLock();
    this.#isDone[place] = true;
    const before = this.done;
    while (this.#isDone[this.done] === true) this.done += 1;
    if (Math.floor(before / progressStep) < Math.floor(this.done / progressStep)) this.#store();
  }

  /** Saves what is done, once no other saving is under way. @throws like `requireLock` */
  async save(): Promise<void> {
    await this.#saving;
    this.#store();
    await this.#saving;
    this.requireLock();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saving;
  }
}

/** Calls the command that makes a CDN forget addresses. `PURGE_JSON` and `PURGE_PATHS` name files with them. */
function purge(command: string, site: string, keys: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "purge-"));
  const paths = keys.map((key) => (key === "index.html" ? "/" : `/${key}`));
  const run = (request: unknown, chosen: readonly string[]): void => {
    const json = join(folder, "purge.json");
    const list = join(folder, "paths.txt");
    writeFileSync(json, JSON.stringify(request));
    writeFileSync(list, chosen.map((path) => `${path}\n`).join(""));
    const env = { ...process.env, PURGE_JSON: json, PURGE_PATHS: list };
    const { status, error } = spawnSync(command, { shell: true, stdio: "inherit", env });
    if (status !== 0)
      throw new DataError(
        `the command that purges the cache failed (${error?.message ?? `code ${String(status)}`}); the site is there, and readers see it when their copies expire. Run the deployment again to purge`,
      );
  };
  try {
    if (paths.length >= purgeAllFrom) run({ purge_everything: true }, ["/*"]);
    else
      for (let from = 0; from < paths.length; from += purgeBatch) {
        const chosen = paths.slice(from, from + purgeBatch);
        run({ files: chosen.map((path) => site + path) }, chosen);
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The entries of a bucket that is in order, after removals. */
function settle(entries: Difference["entries"], removed: ReadonlySet<string>): Map<string, Entry> {
  return new Map(
    [...entries]
      .filter(([key]) => !removed.has(key))
      .map(([key, entry]) => [key, isGone(entry.status) ? entry : { ...entry, status: "stored" }]),
  );
}

/**
 * Makes the prefix of a bucket the site in the folder `out`. Sends only what differs. A deployment that was interrupted
 * goes on where it stopped; two at the same time do not mix.
 * @returns what was done, for the last line of the command
 */
export async function sendToStore(store: Store, out: string, options: StorageOptions): Promise<string> {
  const { effects, isDryRun, graceDays } = options;
  const objects = await listObjects(out, options);
  const plan = async (before: LeaseProgress | null): Promise<Difference & { known: State["entries"] }> => {
    const written = await readState(store, options.beginsAnew);
    const known = before?.run === written.run ? applyProgress(written, before.done) : written;
    return { ...compare(objects, known.entries, effects.today(), graceDays), known: known.entries };
  };
  const summary = ({ send, entries, remove }: Difference): string => {
    const gone = [...entries.values()].filter(({ status }) => isGone(status)).length;
    return `${send.length} of ${objects.length} objects (${sizeOf(send)} of ${sizeOf(objects)}), ${remove.length} to remove, ${gone - remove.length} to remove later`;
  };
  if (isDryRun) {
    const found = await plan(null);
    for (const { key, bytes } of found.send.slice(0, 20)) effects.log(`  ${key}: ${bytes} bytes`);
    if (found.send.length > 20) effects.log(`  and ${found.send.length - 20} more`);
    return `nothing sent: ${summary(found)}`;
  }
  const run = randomUUID();
  const lease = await takeLease(store, run, effects);
  let reached = lease.before;
  try {
    const found = await plan(lease.before);
    effects.log(`deploy: ${summary(found)}`);
    const headers = { "content-type": "application/gzip", "cache-control": "no-store" };
    const writeState = (state: State): Promise<boolean> => store.put(stateKey, serializeState(state), headers);
    await writeState({ run, edition: "", entries: found.entries });
    let told = effects.elapsed();
    const progress = new Progress(async (done) => {
      if (effects.elapsed() - told > progressInterval) {
        told = effects.elapsed();
        effects.log(`  ${done} of ${found.send.length} objects sent`);
      }
      await lease.renew({ run, done });
    });
    try {
      reached = { run, done: 0 };
      await lease.renew(reached);
      await sendAll(store, out, found.send, options, (place) => progress.reached(place));
      // What another deployment has sent since is not this one's to remove.
      await progress.save();
      await forEachParallel(found.remove, async (key) => {
        progress.requireLock();
        await store.remove(key);
      });
    } finally {
      await progress.end();
      reached = { run, done: progress.done };
    }
    const removed = new Set(found.remove);
    const changed = [...found.entries].filter(
      ([key, { status }]) => (status === "sending" && found.known.has(key)) || status === "sent" || removed.has(key),
    );
    if (options.purge !== null)
      purge(
        options.purge,
        options.site,
        changed.map(([key]) => key),
      );
    const mark = join(out, markName);
    const edition = existsSync(mark) ? readFileSync(mark, "utf8").trim() : "";
    // The last proof that nobody has taken over.
    await lease.renew(reached);
    await writeState({ run, edition, entries: settle(found.entries, removed) });
    await lease.release(null);
    return `sent ${summary(found)}`;
  } catch (error) {
    await lease.release(reached).catch(() => undefined);
    throw error;
  }
}
