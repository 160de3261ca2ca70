/** What the data folder holds beside the snapshot because it was published: a build from nothing has it too. */
import { rmSync } from "node:fs";
import { join } from "node:path";

/** The register of every address ever published. */
export function registerFile(data: string): string {
  return join(data, "addresses.tsv");
}

/** The download of each month that is over. */
export function monthsFolder(data: string): string {
  return join(data, "open-data");
}

/** Where files whose name changes with their content are kept beside the snapshot: those in use and those of late. */
export function assetArchive(data: string): string {
  return join(data, "assets");
}

/** True for files whose name changes with their content. */
export function isHashedAsset(file: string): boolean {
  return file.startsWith("_astro/") || isPhoto(file);
}

/** True for the local copies of photos: the pull makes them, not Astro. */
function isPhoto(file: string): boolean {
  return file.startsWith("foto/");
}

/** Forgets which addresses were published, and the months: what was invented has no place on a site of real data. */
export function forgetPublished(data: string): void {
  for (const path of [registerFile(data), monthsFolder(data)]) rmSync(path, { recursive: true, force: true });
}
