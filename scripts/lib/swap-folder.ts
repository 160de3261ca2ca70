/**
 * A folder that others read is a link to a folder beside it, `.dist.sites/7` for `dist`: one rename of the link puts a new one
 * in its place, so nobody ever finds it absent or half new, whenever the process ends. The one before stays until the next is
 * made: requests under way still find their files, and it is there to go back to.
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

const storeOf = (place: string): string => join(dirname(place), `.${basename(place)}.sites`);

/** Numbers of the folders behind a place, oldest first. */
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

/** Where a place is, whole: links that the operator made are followed, those made here are the place itself. */
function locate(place: string): string {
  let at = resolve(place);
  while (isLink(at) && resolve(dirname(at), dirname(readlinkSync(at))) !== storeOf(at))
    at = resolve(dirname(at), readlinkSync(at));
  return at;
}

/**
 * Looks whether a folder may be put at a place, before any work for it: what is there now goes the next time.
 * @throws DataError when something else is there than a folder with this file in it, or nothing.
 */
export function checkPlace(place: string, mark: string): void {
  const at = locate(place);
  if (!existsSync(at) || isLink(at)) return;
  const names = statSync(at).isDirectory() ? readdirSync(at) : null;
  if (names === null || (names.length > 0 && !names.includes(mark)))
    throw new DataError(
      `${place}: holds something else than a published site; name another folder, or move away what is there`,
    );
}

/**
 * Keeps everybody else from putting a folder at a place until the release, whatever they make it from.
 * @throws DataError when another run holds it.
 */
export const lockPlace = (place: string): (() => void) => takeLock(join(storeOf(locate(place)), "lock"));

function linkTo(place: string, number: number): void {
  const link = join(dirname(place), `.${basename(place)}.link`);
  rmSync(link, { force: true });
  symlinkSync(join(basename(storeOf(place)), String(number)), link);
  renameSync(link, place);
}

/** Moves a folder among those behind a place and answers its number. */
function store(folder: string, place: string): number {
  const to = storeOf(place);
  mkdirSync(to, { recursive: true });
  const number = (numbersIn(to).at(-1) ?? 0) + 1;
  renameSync(folder, join(to, String(number)));
  return number;
}

/** Puts the folder `next`, on the same disk, at `place`. */
export function swapFolder(next: string, place: string): void {
  const at = locate(place);
  mkdirSync(dirname(at), { recursive: true });
  // A folder of old becomes a link once; Windows does not rename over links, so there it stays a folder.
  if (existsSync(at) && !isLink(at)) {
    const old = store(at, at);
    if (process.platform !== "win32") linkTo(at, old);
  }
  if (process.platform === "win32") renameSync(next, at);
  else linkTo(at, store(next, at));
}

/** The folders behind a place but the one that is there, newest first. */
export function formerFolders(place: string): string[] {
  const at = locate(place);
  if (!existsSync(at)) return [];
  const shown = isLink(at) ? Number(basename(readlinkSync(at))) : null;
  const others = numbersIn(storeOf(at)).filter((number) => number !== shown);
  return others.reverse().map((number) => join(storeOf(at), String(number)));
}

/** Throws away all folders behind a place but the one that is there: before another is made, when nobody reads them any more. */
export function forgetFolders(place: string): void {
  for (const folder of formerFolders(place)) rmSync(folder, { recursive: true, force: true });
}

/** Puts back what a process killed while it turned a folder into a link has left aside; answers whether it had to. */
export function recoverFolder(place: string): boolean {
  const at = locate(place);
  const last = numbersIn(storeOf(at)).at(-1);
  if (existsSync(at) || last === undefined) return false;
  if (process.platform === "win32") renameSync(join(storeOf(at), String(last)), at);
  else linkTo(at, last);
  return true;
}
