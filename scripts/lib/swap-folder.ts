/**
 * Atomic replacement of a folder that others read. The published folder (`dist`) is a symbolic link to a numbered
 * folder beside it (`.dist.sites/7`). One rename replaces the link, so readers never see the folder missing or half
 * written, even if the process is killed. The previous folder stays until the next swap: open requests still find their
 * files, and an operator can roll back to it.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DataError } from "./errors.ts";
import { takeLock } from "./lock.ts";

/** Name of the folder, beside a place of this name, with the numbered folders: "www" → ".www.sites". */
export const storeName = (name: string): string => `.${name}.sites`;

const storeOf = (place: string): string => join(dirname(place), storeName(basename(place)));

/** Number of the folder that the link of a place of this name shows; NaN when it leads elsewhere. */
export const linkedNumber = (name: string, target: string): number =>
  dirname(target) === storeName(name) ? Number(basename(target)) : NaN;

/** Reason why a place is not replaced. */
export const notASite = (place: string): string =>
  `${place}: holds something else than a published site; name another folder, or move away what is there`;

/**
 * Number of the folder to roll back to: the newest one that is not shown.
 * @param numbers folders with a whole site
 * @throws DataError when there is none
 */
export function earlierOf(place: string, shown: number | null, numbers: readonly number[]): number {
  const earlier = numbers.filter((number) => number !== shown).toSorted((a, b) => b - a)[0];
  if (earlier === undefined) throw new DataError(`${place}: no other site is kept there to roll back to`);
  return earlier;
}

/** Numbers of the folders in the store, oldest first. */
function numbersIn(store: string): number[] {
  return existsSync(store)
    ? readdirSync(store)
        .map(Number)
        .filter(Number.isInteger)
        .sort((a, b) => a - b)
    : [];
}

function isLink(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/**
 * Resolves a path to the link managed here. Links that the operator made are followed; the link to the store is not.
 */
function locate(place: string): string {
  let at = resolve(place);
  while (isLink(at) && resolve(dirname(at), dirname(readlinkSync(at))) !== storeOf(at))
    at = resolve(dirname(at), readlinkSync(at));
  return at;
}

/**
 * Checks, before any work is done, that the folder at `place` may be replaced.
 * @throws DataError unless `place` is absent, empty, or a folder that contains the file `mark`.
 */
export function checkPlace(place: string, mark: string): void {
  const at = locate(place);
  if (!existsSync(at) || isLink(at)) return;
  const names = statSync(at).isDirectory() ? readdirSync(at) : null;
  if (names === null || (names.length > 0 && !names.includes(mark))) throw new DataError(notASite(place));
}

/**
 * Locks `place` against swaps by other processes, whatever cache they build from. Returns the function that releases
 * the lock.
 * @throws AtWork when another process holds the lock.
 */
export const lockPlace = (place: string): (() => void) => takeLock(join(storeOf(locate(place)), "lock"));

function linkTo(place: string, number: number): void {
  const link = join(dirname(place), `.${basename(place)}.link`);
  rmSync(link, { force: true });
  symlinkSync(join(basename(storeOf(place)), String(number)), link);
  renameSync(link, place);
}

function store(folder: string, place: string): number {
  const to = storeOf(place);
  mkdirSync(to, { recursive: true });
  const number = (numbersIn(to).at(-1) ?? 0) + 1;
  renameSync(folder, join(to, String(number)));
  return number;
}

/**
 * Replaces `place` by the folder `next`, which must be on the same disk. Keeps the replaced folder and deletes those
 * stored before it.
 */
export function swapFolder(next: string, place: string): void {
  const at = locate(place);
  mkdirSync(dirname(at), { recursive: true });
  let replaced = isLink(at) ? shownNumber(at) : null;
  // Migrates a plain folder to a link once. Windows cannot rename over links, so it stays a plain folder there.
  if (existsSync(at) && !isLink(at)) {
    replaced = store(at, at);
    if (process.platform !== "win32") linkTo(at, replaced);
  }
  if (process.platform === "win32") renameSync(next, at);
  else linkTo(at, store(next, at));
  deleteFolders(at, replaced);
}

const shownNumber = (link: string): number => Number(basename(readlinkSync(link)));

/** Deletes the stored folders except the current one and the one with the number `keep`. */
function deleteFolders(at: string, keep: number | null): void {
  if (!existsSync(at)) return;
  const shown = isLink(at) ? shownNumber(at) : null;
  for (const number of numbersIn(storeOf(at)))
    if (number !== shown && number !== keep)
      rmSync(join(storeOf(at), String(number)), { recursive: true, force: true });
}

/**
 * The folder that was kept.
 * @throws DataError when there is none
 */
export function keptFolder(place: string): { readonly number: number; readonly folder: string } {
  const at = locate(place);
  const number = earlierOf(place, isLink(at) ? shownNumber(at) : null, numbersIn(storeOf(at)));
  return { number, folder: join(storeOf(at), String(number)) };
}

/**
 * Shows the folder that was kept again. A second call goes forward again.
 * @returns its number
 * @throws DataError when none is kept
 */
export function rollBackFolder(place: string): number {
  const at = locate(place);
  const { number } = keptFolder(place);
  if (!isLink(at)) throw new DataError(`${place}: is no link to a kept site; deploy once to make it one`);
  linkTo(at, number);
  return number;
}

/**
 * Restores `place` after a process was killed while it migrated a plain folder to a link. Returns whether it was
 * necessary.
 */
export function recoverFolder(place: string): boolean {
  const at = locate(place);
  const last = numbersIn(storeOf(at)).at(-1);
  if (existsSync(at) || last === undefined) return false;
  if (process.platform === "win32") renameSync(join(storeOf(at), String(last)), at);
  else linkTo(at, last);
  return true;
}
