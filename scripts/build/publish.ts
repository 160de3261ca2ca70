import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const previousOf = (out: string): string =>
  join(dirname(resolve(out)), `.${resolve(out).split("/").at(-1) ?? "out"}.previous`);

/** Puts the published site back if a build was killed between the two renames of {@link publish}. */
export function recoverPublished(out: string): boolean {
  const previous = previousOf(out);
  if (!existsSync(previous)) return false;
  if (existsSync(out)) rmSync(previous, { recursive: true, force: true });
  else renameSync(previous, out);
  return true;
}

/**
 * Replaces the published folder by the stage. There is no moment at which the folder is half new; killed between the two
 * renames, the next command puts the old one back.
 */
export function publish(stage: string, out: string): void {
  mkdirSync(dirname(resolve(out)), { recursive: true });
  const previous = previousOf(out);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, previous);
  renameSync(stage, out);
  rmSync(previous, { recursive: true, force: true });
}
