/**
 * Photos, and scripts, styles and fonts of earlier versions. These stay published for a while, because readers keep
 * pages open during an update. The files are beside the snapshot, and the address register contains the day of their
 * last use, so a build without a cache has them too.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { addDays } from "#src/domain/days.ts";
import { assetArchive, isHashedAsset } from "#scripts/lib/published.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { keepFile, type Stage, type Reusable } from "./files.ts";
import type { ManifestEntry } from "./manifest.ts";
import type { Registered, Register } from "./register.ts";
import { files } from "#src/lib/routes.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";

/** Days (of the data) for which an asset stays published after its last use. */
const daysKept = 14;

function oldAssets({ entries }: Register, current: ReadonlyMap<string, ManifestEntry>): Registered[] {
  return [...entries.values()].filter(({ kind, address }) => kind === "asset" && !current.has(address.slice(1)));
}

export function addOldAssets(
  stage: Stage,
  data: string,
  register: Register,
  edition: string,
  current: ReadonlyMap<string, ManifestEntry>,
): Map<string, ManifestEntry> {
  const old = new Map<string, ManifestEntry>();
  for (const { address, until } of oldAssets(register, current)) {
    const file = address.slice(1);
    if (addDays(until ?? edition, daysKept) < edition || !existsSync(join(assetArchive(data), file))) continue;
    const content = readFileSync(join(assetArchive(data), file));
    stage.write(file, content);
    old.set(file, { kind: "old", digest: digestOf(content) });
  }
  return old;
}

/** Copies the assets of the site about to be published to the archive, and deletes expired ones from it. */
export function archiveAssets(
  stage: Stage,
  data: string,
  register: Register,
  edition: string,
  entries: ReadonlyMap<string, ManifestEntry>,
): void {
  for (const [file, { kind }] of entries) {
    const copy = join(assetArchive(data), file);
    if (kind !== "asset" || !isHashedAsset(file) || existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    keepFile(join(stage.folder, file), copy);
  }
  for (const { address, until } of oldAssets(register, entries))
    if (until !== null && addDays(until, daysKept) < edition)
      rmSync(join(assetArchive(data), address), { force: true });
}

export function addPhotos(
  stage: Stage,
  data: string,
  snapshot: Pick<Snapshot, "keys" | "record">,
  site: Reusable,
): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  for (const id of snapshot.keys("photo")) {
    const digest = snapshot.record("photo", id)?.digest ?? null;
    if (digest === null) continue;
    for (const size of ["card", "page"] as const) {
      const file = files.photo(id, digest, size).slice(1);
      const copy = join(assetArchive(data), file);
      if (!existsSync(copy)) throw new DataError(`${copy} is not there: pull again, the pull makes it`);
      entries.set(file, stage.take(copy, file, site) ?? { kind: "asset", digest });
    }
  }
  return entries;
}
