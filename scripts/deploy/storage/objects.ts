/** The files of a site as objects: an address is a key. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { contentTypeOf } from "#scripts/serve/content-types.ts";
import { headersOf, parseHeadersFile, ruleFile } from "#src/config/headers.ts";

/** One object of the site. */
export interface SiteObject {
  /** Path in the folder of the site. */
  readonly file: string;
  readonly key: string;
  /** Headers with which the object is stored and served. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  readonly md5: string;
  /** Place in the order of sending: 0 = assets that are never overwritten, 1 = other files, 2 = pages, 3 = lists of pages. */
  readonly rank: number;
}

/** Key of a file: the address without the first slash. The start page and the page for missing addresses keep their name. */
export const keyOf = (file: string): string =>
  file === "index.html" || file === "404.html" ? file : file.replace(/\.html$/, "");

/** Rules for other hosts and hidden files, which no host serves. */
const isUnserved = (file: string): boolean =>
  new RegExp(ruleFile).test(`/${file}`) || /(^|\/)\./.test(file.replace(/^\.well-known\//, ""));

function rankOf(file: string, cacheControl: string): number {
  if (cacheControl.includes("immutable")) return 0;
  if (file.endsWith(".html")) return 2;
  return /^(feed\/|sitemap|stato\.json$)/.test(file) ? 3 : 1;
}

const noIndex = '<meta name="robots" content="noindex">';

/** What is sent of a page of a preview, which asks search engines not to index it; null = the file as it is. */
export function previewBody(out: string, file: string): string | null {
  if (!file.endsWith(".html")) return null;
  return readFileSync(join(out, file), "utf8").replace(/<head[^>]*>/, (head) => head + noIndex);
}

/** All objects of a site, with their checksums. Reads every file: 3 GB in half a minute. */
export async function listObjects(out: string, isPreview: boolean): Promise<SiteObject[]> {
  const headersFile = join(out, "_headers");
  const rules = parseHeadersFile(existsSync(headersFile) ? readFileSync(headersFile, "utf8") : "");
  const objects: SiteObject[] = [];
  for (const file of listFiles(out).filter((name) => !isUnserved(name))) {
    const changed = isPreview ? previewBody(out, file) : null;
    const body = changed === null ? await readFile(join(out, file)) : Buffer.from(changed);
    const { "Cache-Control": cacheControl = "" } = headersOf(rules, `/${file}`);
    objects.push({
      file,
      key: keyOf(file),
      headers: { "Content-Type": contentTypeOf(file).type, "Cache-Control": cacheControl },
      bytes: body.length,
      md5: createHash("md5").update(body).digest("hex"),
      rank: rankOf(file, cacheControl),
    });
  }
  return objects;
}
