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

/** Paths of all files under a folder, relative to it, separated by "/". Empty for a missing folder. */
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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function pathOf(error: unknown): string | null {
  return error instanceof Error && "path" in error && typeof error.path === "string" ? error.path : null;
}

/** Whether SQLite cannot read a file: damaged, not a database, or with missing tables. */
export function isBrokenStore(error: unknown): boolean {
  return hasCode(error, "ERR_SQLITE_ERROR") && /malformed|not a database|no such/.test(String(error));
}

/** Converts a disk failure to a DataError with instructions; returns any other error unchanged. */
export function explainDiskError(error: unknown, folder: string): unknown {
  // Errors of child processes and of SQLite have no such code: only their messages can be matched.
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
  // Node reports ENOENT when a folder cannot be created in a read-only one.
  const isUnmade =
    hasCode(error, "ENOENT") && error instanceof Error && "syscall" in error && error.syscall === "mkdir";
  // SQLite, and messages of child processes.
  const isRefused = /unable to open database file|readonly database|EACCES|EROFS/.test(words);
  if (isRefused || isUnmade || hasCode(error, "EACCES") || hasCode(error, "EROFS") || hasCode(error, "EPERM"))
    return new DataError(`${pathOf(error) ?? folder}: not allowed to write there (${words}).`);
  return error;
}

/** Adds a second name for a file: a hard link, or a copy where the file system allows no link. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!hasCode(error, "EXDEV") && !hasCode(error, "EPERM")) throw error;
    copyFileSync(from, to);
  }
}

/** Copies a file; uses copy-on-write where the file system supports it. */
function copy(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/**
 * Copies a file into a permanent folder atomically, replacing an existing file. Never a hard link: a change to a file
 * of the published site must not reach the copy from which the next site is made.
 */
export function keepFile(from: string, to: string): void {
  const next = `${to}.next`;
  rmSync(next, { force: true }); // left by a killed build
  copy(from, next);
  renameSync(next, to);
}

/** A published site whose files the next site may reuse by hard link. */
export interface Reusable {
  readonly folder: string;
  /** Manifest entry of a file that is present and unaltered; undefined otherwise. */
  readonly find: (file: string) => ManifestEntry | undefined;
}

/** A folder that is being filled. Creates each parent folder once. */
export class Stage {
  readonly folder: string;
  readonly #made = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
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

  /** Hard-links an unchanged file of another tree. */
  link(from: string, file: string): void {
    linkSync(join(from, file), this.#target(file));
  }

  /** Hard-links a file from elsewhere under another name. */
  linkAs(from: string, file: string): void {
    linkOrCopy(from, this.#target(file));
  }

  /**
   * Adds a file of a permanent folder: linked from the published site if that has it, else copied.
   * @returns the manifest entry of the linked file; null when it was copied.
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
    // "wx" fails if the file exists: it may be a hard link, and every site that shares it would change.
    writeFileSync(this.#target(file), content, { flag: "wx" });
  }

  /** Writes a file, or links the one of another tree if its bytes are the same. */
  writeOrLink(from: string, file: string, content: Uint8Array): void {
    const old = join(from, file);
    if (existsSync(old) && readFileSync(old).equals(content)) this.link(from, file);
    else this.write(file, content);
  }
}

/**
 * The folder of a file with ids replaced by "*": folders that differ only in an id (`persone/rossi-1970-01-01`) share a
 * template.
 */
export function templateOf(file: string): string {
  return dirname(file)
    .split("/")
    .map((part) => (/\d/.test(part) ? "*" : part))
    .join("/");
}
