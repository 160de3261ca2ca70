import { spawn, type ChildProcess } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { AnyOutput, Drawing } from "#scripts/views/reader.ts";
import { endWithThis } from "#scripts/build/run-node.ts";

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
