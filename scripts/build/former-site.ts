/**
 * The former site is the one before the published one. Most of its files are in the published site and in the next one
 * too, as hard links of one file. So a night turns the former site into the next one and changes only what differs:
 * making tens of thousands of links, and removing as many, would take seconds.
 */
import { lstatSync, mkdirSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { formerFolders } from "#scripts/lib/swap-folder.ts";
import { listFiles, Stage } from "./files.ts";
import type { Ground } from "./ground.ts";
import type { Manifest } from "./manifest.ts";

/** What is known of the site before the published one. */
export interface FormerSite {
  readonly folder: string;
  /** Files that the published site has too: the same, not only equal. */
  readonly shared: ReadonlySet<string>;
  readonly others: readonly string[];
}

/**
 * Looks through the folder that was published before. Removes it and answers null where most pages of the next site
 * will be different. One that will be used is not changed here: a build that is killed leaves it as it is.
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
 * Begins the stage of the next site. The folder of the former site, if there is one, becomes the stage: files that the
 * next site keeps stay in it, all others move to `waste`. The caller removes `waste` at the end of the build, not
 * earlier: shortly after many files were removed, Linux (ext4) is slow to make new ones.
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

/** Removes a folder that has nothing in it any more, and those above it, up to `top`. */
function removeEmpty(folder: string, top: string): void {
  for (let at = folder; at !== top; at = dirname(at)) {
    try {
      rmdirSync(at);
    } catch {
      return; // There is something in it.
    }
  }
}
