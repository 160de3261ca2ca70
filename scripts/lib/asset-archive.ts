import { join } from "node:path";

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
