/**
 * Files in the data folder, beside the snapshot, that belong to the published site and cannot be rebuilt from the
 * snapshot.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";

export function registerFile(data: string): string {
  return join(data, "addresses.tsv");
}

/** Log of the nightly runs, see `nights.ts`. */
export function nightsFile(data: string): string {
  return join(data, "nights.jsonl");
}

/** Folder with the monthly copies of the download. */
export function monthsFolder(data: string): string {
  return join(data, "open-data");
}

/** Folder with the files whose name contains a content hash: those in use and recently used ones. */
export function assetArchive(data: string): string {
  return join(data, "assets");
}

export function isHashedAsset(file: string): boolean {
  return file.startsWith("_astro/") || isPhoto(file);
}

/** Local copies of photos are made by the pull, not by Astro. */
function isPhoto(file: string): boolean {
  return file.startsWith("foto/");
}

/**
 * Deletes the address register, the monthly copies and the log of nights. Used when real data replace demonstration data: invented records
 * must not leave addresses on a site of real data.
 */
export function forgetPublished(data: string): void {
  for (const path of [registerFile(data), monthsFolder(data), nightsFile(data)])
    rmSync(path, { recursive: true, force: true });
}
