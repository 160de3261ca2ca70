/**
 * What the code becomes, whatever the data: the assets that browsers fetch and the modules that render pages. Astro makes both,
 * once for each state of the code; they are kept in the cache, so a night without a change of code does not start Astro.
 */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { closeFolder, isWhole } from "#scripts/build/kept-folder.ts";
import { runNode } from "#scripts/build/run-node.ts";

/** The code, bundled. */
export interface Bundle {
  /** Folder of the assets, as they are published. */
  readonly assets: string;
  /** Module that renders: see `render-entry.ts`. */
  readonly entry: string;
}

/**
 * Saves 200 MB: the bundler's allocator gives memory back as soon as it is free, and the bundler runs in one thread,
 * which is enough while the contracts are computed.
 */
const thrift = { MIMALLOC_PURGE_DELAY: "0", TOKIO_WORKER_THREADS: "1" };

interface BundleOptions {
  /** The project. */
  readonly root: string;
  readonly cache: string;
  /** Digest of the code. */
  readonly code: string;
  /** Make a new one even if the kept one is whole. */
  readonly isFull: boolean;
}

/** Makes the bundle of some code. */
export type Bundler = (options: BundleOptions) => Promise<Bundle>;

/** The kept bundle when it is whole and of this code, else a new one. */
export const makeBundle: Bundler = async ({ root, cache, code, isFull }) => {
  const folder = resolve(cache, "bundle");
  if (isFull || !isWhole(folder, code)) {
    const all = resolve(cache, "bundling");
    rmSync(all, { recursive: true, force: true });
    // A killed build may have left Astro at work: it must not write among our files.
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
