/**
 * Renders drawings as PNG files. A picture is cached under the digest of its drawing, so it is drawn once, whatever
 * code changes around it.
 */
import { readFileSync, writeFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Renderer } from "@takumi-rs/core";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { contractReader } from "#scripts/contracts/engine/cached-contracts.ts";
import type { AnyOutput, Drawing } from "#scripts/contracts/engine/reader.ts";
import { ArtifactCache, type Artifact } from "#scripts/build/artifact-cache.ts";
import { isReused, type Plan } from "#scripts/build/plan.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { endWithThis } from "#scripts/build/run-node.ts";

/**
 * To be raised when the same drawing gives other bytes: with another version of the drawing library or other typefaces.
 */
const formatVersion = 3;

/** Pictures drawn concurrently, in libuv threads. */
const atOnce = 2;

const fonts = join(import.meta.dirname, "../../../public/fonts");

/** The typefaces of the site. "Europe" = the subset with letters of other languages. */
const typefaces = {
  Newsreader: "newsreader-display-500",
  "Newsreader Europe": "newsreader-europe-400-700",
  "Public Sans": "public-sans-400-700",
  "Public Sans Europe": "public-sans-europe-400-700",
} as const;

let opened: Promise<Renderer> | undefined;

async function openRenderer(): Promise<Renderer> {
  // Imported lazily: a build with nothing to do would wait for it.
  const core = await import("@takumi-rs/core");
  const renderer = new core.Renderer();
  for (const [name, file] of Object.entries(typefaces))
    await renderer.registerFont({ name, data: readFileSync(join(fonts, `${file}.woff2`)) });
  return renderer;
}

interface PicturesInput {
  readonly db: DatabaseSync;
  readonly outputs: readonly AnyOutput[];
  readonly plan: Plan;
  readonly cache: string;
}

export const pictureCache = (cache: string): ArtifactCache => new ArtifactCache(cache, "pictures");

export const keepPicture = (artifacts: ArtifactCache, drawing: Drawing): Promise<Artifact> =>
  artifacts.get(digestOf(String(formatVersion), JSON.stringify(drawing)), async (file) => {
    writeFileSync(file, await toPng(drawing));
  });

interface Pictures {
  /** File of the site → file of the cache, for every new or changed picture of the plan. */
  readonly files: ReadonlyMap<string, string>;
  readonly drawn: number;
}

export type PictureMaker = (input: PicturesInput) => Promise<Pictures>;

export const drawPictures: PictureMaker = async ({ db, outputs, plan, cache }) => {
  const drawings = new Map(outputs.flatMap(({ name, drawing }) => (drawing === undefined ? [] : [[name, drawing]])));
  const wanted = plan.files.filter((file) => !isReused(file) && drawings.has(file.output));
  const read = contractReader(db);
  const files = new Map<string, string>();
  const queue = wanted.values();
  const artifacts = pictureCache(cache);
  const work = async (): Promise<void> => {
    for (const { output, key, file } of queue) {
      const drawing = drawings.get(output)?.(read(output, key), key);
      if (drawing === undefined) continue;
      files.set(file, (await keepPicture(artifacts, drawing)).path);
    }
  };
  await allSettledOrThrow(Array.from({ length: atOnce }, () => work));
  return { files, drawn: artifacts.made };
};

export async function toPng(drawing: Drawing): Promise<Uint8Array> {
  opened ??= openRenderer();
  const renderer = await opened;
  return await renderer.render(drawing, { format: "png" });
}

/**
 * Draws the pictures of new contracts while other contracts are still computed: the processor has idle time then, but
 * none while pages are rendered. Works in a separate process of lowest priority. `drawPictures` draws the rest.
 */
export class PicturesAhead {
  readonly #cache: string;
  readonly #drawings: Drawing[] = [];
  #process: ChildProcess | undefined;

  constructor(cache: string) {
    this.#cache = cache;
  }

  /**
   * Collects the drawing of a contract that was just written. Page types are processed one after the other: the first
   * contract of the next type means that all drawings are collected, and starts the process.
   */
  readonly take = ({ drawing }: AnyOutput, key: string, json: string): void => {
    if (drawing !== undefined) this.#drawings.push(drawing(json, key));
    else if (this.#drawings.length > 0) this.#process ??= this.#start();
  };

  /** Stops drawing. Finished pictures stay in the cache. */
  stop(): void {
    this.#process?.kill();
    rmSync(this.#file, { force: true });
  }

  get #file(): string {
    return join(this.#cache, "drawings.json");
  }

  /** Passes the drawings in a file: this process is busy with contracts and could not feed a pipe. */
  #start(): ChildProcess {
    writeFileSync(this.#file, JSON.stringify(this.#drawings));
    const script = join(import.meta.dirname, "pictures-process.ts");
    const child = spawn(process.execPath, [script, this.#cache, this.#file], { stdio: "ignore" });
    endWithThis(child);
    // If the process cannot start, `drawPictures` draws everything.
    child.on("error", () => undefined);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child;
  }
}
