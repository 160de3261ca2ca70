import { join, resolve } from "node:path";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { runNode } from "./run-node.ts";

export interface RenderOptions {
  readonly root: string;
  readonly cache: string;
  readonly entry: string;
  readonly shards: number;
  readonly withStandalone: boolean;
}

export type Renderer = (options: RenderOptions, folder: string) => Promise<void>;

/**
 * Node memory options. A page allocates megabytes. With a small young generation Node would copy unfinished pages
 * repeatedly; without a limit the old generation would grow to a gigabyte before it is collected.
 */
const flags = ["--max-semi-space-size=32", "--max-old-space-size=640"];

export const renderPlan: Renderer = async (options, folder) => {
  await allSettledOrThrow(Array.from({ length: options.shards }, (_, i) => () => renderShard(options, i + 1, folder)));
};

async function renderShard(
  { root, cache, entry, withStandalone }: RenderOptions,
  shard: number,
  folder: string,
): Promise<void> {
  await runNode("rendering", {
    script: join(import.meta.dirname, "render-process.ts"),
    cwd: root,
    flags,
    env: {
      EMICICLO_BUNDLE: entry,
      EMICICLO_PAGES: resolve(cache, "pages.sqlite"),
      EMICICLO_SHARD: String(shard),
      EMICICLO_STANDALONE: withStandalone && shard === 1 ? "1" : "0",
      EMICICLO_OUT: resolve(folder),
    },
  });
}
