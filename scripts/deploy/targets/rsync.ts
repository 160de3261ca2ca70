/**
 * A folder of another machine, or of this one, reached by rsync alone: a key that may only run rsync is enough. The
 * layout is that of `swap-folder.ts`: the place is a link to a numbered folder beside it. A new site is sent into a new
 * folder, then the link is replaced, which rsync does by a rename.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { markName } from "#scripts/build/manifest.ts";
import { AtWork, DataError } from "#scripts/lib/errors.ts";
import { takeLock } from "#scripts/lib/lock.ts";
import { earlierOf, linkedNumber, notASite, storeName } from "#scripts/lib/swap-folder.ts";
import { beside } from "#scripts/deploy/beside.ts";
import { describeHolder, holderOf, isHeldByOther, isHolder, type Holder } from "#scripts/deploy/holder.ts";
import { afterKind, shownAgain, type TargetKind } from "#scripts/deploy/target.ts";
import { writeTwins } from "#scripts/deploy/twins.ts";

interface Place {
  /** As the operator wrote it. */
  readonly text: string;
  /** Folder of the place as rsync reads it, with a final slash: "user@host:/srv/". */
  readonly parent: string;
  readonly name: string;
  /** Path from one numbered folder to another. Absolute where it can be: a key restricted by rrsync refuses "..". */
  readonly sibling: (number: number) => string;
}

const hostPattern = String.raw`rsync://[^/]+/|(?:[^/:[\]@]+@)?(?:\[[^\]]*\]|[^/:@[\]]+)::?`;

/** @throws DataError when no folder, or one that cannot be replaced by a link, is named. */
function parsePlace(text: string): Place {
  const [, host = "", path = ""] = new RegExp(`^(${hostPattern})?(.*)$`, "s").exec(text) ?? [];
  const whole = path.replace(/\/+$/, "");
  const name = posix.basename(whole);
  if (!/^\w[\w.-]*$/.test(name))
    throw new DataError(
      `rsync:${text} names no folder of the site's own (of letters, digits, ".", "_", "-"); name one, such as rsync:${host}/srv/emiciclo/site`,
    );
  const folder = posix.dirname(whole);
  const store = posix.join(folder, storeName(name));
  return {
    text,
    name,
    parent: `${host}${folder.replace(/\/$/, "")}/`,
    sibling: (number) => (posix.isAbsolute(store) ? `${store}/${number}` : `../${number}`),
  };
}

/** Runs rsync. @returns what it printed @throws DataError when it fails */
function rsync(place: Place, options: readonly string[], from: readonly string[], to: string): string {
  const { status, stdout, stderr, error } = spawnSync("rsync", [...options, "--", ...from, to], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0)
    throw new DataError(
      `rsync to ${place.text} failed (${error?.message ?? `code ${String(status)}`}); visitors see one whole site there all the same. The folder above it must exist and be writable.\n${stderr}`,
    );
  return stdout;
}

interface Found {
  /** Number of the folder that the place shows; null = nothing is there yet. */
  readonly shown: number | null;
  /** All numbered folders, and those that were sent whole: they have the mark, which is sent last. */
  readonly numbers: readonly number[];
  readonly whole: readonly number[];
}

/** Lists what is there, without the content of any file. @throws DataError when it is not a site of ours */
function look(place: Place, empty: string): Found {
  const { name, parent, text } = place;
  const store = storeName(name);
  const shownPaths = [name, `${name}/*`, store, `${store}/*`, `${store}/*/${markName}`];
  const filters = [...shownPaths.map((path) => `--include=/${path}`), "--exclude=*"];
  const listed = rsync(place, ["-rn", "--links", "--out-format=%n%L", ...filters], [parent], `${empty}/`);
  const lines = listed.split("\n");
  const target = lines.find((line) => line.startsWith(`${name} -> `))?.slice(`${name} -> `.length);
  const shown = target === undefined ? null : linkedNumber(name, target);
  if (Number.isNaN(shown)) throw new DataError(`${text}: is a link to ${String(target)}; name that folder instead`);
  if (lines.includes(`${name}/${markName}`))
    throw new DataError(
      `${text}: is a plain folder; make it a link once, there: mkdir -p ${store} && mv ${name} ${store}/1 && ln -s ${store}/1 ${name}`,
    );
  if (lines.includes(name) || lines.some((line) => line.startsWith(`${name}/`) && line !== `${name}/`))
    throw new DataError(notASite(text));
  const numbersOf = (pattern: RegExp): number[] =>
    lines
      .filter((line) => line.startsWith(`${store}/`))
      .map((line) => Number(pattern.exec(line.slice(store.length + 1))?.[1] ?? NaN))
      .filter(Number.isInteger);
  return { shown, numbers: numbersOf(/^(\d+)\/$/), whole: numbersOf(/^(\d+)\/\.edition$/) };
}

/** Replaces the link. */
function show(place: Place, work: string, number: number): void {
  const link = join(work, "link");
  mkdirSync(link, { recursive: true });
  symlinkSync(`${storeName(place.name)}/${number}`, join(link, place.name));
  rsync(place, ["--links"], [join(link, place.name)], place.parent);
}

/** Sends the site into a new folder. Files that an earlier folder has, whole or not, become hard links to it. */
function sendBeside(place: Place, sites: readonly string[], work: string, number: number, found: Found): void {
  const folder = `${storeName(place.name)}/${number}`;
  const to = `${place.parent}${folder}/`;
  const skeleton = join(work, "skeleton");
  mkdirSync(join(skeleton, folder), { recursive: true });
  rsync(place, ["-r"], [`${skeleton}/`], place.parent);
  // rsync takes at most twenty. Without modification times: content decides, and what is equal keeps its time.
  const earlier = found.numbers.toSorted((a, b) => Number(b === found.shown) - Number(a === found.shown) || b - a);
  const links = earlier.slice(0, 20).map((old) => `--link-dest=${place.sibling(old)}`);
  const from = sites.map((site) => `${site}/`);
  const rest = ["-r", "--links", `--exclude=/${markName}`];
  rsync(place, [...rest, "--checksum", "--compress", ...links], from, to);
  const missing = rsync(place, [...rest, "-n", "--size-only", "--out-format=%n"], from, to);
  if (missing !== "")
    throw new DataError(
      `${place.text}: not all that was sent is there (${missing.split("\n")[0] ?? ""}); the site there is as it was. If nothing else sends to this place, run it again`,
    );
  rsync(place, ["--checksum"], [join(sites[0] ?? "", markName)], to);
}

/** Deletes these numbered folders. */
function removeFolders(place: Place, empty: string, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const chosen = numbers.map((number) => `--include=/${number}/***`);
  rsync(place, ["-r", "--delete", ...chosen, "--exclude=*"], [`${empty}/`], `${place.parent}${storeName(place.name)}/`);
}

/** File beside the numbered folders that says who sends. */
const lockName = "sending.json";

/** Milliseconds after which the lock of a deployment that was killed on another machine ends. */
const lockLength = 60 * 60_000;

/** Null when the file is absent or something else. */
function readHolder(file: string): Holder | null {
  try {
    const found: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isHolder(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Locks the place. rsync can create no file on condition that there is none: the lock is read again after it was
 * written, and `deploy` deletes nothing that is newer than its own folder, in case two began within one moment.
 * @returns the function that releases the lock
 * @throws AtWork when another deployment has it
 */
function lockPlace(place: Place, work: string, empty: string): () => void {
  const [owner, store] = [randomUUID(), storeName(place.name)];
  const copy = join(work, "lock");
  const read = (): Holder | null => {
    rmSync(copy, { recursive: true, force: true });
    rsync(place, ["-r", `--include=/${store}`, `--include=/${store}/${lockName}`, "--exclude=*"], [place.parent], copy);
    return readHolder(join(copy, store, lockName));
  };
  const before = read();
  if (before !== null && isHeldByOther(before, new Date(), owner)) throw new AtWork(describeHolder(place.text, before));
  const own = join(work, "own");
  mkdirSync(join(own, store), { recursive: true });
  writeFileSync(join(own, store, lockName), JSON.stringify(holderOf(owner, Date.now() + lockLength)));
  rsync(
    place,
    ["-r", "--checksum", ...(existsSync(join(copy, store, lockName)) ? [] : ["--ignore-existing"])],
    [`${own}/`],
    place.parent,
  );
  const written = read();
  if (written?.owner !== owner) throw new AtWork(describeHolder(place.text, written));
  return () => {
    const filters = [`--include=/${lockName}`, "--exclude=*"];
    try {
      if (read()?.owner === owner)
        rsync(place, ["-r", "--delete", ...filters], [`${empty}/`], `${place.parent}${store}/`);
    } catch {
      // The deployment has ended as it has: a lock that stays ends by itself.
    }
  };
}

/** Runs `task` while no other deployment sends to the place. */
async function atPlace<T>(
  out: string,
  place: Place,
  task: (found: Found, work: string, empty: string) => Promise<T> | T,
): Promise<T> {
  return await inWorkFolder(out, async (work, empty) => {
    // Refuses a place that is not a site of ours before anything is written there.
    look(place, empty);
    const release = lockPlace(place, work, empty);
    try {
      return await task(look(place, empty), work, empty);
    } finally {
      release();
    }
  });
}

/** Runs `task` with an empty folder beside the site, which is deleted afterwards, as is that of a killed run. */
async function inWorkFolder<T>(out: string, task: (work: string, empty: string) => Promise<T> | T): Promise<T> {
  const work = beside(out, "sending");
  const release = takeLock(join(work, "lock"));
  try {
    const inner = join(work, "work");
    rmSync(inner, { recursive: true, force: true });
    mkdirSync(join(inner, "empty"), { recursive: true });
    return await task(inner, join(inner, "empty"));
  } finally {
    release();
    rmSync(work, { recursive: true, force: true });
  }
}

async function deployByRsync(out: string, place: Place): Promise<void> {
  if (!existsSync(join(out, markName))) throw new DataError(`${out}: no published site there; run npm run build`);
  await atPlace(out, place, async (found, work, empty) => {
    const [site, twins] = [realpathSync(out), join(work, "twins")];
    mkdirSync(twins);
    await writeTwins(site, twins);
    // Milliseconds since 1970, so that a later deployment has a higher number on whatever machine.
    const number = Math.max(Date.now(), ...found.numbers.map((last) => last + 1));
    sendBeside(place, [site, twins], work, number, found);
    show(place, work, number);
    // With what an interrupted transfer left. A newer folder is that of a deployment at work.
    const older = look(place, empty).numbers.filter((other) => other < number && other !== found.shown);
    removeFolders(place, empty, older);
    const { shown, whole } = look(place, empty);
    // A newer deployment that held no lock has deleted this folder before its link was written.
    if (shown === number && !whole.includes(number))
      show(place, join(work, "again"), earlierOf(place.text, shown, whole));
    if (shown !== number || !whole.includes(number))
      throw new AtWork(`${place.text}: another deployment was at work at the same time; run it again`);
  });
}

/** "rsync:user@host:/srv/emiciclo/site" */
export const rsyncTarget: TargetKind = {
  form: "rsync:USER@HOST:DIR",
  parse: (text) => {
    const destination = afterKind(text, "rsync");
    // rsync would read a leading dash as an option.
    if (destination === null || destination.startsWith("-")) return null;
    const place = parsePlace(destination);
    return {
      host: "own-server",
      send: async (out) => {
        await deployByRsync(out, place);
        return "sent";
      },
      rollBack: async (out) =>
        await atPlace(out, place, ({ shown, whole }, work) => {
          const number = earlierOf(destination, shown, whole);
          show(place, work, number);
          return shownAgain(number);
        }),
    };
  },
};
