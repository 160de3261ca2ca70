import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { linkOrCopy, listFiles } from "#scripts/build/files.ts";
import { markName } from "#scripts/build/manifest.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { checkPlace, lockPlace, rollBackFolder, swapFolder } from "#scripts/lib/swap-folder.ts";
import { beside } from "#scripts/deploy/beside.ts";
import { afterKind, shownAgain, type TargetKind } from "#scripts/deploy/target.ts";
import { writeTwins } from "#scripts/deploy/twins.ts";

/** Content of a file; null when there is none, or not of this size. */
function contentOf(file: string, size?: number): Buffer | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() !== true || (size !== undefined && found.size !== size) ? null : readFileSync(file);
}

/**
 * Copies a site. Files that the site shown now has too are hard links to it, with their compressed twins.
 * @param shown folder of that site; may be absent
 */
function copyBeside(site: string, next: string, shown: string): void {
  const files = listFiles(site);
  for (const file of files) {
    const [from, to, old] = [join(site, file), join(next, file), join(shown, file)];
    mkdirSync(dirname(to), { recursive: true });
    const { size, atime, mtime } = statSync(from);
    const content = contentOf(old, size);
    if (content?.equals(readFileSync(from)) !== true) {
      copyFileSync(from, to);
      // Servers derive ETags from modification times.
      utimesSync(to, atime, mtime);
      continue;
    }
    linkOrCopy(old, to);
    const twin = existsSync(join(site, `${file}.gz`)) ? null : contentOf(`${old}.gz`);
    if (twin !== null && isTwin(twin, content)) linkOrCopy(`${old}.gz`, `${to}.gz`);
  }
}

function isTwin(twin: Buffer, content: Buffer): boolean {
  try {
    return gunzipSync(twin).equals(content);
  } catch {
    return false;
  }
}

/**
 * Copies the site beside the target, adds compressed twins, then swaps: visitors see the old site or the new one. Only
 * the swap deletes an earlier site. Refuses to replace a folder that is not a published site.
 */
async function deployToFolder(out: string, folder: string): Promise<void> {
  const next = beside(folder, "next");
  let release: (() => void) | null = null;
  try {
    checkPlace(folder, markName);
    release = lockPlace(folder);
    rmSync(next, { recursive: true, force: true });
    copyBeside(realpathSync(out), next, folder);
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
      rollBack: () => shownAgain(rollBackFolder(folder)),
    };
  },
};
