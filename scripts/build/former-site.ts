/**
 * The former site is the one before the published one. Most of its files are hard links to files that the published
 * site and the next one have too. An incremental build therefore turns the former site into the next one and changes
 * only what differs: creating and deleting tens of thousands of links would take seconds.
 */
import { lstatSync, mkdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { formerFolders } from "#scripts/lib/swap-folder.ts";
import { listFiles, Stage } from "./files.ts";
import type { Ground } from "./ground.ts";
import type { Manifest } from "./manifest.ts";

export interface FormerSite {
  readonly folder: string;
  /** Files that are the same inode in the published site, not only equal. */
  readonly shared: ReadonlySet<string>;
  readonly others: readonly string[];
}

/**
 * Inspects the former site. Deletes it and returns null when most pages of the next site will be different. Otherwise
 * leaves it unchanged, so that a killed build does not damage it.
 */
export function findFormer(
  { published, code }: Pick<Ground, "published" | "code">,
  out: string,
  isFull: boolean,
): FormerSite | null {
  const [newest, ...older] = formerFolders(out);
  for (const folder of older) throwAway(folder);
  if (newest === undefined) return null;
  const isNight = !isFull && published?.render === code.render && published.views === code.views;
  const former = isNight ? compare(newest, out, published) : null;
  if (former !== null && former.shared.size > former.others.length) return former;
  throwAway(newest);
  return null;
}

const throwAway = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
};

function compare(folder: string, out: string, published: Manifest): FormerSite {
  const shared = new Set<string>();
  const others: string[] = [];
  for (const file of listFiles(folder)) {
    if (published.entries.has(file) && isOneFile(join(folder, file), join(out, file))) shared.add(file);
    else others.push(file);
  }
  return { folder, shared, others };
}

function isOneFile(a: string, b: string): boolean {
  const [one, other] = [a, b].map((file) => lstatSync(file, { throwIfNoEntry: false }));
  return one?.isFile() === true && one.ino === other?.ino && one.dev === other.dev;
}

/**
 * Starts the stage of the next site. If there is a former site, its folder becomes the stage: files that the next site
 * keeps stay in it, all others move to `waste`. The caller deletes `waste` at the end of the build, not earlier:
 * shortly after many deletions Linux (ext4) creates files slowly.
 */
export function stageFormer(
  former: FormerSite | null,
  folder: string,
  kept: ReadonlySet<string>,
  waste: string,
): Stage {
  if (former === null) return new Stage(folder);
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(former.folder, folder);
  mkdirSync(waste);
  const away = [...former.others, ...former.shared.difference(kept)];
  for (const [number, file] of away.entries()) renameSync(join(folder, file), join(waste, String(number)));
  for (const parent of new Set(away.map((file) => dirname(join(folder, file))))) removeEmpty(parent, folder);
  return new Stage(folder, former.shared.intersection(kept));
}

/** Removes a folder if it is empty, and then its empty parents, up to `top`. */
function removeEmpty(folder: string, top: string): void {
  for (let at = folder; at !== top; at = dirname(at)) {
    try {
      rmdirSync(at);
    } catch {
      return;
    }
  }
}
