/**
 * Bundles the code, independently of the data: assets for browsers and modules that render pages. The bundle is cached
 * under the digest of the code, so a nightly run without a code change does not start Astro.
 */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { closeFolder, isWhole } from "#scripts/build/kept-folder.ts";
import { runNode } from "#scripts/build/run-node.ts";

export interface Bundle {
  readonly assets: string;
  /** Module that renders: see `render-entry.ts`. */
  readonly entry: string;
}

/**
 * Saves 200 MB: the bundler's allocator returns free memory at once, and the bundler uses one thread, which is enough
 * while the contracts are computed.
 */
const thrift = { MIMALLOC_PURGE_DELAY: "0", TOKIO_WORKER_THREADS: "1" };

interface BundleOptions {
  readonly root: string;
  readonly cache: string;
  readonly code: string;
  /** Makes a new bundle even if the cached one is valid. */
  readonly isFull: boolean;
}

export type Bundler = (options: BundleOptions) => Promise<Bundle>;

/** Returns the cached bundle if it is complete and of this code, else makes one. */
export const makeBundle: Bundler = async ({ root, cache, code, isFull }) => {
  const folder = resolve(cache, "bundle");
  if (isFull || !isWhole(folder, code)) {
    const all = resolve(cache, "bundling");
    rmSync(all, { recursive: true, force: true });
    // Astro processes of a killed build may still be running: a folder per process keeps their files out of ours.
    const fresh = join(all, String(process.pid));
    mkdirSync(fresh, { recursive: true });
    await runNode("bundling by Astro", {
      script: join(import.meta.dirname, "bundle-process.ts"),
      args: [fresh],
      cwd: root,
      flags: ["--max-old-space-size=640"],
      env: { ...thrift, ASTRO_TELEMETRY_DISABLED: "1" },
    });
    closeFolder(fresh, code);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    rmSync(all, { recursive: true, force: true });
  }
  const entry = listFiles(join(folder, "server")).find((file) => /^prerender-entry\.[^/]*\.mjs$/.test(file));
  if (entry === undefined) throw new Error(`${folder}/server: Astro wrote no prerender-entry`);
  return { assets: join(folder, "assets"), entry: join(folder, "server", entry) };
};
