/** The publication checks. */
import { readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { PageChecker } from "./check-pages.ts";
import { FactsStore } from "./facts-store.ts";
import type { ManifestEntry } from "#scripts/build/manifest.ts";
import { isOfBrowsers, lostText } from "./page-facts.ts";
import { fileOfPath } from "#scripts/build/plan.ts";
import type { Register } from "#scripts/build/register.ts";

export interface Fault {
  readonly file: string;
  readonly text: string;
}

interface PagesToVerify {
  /** Holds the cache of page links between runs. */
  readonly db: DatabaseSync;
  readonly folder: string;
  /** Every file with its revision, which changes when its bytes may have changed. */
  readonly files: ReadonlyMap<string, string>;
  readonly check: PageChecker;
}

/**
 * Checks that all links, fragments and assets of pages exist, and the pages themselves. Unchanged pages are not read
 * again.
 */
export async function verifyPages({ db, folder, files, check }: PagesToVerify): Promise<Fault[]> {
  const store = new FactsStore(db);
  const pages = [...files].filter(([file]) => file.endsWith(".html")).map(([file, stamp]) => ({ file, stamp }));
  const kept = store.stamps();
  const readings = await check(
    folder,
    pages.filter(({ file, stamp }) => kept.get(file) !== stamp),
  );
  const faults = readings.flatMap(({ faults: found }) => found);
  // The next build must report the fault of an unchanged page again, so it is stored as unsettled.
  store.save(
    readings,
    [...kept.keys()].filter((file) => !files.has(file)),
    new Set(faults.map(({ file }) => file)),
  );
  return [...verifyLinks(store, files), ...verifyStyles(folder, files), ...faults];
}

/** Checks each address once, however many pages link to it. The linking page is looked up for broken addresses only. */
function verifyLinks(store: FactsStore, files: ReadonlyMap<string, string>): Fault[] {
  const wrong = new Map<number, string>();
  for (const [number, word] of store.words.entries()) {
    const text = word.startsWith("/") ? checkTarget(word, files, store) : null;
    if (text !== null) wrong.set(number, text);
  }
  return [...store.usersOf(wrong.keys())].map(([number, file]) => ({ file, text: wrong.get(number) ?? "" }));
}

function checkTarget(target: string, files: ReadonlyMap<string, string>, store: FactsStore): string | null {
  const [path = "", fragment = ""] = target.split("#", 2);
  const page = fileOfPath(path, "page");
  const file = files.has(page) ? page : path.slice(1);
  if (!files.has(file)) return `links to ${path}, which is not there`;
  if (isOfBrowsers(fragment) || !file.endsWith(".html")) return null;
  return store.hasId(file, fragment) ? null : lostText(target);
}

/** Checks the files that style sheets load. */
function verifyStyles(folder: string, files: ReadonlyMap<string, string>): Fault[] {
  const sheets = [...files.keys()].filter((file) => file.endsWith(".css"));
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

interface SiteToVerify {
  readonly db: DatabaseSync;
  readonly folder: string;
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  readonly register: Register;
  /** Digest of everything that decides bytes beside the entries' own digests. */
  readonly code: string;
  readonly check: PageChecker;
}

/** Checks that every address of the register is still served. */
export function verifyRegister(register: Register, files: ReadonlyMap<string, unknown>): Fault[] {
  const lost = [...register.entries.values()].filter(
    ({ kind, address }) => kind !== "asset" && !files.has(fileOfPath(address, kind)),
  );
  return lost.map(({ address, since }) => ({
    file: address,
    text: `was published on ${since} and has no answer any more`,
  }));
}

export async function verifySite({ db, folder, entries, register, code, check }: SiteToVerify): Promise<Fault[]> {
  const files = new Map([...entries].map(([file, { digest }]) => [file, `${digest} ${code}`]));
  return [...verifyRegister(register, files), ...(await verifyPages({ db, folder, files, check }))];
}
