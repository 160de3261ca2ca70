import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, parse as parsePath } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import { writeFileAtomic } from "#scripts/lib/disk.ts";

/**
 * Kind of a published file: a page or a file of a page type or file type; a standalone page (such as /404); an
 * asset (script, style, font, anything of `public`); an asset of an earlier version; a file written by the build itself
 * (`index`: sitemap, host rules).
 */
const fileKinds = ["page", "file", "standalone", "asset", "old", "index"] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * One published file. `digest`: of the contract for pages and serialized files, or {@link outdated}; else of the content.
 */
export interface ManifestEntry {
  readonly kind: FileKind;
  readonly digest: string;
  /** Bytes of the file. Absent for files made in this build: measured when the manifest is written. */
  readonly size?: number;
}

export interface Manifest {
  /** Digests of the code: see `CodeDigests`. */
  readonly render: string;
  readonly contracts: string;
  readonly build: string;
  readonly site: string;
  /** Digest of the snapshot and of the address register that the site shows, or {@link faulty} or {@link partly}. */
  readonly data: string;
  /** By file path within the output ("votazioni/vs19_1_001.html"). */
  readonly entries: ReadonlyMap<string, ManifestEntry>;
}

/** Instead of a digest, so that the next build has something to do and checks every page: a draft with faults. */
export const faulty = "faulty";
/** The same for a site in which pages were replaced by their published version, or left out. */
export const partly = "partly";

/**
 * File in the output folder with the digest of its manifest. Depends on content alone: equal sites have equal marks.
 */
export const markName = ".edition";

/** Digest of a page that stays although it could not be made: the next build makes it, whatever its contract is. */
export const outdated = "outdated";

const isKind = (text: string | undefined): text is FileKind => fileKinds.some((kind) => kind === text);

function serialize({ render, contracts, build, site, data, entries }: Manifest, folder: string): string {
  const sizeOf = (file: string): number => lstatSync(join(folder, file)).size;
  const lines = [...entries]
    .map(([file, { kind, digest, size = sizeOf(file) }]) => `${file}\t${kind}\t${digest}\t${size}`)
    .sort();
  return [[render, contracts, build, site, data].join("\t"), ...lines, ""].join("\n");
}

function parse(text: string): Manifest | null {
  const [head = "", ...lines] = text.split("\n");
  const [render, contracts, build, site, data, ...more] = head.split("\t");
  if (render === undefined || contracts === undefined || build === undefined || site === undefined) return null;
  if (data === undefined || more.length > 0 || lines.pop() !== "") return null;
  const entries = new Map<string, ManifestEntry>();
  for (const line of lines) {
    const [file, kind, digest, size] = line.split("\t");
    if (file === undefined || !isKind(kind) || digest === undefined || size === undefined) return null;
    entries.set(file, { kind, digest, size: Number(size) });
  }
  return { render, contracts, build, site, data, entries };
}

/**
 * Reads the manifest of a published folder. Returns null when it has no known manifest: nothing is published, the cache
 * was lost or damaged, or the folder was published from elsewhere or by an older version of the program.
 */
export function readManifest(cache: string, out: string): Manifest | null {
  const mark = join(out, markName);
  if (!existsSync(mark)) return null;
  const digest = readFileSync(mark, "utf8").trim();
  const file = join(cache, "manifests", `${digest}.tsv`);
  if (!/^[0-9a-f]{64}$/.test(digest) || !existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  return digestOf(text) === digest ? parse(text) : null;
}

/** Saves a manifest and writes its mark into the stage. The manifest takes effect when that stage is published. */
export function writeManifest(cache: string, stage: string, manifest: Manifest): string {
  const text = serialize(manifest, stage);
  const digest = digestOf(text);
  const folder = join(cache, "manifests");
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, `${digest}.tsv`), text);
  writeFileSync(join(stage, markName), `${digest}\n`);
  return digest;
}

export function forgetManifests(cache: string, keep: readonly string[]): void {
  const folder = join(cache, "manifests");
  for (const name of readdirSync(folder)) if (!keep.includes(name.replace(/\.tsv$/, ""))) rmSync(join(folder, name));
}

/** Files of a manifest that are missing in its folder: deleted by hand, or never copied. */
export function findMissing(folder: string, { entries }: Manifest): ReadonlySet<string> {
  const held = new Map<string, ReadonlySet<string>>();
  const missing = new Set<string>();
  for (const file of entries.keys()) {
    const { dir, base } = parsePath(file);
    // Read folder by folder: file by file takes a second for a whole legislature.
    const names = held.get(dir) ?? new Set(existsSync(join(folder, dir)) ? readdirSync(join(folder, dir)) : []);
    held.set(dir, names);
    if (!names.has(base)) missing.add(file);
  }
  return missing;
}

/**
 * Files of a manifest that were altered in place or are not regular files any more. Compares modification time (all
 * files are older than the mark) and size (a restored older copy is seldom equally long). Too slow for a build that has
 * nothing else to do.
 */
export function findAltered(folder: string, { entries }: Manifest): ReadonlySet<string> {
  const published = statSync(join(folder, markName)).mtimeMs;
  const isAltered = ([file, { size }]: [string, ManifestEntry]): boolean => {
    const found = lstatSync(join(folder, file), { throwIfNoEntry: false });
    return found?.isFile() !== true || found.mtimeMs > published || found.size !== size;
  };
  return new Set([...entries].filter(isAltered).map(([file]) => file));
}
