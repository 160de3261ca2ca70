import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";

/** What a renderer is told. */
export interface RenderOptions {
  /** The project. */
  readonly root: string;
  readonly cache: string;
  readonly shards: number;
  readonly withLoose: boolean;
  /** Digest of the plan: slices rendered elsewhere must be of the same one. */
  readonly plan: string;
}

/** Renders the plan into folders of its own. */
export type Renderer = (options: RenderOptions) => Promise<readonly string[]>;

/** Left alone, Node lets old pages lie in a gigabyte of memory before it tidies up. */
const flags = ["--max-old-space-size=640", "--max-semi-space-size=16"];

/**
 * The bundler's allocator gives back at once what it no longer uses, and one thread is enough beside the other process: left
 * alone it keeps 200 MB while the pages are made.
 */
const bundlerThrift = { MIMALLOC_PURGE_DELAY: "0", TOKIO_WORKER_THREADS: "1" };

const script = join(import.meta.dirname, "astro-process.ts");

/** Lets Astro render the plan, one process per shard side by side, and gives the folders that they wrote. */
export const renderPlan: Renderer = (options) => {
  const all = resolve(options.cache, "render");
  // A killed build may have left Astro at work: it must not write among our files.
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
  rmSync(`${target}.cache`, { recursive: true, force: true });
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

function renderShard(
  { root, cache, shards, withLoose }: RenderOptions,
  shard: number,
  outDir: string,
): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    ASTRO_TELEMETRY_DISABLED: "1",
    ...bundlerThrift,
    EMICICLO_PAGES: resolve(cache, "pages.sqlite"),
    EMICICLO_SHARD: `${shard}/${shards}`,
    EMICICLO_LOOSE: withLoose && shard === 1 ? "1" : "0",
    EMICICLO_OUT: outDir,
  };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...flags, script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code, signal) => {
      if (code === 0) done(outDir);
      else
        fail(
          new DataError(
            `Astro stopped (${signal ?? `code ${code}`}); the published site is as it was.\n${output.trimEnd()}`,
          ),
        );
    });
  });
}
