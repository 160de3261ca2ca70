import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

/**
 * Keeps in a folder what Node makes of the modules that are loaded from now on, by this process and those it starts: with it a
 * command begins in half the time. Node itself sees what does not fit any more and makes it again.
 */
export function keepCompiled(folder: string): void {
  process.env["NODE_COMPILE_CACHE"] = resolve(folder);
  enableCompileCache(resolve(folder));
}
