import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";
import { runNode } from "./run-node.ts";

/** What a renderer is told. */
export interface RenderOptions {
  /** The project. */
  readonly root: string;
  readonly cache: string;
  /** Module of the bundle that renders. */
  readonly entry: string;
  readonly shards: number;
  readonly withLoose: boolean;
  /** Digest of the plan: slices rendered elsewhere must be of the same one. */
  readonly plan: string;
}

/** Renders the plan into folders of its own. */
export type Renderer = (options: RenderOptions) => Promise<readonly string[]>;

/**
 * A page leaves megabytes behind: with little room for what is young, Node copies pages half done again and again. Left alone, it
 * lets old ones lie in a gigabyte of memory before it tidies up.
 */
const flags = ["--max-semi-space-size=64", "--max-old-space-size=640"];

/** Renders the plan, one process per shard side by side, and gives the folders that they wrote. */
export const renderPlan: Renderer = (options) => {
  const all = resolve(options.cache, "render");
  // A killed build may have left processes at work: they must not write among our files.
  const base = join(all, String(process.pid));
  rmSync(all, { recursive: true, force: true });
  const shards = Array.from({ length: options.shards }, (_, i) => i + 1);
  return Promise.all(shards.map((shard) => renderShard(options, shard, join(base, String(shard)))));
};

const markOf = (folder: string, shard: number, shards: number): string => join(folder, `${shard}-of-${shards}.plan`);

/** Renders one slice of the plan into a folder, for another machine to put together. */
export async function renderSlice(options: RenderOptions, shard: number, folder: string): Promise<void> {
  const target = resolve(folder, String(shard));
  rmSync(target, { recursive: true, force: true });
  await renderShard(options, shard, target);
  writeFileSync(markOf(folder, shard, options.shards), options.plan);
}

/** Takes the slices that other machines rendered. */
export function takeSlices(folder: string): Renderer {
  return ({ shards, plan }) => {
    const found = Array.from({ length: shards }, (_, i) => i + 1);
    for (const shard of found) {
      const mark = markOf(folder, shard, shards);
      if (!existsSync(mark)) throw new DataError(`${mark} is not there: slice ${shard} of ${shards} was not rendered`);
      if (readFileSync(mark, "utf8") !== plan)
        throw new DataError(`${mark}: slice ${shard} was rendered from other data or other code; render it again`);
    }
    return Promise.resolve(found.map((shard) => resolve(folder, String(shard))));
  };
}

async function renderShard(
  { root, cache, entry, shards, withLoose }: RenderOptions,
  shard: number,
  outDir: string,
): Promise<string> {
  await runNode(join(import.meta.dirname, "render-process.ts"), {
    task: "rendering",
    cwd: root,
    flags,
    env: {
      EMICICLO_BUNDLE: entry,
      EMICICLO_PAGES: resolve(cache, "pages.sqlite"),
      EMICICLO_SHARD: `${shard}/${shards}`,
      EMICICLO_LOOSE: withLoose && shard === 1 ? "1" : "0",
      EMICICLO_OUT: outDir,
    },
  });
  return outDir;
}
