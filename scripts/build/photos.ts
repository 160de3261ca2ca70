import { existsSync } from "node:fs";
import { join } from "node:path";
import { files } from "#src/lib/routes.ts";
import { assetArchive } from "#scripts/lib/published.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import type { Reusable, Stage } from "./files.ts";
import type { ManifestEntry } from "./manifest.ts";

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
