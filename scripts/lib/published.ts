/**
 * Files in the data folder, beside the snapshot, that belong to the published site and cannot be rebuilt from the
 * snapshot.
 */
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { files } from "#src/lib/routes.ts";
import { careersFolder } from "./careers.ts";
import { readCached } from "./disk.ts";
import { DataError } from "./errors.ts";

export function registerFile(data: string): string {
  return join(data, "addresses.tsv");
}

/** Log of the nightly runs, see `nights.ts`. */
export function nightsFile(data: string): string {
  return join(data, "nights.jsonl");
}

/** Folder in the cache in which each build at work writes a site, in a folder of its own. */
export function stagesFolder(cache: string): string {
  return join(cache, "stage");
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

const statusSchema = z.object({ source: z.string(), edition: z.string(), checkedAt: z.string().nullish() });

/** What a published site says of its data: source ("demo"), edition, time of the last nightly run; null = no site there. */
export function publishedStatus(out: string): Readonly<z.infer<typeof statusSchema>> | null {
  return readCached(join(out, files.status()), statusSchema);
}

/** Source of the data that a published site shows; null = no site there. */
export function publishedSource(out: string): string | null {
  return readCached(join(out, files.status()), statusSchema.pick({ source: true }))?.source ?? null;
}

/**
 * Refuses to fill a new snapshot where addresses were published: they would all be withdrawn.
 * @param snapshot file of the snapshot
 * @param out folder of the published site; undefined = not known
 * @throws DataError if the snapshot is missing and something is published
 */
export function checkNotLost(snapshot: string, data: string, out: string | undefined): void {
  if (existsSync(snapshot)) return;
  const registered = statSync(registerFile(data), { throwIfNoEntry: false })?.size ?? 0;
  const source = out === undefined ? null : publishedSource(out);
  const what = registered > 0 ? registerFile(data) : source === null || source === "demo" ? null : (out ?? null);
  if (what !== null)
    throw new DataError(
      `${snapshot}: not there, but ${what} has published addresses; bring back data/, or say --begin-anew to read everything again. The published site is as it was.`,
    );
}

/**
 * Deletes the address register, the monthly copies, the log of nights and the careers. Used when real data replace demonstration data: invented records
 * must not leave addresses on a site of real data.
 */
export function forgetPublished(data: string): void {
  for (const path of [registerFile(data), monthsFolder(data), nightsFile(data), careersFolder(data)])
    rmSync(path, { recursive: true, force: true });
}
