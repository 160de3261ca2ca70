import type { DatabaseSync } from "node:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { AnyFamily } from "#scripts/views/reader.ts";
import { listFiles, type Stage } from "./files.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import type { Plan, PlannedFile } from "./plan.ts";

interface StageOptions {
  readonly db: DatabaseSync;
  readonly families: readonly AnyFamily[];
  readonly plan: Plan;
  readonly published: Manifest | null;
  /** The published folder. */
  readonly out: string;
  /** Folders of rendered pages; empty when nothing was to render. */
  readonly rendered: readonly string[];
  /** Folder of what browsers fetch beside pages. */
  readonly assets: string;
  /** Pictures of this plan that are not kept: file → where it lies. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly stage: Stage;
  /** Publish a site with faults: see `BuildOptions`. */
  readonly isDraft: boolean;
  readonly effects: Effects;
}

/** Puts the next site together: what is kept by hard link, what was rendered, what the families emit, the assets. */
export function fillStage(options: StageOptions): Map<string, ManifestEntry> {
  const { db, families, plan, out, pictures, stage } = options;
  const entries = new Map<string, ManifestEntry>();
  const unrendered = new Map<string, number>();
  moveRendered(entries, options);
  for (const { family, file, kind, digest, reason } of plan.files) {
    if (reason === "kept") stage.link(out, file);
    else if (kind === "page" && !entries.has(file)) {
      unrendered.set(family, (unrendered.get(family) ?? 0) + 1);
      continue;
    }
    entries.set(file, { kind, digest });
  }
  if (unrendered.size > 0) sayUnrendered(unrendered, options);
  for (const file of plan.files) {
    if (file.kind !== "file" || file.reason === "kept") continue;
    const picture = pictures.get(file.file);
    if (picture === undefined) stage.write(file.file, contentOf(db, families, file));
    else stage.linkAs(picture, file.file);
  }
  keepLoose(entries, options);
  linkAssets(entries, options);
  return entries;
}

/** A family without a route in `src/pages`, or a route that does not emit all of its family. */
function sayUnrendered(unrendered: ReadonlyMap<string, number>, { isDraft, effects }: StageOptions): void {
  const text = [...unrendered].map(([family, count]) => `${family} (${count})`).join(", ");
  if (!isDraft) throw new DataError(`no route of src/pages renders the planned pages of: ${text}`);
  effects.log(`stage: no route of src/pages renders the planned pages of: ${text}`);
}

/** The pages that were rendered; those that the plan does not know are of no family. */
function moveRendered(entries: Map<string, ManifestEntry>, { plan, rendered, stage }: StageOptions): void {
  const digests = new Map(plan.files.filter(({ kind }) => kind === "page").map(({ file, digest }) => [file, digest]));
  for (const folder of rendered) {
    for (const file of listFiles(folder)) {
      const digest = digests.get(file);
      entries.set(
        file,
        digest === undefined
          ? { kind: "loose", digest: digestOf(readFileSync(join(folder, file))) }
          : { kind: "page", digest },
      );
      stage.move(folder, file);
    }
  }
}

/** The assets, by hard link: they are never changed in place. */
function linkAssets(entries: Map<string, ManifestEntry>, { assets, stage }: StageOptions): void {
  for (const file of listFiles(assets)) {
    stage.linkAs(join(assets, file), file);
    entries.set(file, { kind: "asset", digest: digestOf(readFileSync(join(assets, file))) });
  }
}

function contentOf(
  db: DatabaseSync,
  families: readonly AnyFamily[],
  { family: name, key }: PlannedFile,
): string | Uint8Array {
  const json = db.prepare("SELECT contract FROM page WHERE family = ? AND key = ?").get(name, key)?.["contract"];
  const content = families.find((family) => family.name === name)?.content?.(String(json), key);
  if (content === undefined) throw new Error(`${name}/${key} is not a file`);
  return content;
}

/** Pages without a family that were not made again. */
function keepLoose(entries: Map<string, ManifestEntry>, { plan, published, out, stage }: StageOptions): void {
  if (plan.shell !== "kept" || published === null) return;
  for (const [file, entry] of published.entries) {
    if (entry.kind !== "loose" || entries.has(file)) continue;
    stage.link(out, file);
    entries.set(file, entry);
  }
}

/** Adds files that the build itself writes. */
export function addIndexFiles(
  stage: Stage,
  entries: Map<string, ManifestEntry>,
  files: ReadonlyMap<string, string>,
): void {
  for (const [file, content] of files) {
    stage.write(file, content);
    entries.set(file, { kind: "index", digest: digestOf(content) });
  }
}

/** Files that a stage of the build keeps in the cache, by hard link: they are never changed in place. */
export function linkFiles(
  stage: Stage,
  entries: Map<string, ManifestEntry>,
  folder: string,
  files: readonly { readonly from: string; readonly to: string; readonly digest: string }[],
): void {
  for (const { from, to, digest } of files) {
    stage.linkAs(join(folder, from), to);
    entries.set(to, { kind: "index", digest });
  }
}
