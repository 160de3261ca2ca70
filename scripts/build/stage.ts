import type { DatabaseSync } from "node:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { contractReader } from "#scripts/contracts/engine/cached-contracts.ts";
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { listFiles, type Stage } from "./files.ts";
import { outdated, type Manifest, type ManifestEntry } from "./manifest.ts";
import { isReused, type Plan } from "./plan.ts";

interface FilesInput {
  readonly db: DatabaseSync;
  readonly outputs: readonly AnyOutput[];
  readonly plan: Plan;
  readonly stage: Stage;
}

interface StageOptions {
  readonly plan: Plan;
  readonly published: Manifest | null;
  readonly out: string;
  /** Assets that the stage contains: see {@link linkAssets}. */
  readonly assets: ReadonlyMap<string, ManifestEntry>;
  /** New and changed pictures of this plan: file → its place in the cache. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Already contains the rendered pages and the serialized files. */
  readonly stage: Stage;
  readonly isDraft: boolean;
  readonly effects: Effects;
}

export function writeFiles({ db, outputs, plan, stage }: FilesInput): void {
  const contents = new Map(outputs.flatMap(({ name, content }) => (content === undefined ? [] : [[name, content]])));
  const read = contractReader(db);
  for (const planned of plan.files) {
    const { output, key, file } = planned;
    const content = contents.get(output);
    if (content === undefined || isReused(planned)) continue;
    stage.write(file, content(read(output, key), key));
  }
}

/** Completes the stage: links unchanged files and pictures. Returns its manifest entries. */
export function fillStage(options: StageOptions): Map<string, ManifestEntry> {
  const { plan, published, out, pictures, assets, stage } = options;
  const made = new Set(listFiles(stage.folder)).difference(new Set(assets.keys()));
  const entries = new Map<string, ManifestEntry>();
  const unrendered = new Map<string, number>();
  for (const planned of plan.files) {
    const { output, file, kind, digest } = planned;
    const picture = pictures.get(file);
    if (isReused(planned)) stage.link(out, file);
    else if (picture !== undefined) stage.linkAs(picture, file);
    else if (!made.delete(file)) {
      unrendered.set(output, (unrendered.get(output) ?? 0) + 1);
      continue;
    }
    const entry = isReused(planned) ? published?.entries.get(file) : undefined;
    if (entry === undefined) entries.set(file, { kind, digest });
    else entries.set(file, planned.reason === "kept" ? { ...entry, digest: outdated } : entry);
  }
  if (unrendered.size > 0) reportUnrendered(unrendered, options);
  // The remaining files are standalone pages.
  for (const file of made)
    entries.set(file, { kind: "standalone", digest: digestOf(readFileSync(join(stage.folder, file))) });
  linkStandalone(entries, options);
  for (const [file, entry] of assets) entries.set(file, entry);
  return entries;
}

/** Reports page types without a route in `src/pages`, or routes that do not render all of their pages. */
function reportUnrendered(unrendered: ReadonlyMap<string, number>, { isDraft, effects }: StageOptions): void {
  const text = [...unrendered].map(([output, count]) => `${output} (${count})`).join(", ");
  if (!isDraft) throw new DataError(`no route of src/pages renders the planned pages of: ${text}`);
  effects.log(`stage: no route of src/pages renders the planned pages of: ${text}`);
}

/**
 * Links the assets of the bundle into the stage, before any page: `npm start` serves the pages as they are written. Hard
 * links are safe: assets are never changed in place.
 */
export function linkAssets(stage: Stage, assets: string): ReadonlyMap<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  for (const file of listFiles(assets)) {
    stage.linkAs(join(assets, file), file);
    entries.set(file, { kind: "asset", digest: digestOf(readFileSync(join(assets, file))) });
  }
  return entries;
}

function linkStandalone(entries: Map<string, ManifestEntry>, { plan, published, out, stage }: StageOptions): void {
  if (plan.standalone !== "unchanged" || published === null) return;
  for (const [file, entry] of published.entries) {
    if (entry.kind !== "standalone" || entries.has(file)) continue;
    stage.link(out, file);
    entries.set(file, entry);
  }
}

export function addIndexFiles(stage: Stage, files: ReadonlyMap<string, string>): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  for (const [file, content] of files) {
    stage.write(file, content);
    entries.set(file, { kind: "index", digest: digestOf(content) });
  }
  return entries;
}
