/**
 * The site before the published one is nearly the next one already: most pages are in all three, one file under several names. A
 * night takes it over and changes what differs; to link tens of thousands of files anew and remove as many takes seconds.
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
 * Looks through the folder that was published before. Throws it away and answers null where most pages of the next site will be
 * others. One to take over is only looked at: a build that is killed leaves it.
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
 * Begins a stage with what a former site has of the kept files. All else goes to `waste`, to be removed in the end: where many
 * files were removed a moment ago, Linux (ext4) makes new ones slowly.
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
