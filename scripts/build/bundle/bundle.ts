/**
 * Bundles the code, independently of the data: assets for browsers and modules that render pages. The bundle is cached
 * under the digest of the code, so a nightly run without a code change does not start Astro.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ArtifactCache } from "#scripts/build/artifact-cache.ts";
import { listFiles } from "#scripts/build/files.ts";
import { runNode } from "#scripts/build/run-node.ts";
import { z } from "zod";

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
  readonly isFull: boolean;
}

export type Bundler = (options: BundleOptions) => Promise<Bundle>;

/** Returns the cached bundle if it is complete and of this code, else makes one. */
export const makeBundle: Bundler = async ({ root, cache, code, isFull }) => {
  const artifacts = new ArtifactCache(cache, "bundle");
  const make = async (folder: string): Promise<void> => {
    mkdirSync(folder);
    await runNode("bundling by Astro", {
      script: join(import.meta.dirname, "bundle-process.ts"),
      args: [folder],
      cwd: root,
      flags: ["--max-old-space-size=640"],
      env: { ...thrift, ASTRO_TELEMETRY_DISABLED: "1" },
    });
  };
  const { path: folder } = await artifacts.get(code, make, isFull);
  artifacts.forgetUnused();
  const entry = listFiles(join(folder, "server")).find((file) => /^prerender-entry\.[^/]*\.mjs$/.test(file));
  if (entry === undefined) throw new Error(`${folder}/server: Astro wrote no prerender-entry`);
  return { assets: join(folder, "assets"), entry: join(folder, "server", entry) };
};

/** Name of Vite's manifest of the browser's scripts, in the folder of the rendering modules. */
export const scriptsFile = "scripts.json";

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** URLs of the browser's scripts, by the file that each is made of: "src/components/home/EventList.island.tsx". */
export function readScripts(manifest: string): Readonly<Record<string, string>> {
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  return Object.fromEntries(Object.entries(chunks).map(([source, { file }]) => [source, `/${file}`]));
}
