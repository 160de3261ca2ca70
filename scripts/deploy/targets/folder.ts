import { cpSync, realpathSync, rmSync } from "node:fs";
import { markName } from "#scripts/build/manifest.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { checkPlace, forgetFolders, lockPlace, swapFolder } from "#scripts/lib/swap-folder.ts";
import { beside } from "#scripts/deploy/beside.ts";
import { afterKind, type TargetKind } from "#scripts/deploy/target.ts";
import { writeTwins } from "#scripts/deploy/twins.ts";

/**
 * Copies the site beside the target, adds compressed twins, then swaps: visitors see the old site or the new one. Refuses to replace a folder
 * that is not a published site.
 */
async function deployToFolder(out: string, folder: string): Promise<void> {
  const next = beside(folder, "next");
  let release: (() => void) | null = null;
  try {
    checkPlace(folder, markName);
    release = lockPlace(folder);
    rmSync(next, { recursive: true, force: true });
    forgetFolders(folder);
    // With modification times: servers derive ETags from them.
    cpSync(realpathSync(out), next, { recursive: true, preserveTimestamps: true });
    await writeTwins(next, next);
    swapFolder(next, folder);
  } catch (error) {
    if (error instanceof DataError) throw error;
    if (release !== null) rmSync(next, { recursive: true, force: true });
    throw new DataError(`${folder}: ${error instanceof Error ? error.message : ""}; the site there is as it was`);
  } finally {
    release?.();
  }
}

/** "folder:/srv/www": a folder of this machine. */
export const folderTarget: TargetKind = {
  form: "folder:DIR",
  parse: (text) => {
    const folder = afterKind(text, "folder");
    if (folder === null) return null;
    return {
      host: "own-server",
      send: async (out) => {
        await deployToFolder(out, folder);
        return "sent";
      },
    };
  },
};
