import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestEntry } from "#scripts/build/manifest.ts";
import { fileOfPath } from "#scripts/build/plan.ts";
import type { Register } from "#scripts/build/register.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { PageChecker, Reading } from "./check-pages.ts";
import { checkFragment, readPage, readPages } from "./read-pages.ts";

export interface Fault {
  readonly file: string;
  readonly text: string;
  /** The page links to one that is left out. It is published all the same: the fault is that of the other page. */
  readonly isOfLeftOut?: boolean;
}

/** The published site, from which the stage keeps files. */
interface PublishedSite {
  readonly folder: string;
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  /** Files of the stage that are the same as published. */
  readonly unchanged: ReadonlySet<string>;
}

interface PagesToVerify {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  /** Null: every page is read. */
  readonly published: PublishedSite | null;
  readonly check: PageChecker;
  /** Published pages that stay although they cannot be made again at present: they are not read. */
  readonly kept?: ReadonlySet<string>;
  /** Pages that are left out of the site. */
  readonly leftOut?: ReadonlySet<string>;
}

/**
 * Checks that all links, fragments and assets of pages exist. Unchanged pages are read only when something that
 * they may refer to has disappeared.
 */
export async function verifyPages(site: PagesToVerify): Promise<Fault[]> {
  const { folder, published, check, kept = none } = site;
  const leftOut = site.leftOut ?? none;
  const files = site.files.union(leftOut);
  const pages = [...site.files].filter((file) => isPage(file) && !kept.has(file)).sort();
  const changed = pages.filter((file) => published?.unchanged.has(file) !== true);
  const isWhole = published === null || losesTarget(published, folder, files, changed);
  const readings = await check(folder, isWhole ? pages : changed);
  return [
    ...verifyLinks(readings, folder, files, leftOut),
    ...verifyStyles(folder, site.files),
    ...readings.flatMap(({ faults }) => faults),
  ];
}

const none: ReadonlySet<string> = new Set();

/**
 * Pages with a link to something that is not there. A check of all pages names one for each such target; here each page
 * is read alone, so it is only worth its time after a fault was found.
 */
export function pagesWithDeadLinks(
  folder: string,
  files: ReadonlySet<string>,
  { kept, leftOut }: { readonly kept: ReadonlySet<string>; readonly leftOut: ReadonlySet<string> },
): string[] {
  const all = files.union(leftOut);
  const pages = [...files].filter((file) => isPage(file) && !kept.has(file));
  return pages.filter((file) => verifyLinks([readPages(folder, [file])], folder, all, none).length > 0);
}

const isPage = (file: string): boolean => file.endsWith(".html");

/**
 * Whether something is gone that unchanged pages may refer to. The register guards pages and files only: not assets,
 * standalone pages, and elements with an id. The names of index files are fixed, or no page refers to them.
 */
function losesTarget(
  { folder: before, entries }: PublishedSite,
  folder: string,
  files: ReadonlySet<string>,
  changed: readonly string[],
): boolean {
  if ([...entries].some(([file, { kind }]) => kind !== "index" && !files.has(file))) return true;
  return changed.some((file) => entries.has(file) && !writtenIds(before, file).isSubsetOf(writtenIds(folder, file)));
}

/** Ids of a page by a quick search; text that looks like an id only makes more pages be read. */
function writtenIds(folder: string, file: string): ReadonlySet<string> {
  const html = readFileSync(join(folder, file), "latin1");
  return new Set([...html.matchAll(/\sid=["']?([^\s"'>]+)/g)].map(([, id = ""]) => id));
}

/** Checks each address once, however many pages refer to it. Names the first such page. */
function verifyLinks(
  readings: readonly Reading[],
  folder: string,
  files: ReadonlySet<string>,
  leftOut: ReadonlySet<string>,
): Fault[] {
  const users = new Map<string, string>();
  for (const [target, file] of readings.flatMap(({ targets }) => [...targets])) {
    const first = users.get(target);
    if (first === undefined || file < first) users.set(target, file);
  }
  const idsOf = memoize((file: string) => readPage(folder, file, { targets: new Map(), faults: [] }));
  return [...users].flatMap(([target, file]) => {
    const [path = ""] = target.split("#", 1);
    if (leftOut.has(fileOfPath(path, "page")) || leftOut.has(fileOfPath(path, "file")))
      return [{ file, text: `links to ${path}, which is left out`, isOfLeftOut: true }];
    const text = checkTarget(target, folder, files, idsOf);
    return text === null ? [] : [{ file, text }];
  });
}

function checkTarget(
  target: string,
  folder: string,
  files: ReadonlySet<string>,
  idsOf: (file: string) => ReadonlySet<string>,
): string | null {
  const [path = ""] = target.split("#", 1);
  const page = fileOfPath(path, "page");
  const file = files.has(page) ? page : path.slice(1);
  if (!files.has(file)) return `links to ${path}, which is not there`;
  const hasFragment = target.includes("#") && isPage(file) && existsSync(join(folder, file));
  return hasFragment ? checkFragment(target, idsOf(file)) : null;
}

function verifyStyles(folder: string, files: ReadonlySet<string>): Fault[] {
  const sheets = [...files].filter((file) => file.endsWith(".css"));
  return sheets.flatMap((file) => {
    const urls = [...readFileSync(join(folder, file), "utf8").matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
      ([, url = ""]) => url,
    );
    const paths = urls
      .filter((url) => !/^(data|https?):/.test(url))
      .map((url) => new URL(url, `http://site/${file}`).pathname.slice(1));
    return paths
      .filter((path) => path !== "" && !path.startsWith("%23") && !files.has(path))
      .map((path) => ({ file, text: `loads /${path}, which is not there` }));
  });
}

/** Checks that every address of the register is still served. */
export function verifyRegister(register: Register, files: ReadonlySet<string>): Fault[] {
  const lost = [...register.entries.values()].filter(
    ({ kind, address }) => kind !== "asset" && !files.has(fileOfPath(address, kind)),
  );
  return lost.map(({ address, since }) => ({
    file: address,
    text: `was published on ${since} and is not served any more`,
  }));
}

export async function verifySite({
  register,
  ...site
}: PagesToVerify & { readonly register: Register }): Promise<Fault[]> {
  return [...verifyRegister(register, site.files), ...(await verifyPages(site))];
}
