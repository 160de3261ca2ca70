import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

/**
 * Enables Node's compile cache in a folder, for this process and its children. Halves the start-up time of a command.
 * Node invalidates outdated entries itself.
 */
export function keepCompiled(folder: string): void {
  process.env["NODE_COMPILE_CACHE"] = resolve(folder);
  enableCompileCache(resolve(folder));
}
