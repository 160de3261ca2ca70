import type { Effects } from "#scripts/lib/effects.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import type { BuildOptions } from "./build-options.ts";
import { readCodeDigests, type CodeDigests } from "./code-digest.ts";
import { findMissing, readManifest, type Manifest } from "./manifest.ts";
import { pathOfFile } from "./plan.ts";
import { dataDigest, readRegister, type Register } from "./register.ts";

/** Inputs of a build, read once at its start. */
export interface Ground {
  readonly snapshot: Snapshot;
  readonly register: Register;
  readonly edition: string;
  readonly code: CodeDigests;
  /** Manifest of the published site; null when there is none. */
  readonly published: Manifest | null;
  /** Files of the manifest that are missing in the published folder. */
  readonly missing: ReadonlySet<string>;
}

export function readGround(snapshot: Snapshot, { root, data, out, cache }: BuildOptions, effects: Effects): Ground {
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
export function isUpToDate({ snapshot, register, code, published, missing }: Ground): boolean {
  const data = dataDigest(snapshot.digest(), register.text);
  const isSameCode = (["views", "render", "build"] as const).every((part) => published?.[part] === code[part]);
  return isSameCode && published?.data === data && missing.size === 0;
}

/** Number of published addresses that are missing in the address register, which should contain them all. */
export function countUnregistered({ published, register }: Ground): number {
  const own = [...(published?.entries ?? [])].filter(([, { kind }]) => kind === "page" || kind === "file");
  return own.filter(([file]) => !register.entries.has(pathOfFile(file))).length;
}
