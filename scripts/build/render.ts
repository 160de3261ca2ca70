import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { listFiles, Stage } from "./files.ts";
import { runNode } from "./run-node.ts";

export interface RenderOptions {
  readonly root: string;
  readonly cache: string;
  readonly entry: string;
  readonly shards: number;
  readonly withStandalone: boolean;
  /** Digest of the plan: slices rendered on other machines must have the same. */
  readonly plan: string;
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

const markOf = (folder: string, shard: number, shards: number): string => join(folder, `${shard}-of-${shards}.plan`);

const isMarkOf = (name: string, shard: number): boolean => /^(\d+)-of-\d+\.plan$/.exec(name)?.[1] === String(shard);

type ShardRenderer = (options: RenderOptions, shard: number, folder: string) => Promise<void>;

/** Renders one slice of the plan into a folder, to be assembled on another machine. */
export async function renderSlice(
  options: RenderOptions,
  shard: number,
  folder: string,
  render: ShardRenderer = renderShard,
): Promise<void> {
  const target = resolve(folder, String(shard));
  // Markers are deleted first, also those of another number of slices: after a kill none may stand beside files of
  // another plan.
  for (const name of readdirSync(folder)) if (isMarkOf(name, shard)) rmSync(join(folder, name));
  rmSync(target, { recursive: true, force: true });
  await render(options, shard, target);
  writeFileSync(markOf(folder, shard, options.shards), options.plan);
}

/** Returns a renderer that takes slices rendered on other machines. */
export function takeSlices(slices: string): Renderer {
  return ({ shards, plan }, folder) => {
    const found = Array.from({ length: shards }, (_, i) => i + 1);
    for (const shard of found) {
      const mark = markOf(slices, shard, shards);
      if (!existsSync(mark)) throw new DataError(`${mark} is not there: slice ${shard} of ${shards} was not rendered`);
      if (readFileSync(mark, "utf8") !== plan)
        throw new DataError(`${mark}: slice ${shard} was rendered from other data or other code; render it again`);
    }
    const stage = new Stage(folder);
    for (const slice of found.map((shard) => join(slices, String(shard))))
      for (const file of listFiles(slice)) stage.linkAs(join(slice, file), file);
    return Promise.resolve();
  };
}

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
