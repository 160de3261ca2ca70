import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";
import { isHeld } from "#scripts/lib/lock.ts";
import type { ManifestEntry } from "./manifest.ts";

/** Paths of all files under a folder, relative to it, with "/". An absent folder has none. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  const visit = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else found.push(path);
    }
  };
  visit("");
  return found;
}

/** True for the error codes of Node's file functions. */
function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** The file that a failure of Node's file functions is about. */
function pathOf(error: unknown): string | null {
  return error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : null;
}

/** True when SQLite cannot make sense of a file. */
export function isBrokenStore(error: unknown): boolean {
  return hasCode(error, "ERR_SQLITE_ERROR") && /malformed|not a database|no such/.test(String(error));
}

/** The sentence for a failure of the disk, or the error itself. */
export function explainDiskError(error: unknown, folder: string): unknown {
  // Errors of another process, and of the stores, have no such code: only their words tell.
  const words = error instanceof Error ? error.message : "";
  if (hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT") || /ENOSPC|EDQUOT|disk is full/.test(words))
    return new DataError(
      `${folder}: the disk is full; free some space and build again. The published site is as it was.`,
    );
  if (isHeld(error))
    return new DataError(
      `${folder}: another process holds its files; wait until it has ended, or end it, and build again. The published site is as it was.`,
    );
  if (hasCode(error, "EXDEV"))
    return new DataError(
      `${folder}: the output and the cache must be on the same disk; move one with --out or --cache.`,
    );
  if (hasCode(error, "EBUSY"))
    return new DataError(`A disk is mounted where the site belongs (${words}); name a folder inside it with --out.`);
  if (hasCode(error, "ENOTDIR"))
    return new DataError(`${pathOf(error) ?? folder}: one of the folders on the way to it is a file; name another.`);
  // For a new folder inside one that is read-only, Node says ENOENT.
  const isUnmade =
    hasCode(error, "ENOENT") && error instanceof Error && "syscall" in error && error.syscall === "mkdir";
  if (isUnmade || hasCode(error, "EACCES") || hasCode(error, "EROFS") || hasCode(error, "EPERM"))
    return new DataError(`${pathOf(error) ?? folder}: not allowed to write there (${words}).`);
  return error;
}

/** Takes a file to another place of its own; the bytes are shared where the disk can. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV") && !hasCode(error, "EPERM")) throw error;
    copyFileSync(from, to);
  }
}

/** A file of its own with the same bytes, which take no room of their own where the disk can do that. */
function copy(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/**
 * Copies a file into a folder that lasts: whole or not at all, over a file that may be there. Never by a link: what is
 * done to the files of a published site must not reach those from which the next one is made.
 */
export function keepFile(from: string, to: string): void {
  const next = `${to}.next`;
  rmSync(next, { force: true }); // of a build that was killed
  copy(from, next);
  renameSync(next, to);
}

/** A published site, as far as the next one may take its files over. */
export interface Reusable {
  readonly folder: string;
  /** What is known of a file that is there and was not altered. */
  readonly find: (file: string) => ManifestEntry | undefined;
}

/** A folder being filled: makes each parent folder once. */
export class Stage {
  readonly folder: string;
  /** Files that it holds from the start. */
  readonly taken: ReadonlySet<string>;
  readonly #made = new Set<string>();

  constructor(folder: string, taken: ReadonlySet<string> = new Set()) {
    this.folder = folder;
    this.taken = taken;
    mkdirSync(folder, { recursive: true });
  }

  #target(file: string): string {
    const target = join(this.folder, file);
    const parent = dirname(target);
    if (!this.#made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.#made.add(parent);
    }
    return target;
  }

  /** Takes a file that stays as it is in another tree, unless it is here already; the bytes are shared. */
  link(from: string, file: string): void {
    if (!this.taken.has(file)) linkSync(join(from, file), this.#target(file));
  }

  /** Takes a file from elsewhere under another name. */
  linkAs(from: string, file: string): void {
    linkOrCopy(from, this.#target(file));
  }

  /**
   * Takes a file out of a folder that lasts: of a published site that has it the one there, else a copy.
   * @returns what is known of the one there; null when it was copied.
   */
  take(from: string, file: string, site: Reusable): ManifestEntry | null {
    const known = site.find(file);
    if (known !== undefined && known.size === statSync(from).size) {
      this.link(site.folder, file);
      return known;
    }
    copy(from, this.#target(file));
    return null;
  }

  write(file: string, content: string | Uint8Array): void {
    // Fails if the file is there: it may be a hard link, and every site that shares it would change.
    writeFileSync(this.#target(file), content, { flag: "wx" });
  }

  /** Writes a file, or takes the one of another tree where that has the same bytes. */
  writeOrLink(from: string, file: string, content: Uint8Array): void {
    const old = join(from, file);
    if (existsSync(old) && readFileSync(old).equals(content)) this.link(from, file);
    else this.write(file, content);
  }
}

/** The folder of a file; folders that differ only in an id (`persone/rossi-1970-01-01`) are one. */
export function templateOf(file: string): string {
  return dirname(file)
    .split("/")
    .map((part) => (/\d/.test(part) ? "*" : part))
    .join("/");
}
