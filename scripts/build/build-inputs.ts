import type { Bundler } from "./bundle/bundle.ts";
import type { PageChecker } from "./verify/check-pages.ts";
import type { PictureMaker } from "./pictures/pictures.ts";
import type { Preparer } from "./prepare.ts";
import type { Renderer } from "./render.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { readCodeDigests, type CodeDigests } from "./code-digest.ts";
import { findMissing, readManifest, type Manifest } from "./manifest.ts";
import { pathOfFile } from "./plan.ts";
import { dataDigest, readRegister, type Register } from "./register.ts";
import { inputsDigest } from "#scripts/contracts/engine/inputs.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";
import { openDataPages } from "./open-data/publish.ts";

export interface BuildOptions {
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  /** Number of slices of the plan, each rendered in its own process; null = chosen by the build. */
  readonly shards: number | null;
  /** Renders only this slice of the plan (1 to `shards`) into a folder, for another machine. */
  readonly slice?: { readonly shard: number; readonly to: string };
  /** Folder with all slices, rendered on other machines: this build assembles them. */
  readonly slices?: string;
  /** Only prints what would be done: for the whole plan, or for one address. */
  readonly explain: "plan" | { readonly path: string } | null;
  /** Publishes a site with faults (page types without a route, broken links), for work in progress. */
  readonly isDraft: boolean;
  // Test seams. By default the build prepares in separate processes, bundles with Astro, renders in processes, draws PNG
  // files and reads HTML pages in threads.
  readonly prepare?: Preparer;
  readonly bundle?: Bundler;
  readonly render?: Renderer;
  readonly pictures?: PictureMaker;
  readonly check?: PageChecker;
}

/** Inputs of a build, read once at its start. */
export interface BuildInputs {
  readonly snapshot: Snapshot;
  readonly register: Register;
  readonly edition: string;
  readonly code: CodeDigests;
  /** Manifest of the published site; null when there is none. */
  readonly published: Manifest | null;
  /** Files of the manifest that are missing in the published folder. */
  readonly missing: ReadonlySet<string>;
}

export function readInputs(
  snapshot: Snapshot,
  { root, data, out, cache }: BuildOptions,
  effects: Effects,
): BuildInputs {
  const published = readManifest(cache, out);
  return {
    snapshot,
    register: readRegister(data),
    edition: snapshot.meta("edition") ?? effects.today(),
    code: readCodeDigests(root, process.env),
    published,
    missing: published === null ? new Set() : findMissing(out, published),
  };
}

/** Whether the published site is complete and was made from these inputs, so that there is nothing to build. */
export function isUpToDate({ snapshot, register, code, published, missing }: BuildInputs): boolean {
  const data = dataDigest(inputsDigest(snapshot), register.text);
  const isSameCode = (["contracts", "render", "build"] as const).every((part) => published?.[part] === code[part]);
  return isSameCode && published?.data === data && missing.size === 0;
}

/** Number of published addresses that are missing in the address register, which should contain them all. */
export function countUnregistered({ published, register }: BuildInputs): number {
  const own = [...(published?.entries ?? [])].filter(([, { kind }]) => kind === "page" || kind === "file");
  return own.filter(([file]) => !register.entries.has(pathOfFile(file))).length;
}

/**
 * Every page type and file type of the site: those made from the snapshot, then those made from the download and from
 * the address register.
 */
export const allOutputs = [...outputs, openDataPages, tombstonePages, tombstoneFiles];
