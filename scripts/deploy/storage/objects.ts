/** The files of a site as objects: an address is a key. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { listFiles } from "#scripts/build/files.ts";
import { contentTypeOf } from "#scripts/serve/content-types.ts";
import { parseRedirects } from "#scripts/serve/redirects.ts";
import { headersOf, parseHeadersFile } from "#src/config/headers.ts";
import { leastCompressed } from "#scripts/lib/compress.ts";

/** One object of the site. */
export interface SiteObject {
  /** Path in the folder of the site. */
  readonly file: string;
  readonly key: string;
  /** Headers with which the object is stored and served. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  /** Digest of headers and content: an object with the same digest need not be sent again. */
  readonly digest: string;
  /** Place in the order of sending: 0 = assets that are never overwritten, 1 = other files, 2 = pages, 3 = lists of pages. */
  readonly rank: number;
}

export interface ObjectOptions {
  /** Pages tell search engines not to index them. */
  readonly isPreview: boolean;
  readonly isCompressed: boolean;
  /** The store redirects by objects. Elsewhere the page of the old address redirects. */
  readonly redirects: boolean;
}

/** Key of a file: the address without the first slash. The start page and the page for missing addresses keep their name. */
export const keyOf = (file: string): string =>
  file === "index.html" || file === "404.html" ? file : file.replace(/\.html$/, "");

/** Rules for other hosts and hidden files, which no host serves. */
const isUnserved = (file: string): boolean =>
  /^(_headers|_redirects|_nginx)/.test(file) || /(^|\/)\./.test(file.replace(/^\.well-known\//, ""));

function rankOf(file: string, cacheControl: string): number {
  if (cacheControl.includes("immutable")) return 0;
  if (file.endsWith(".html")) return 2;
  return /^(feed\/|sitemap|stato\.json$)/.test(file) ? 3 : 1;
}

const compress = promisify(gzip);

const noIndex = '<meta name="robots" content="noindex">';

/** The content of a file as it is sent, not yet compressed. */
async function readBody(out: string, file: string, { isPreview }: ObjectOptions): Promise<Buffer> {
  const body = await readFile(join(out, file));
  if (!isPreview || !file.endsWith(".html")) return body;
  return Buffer.from(body.toString("utf8").replace(/<head[^>]*>/, (head) => head + noIndex));
}

/** What is sent for an object. */
export async function bodyOf(out: string, object: SiteObject, options: ObjectOptions): Promise<Buffer> {
  const body = await readBody(out, object.file, options);
  return object.headers["content-encoding"] === "gzip" ? await compress(body, { level: 9 }) : body;
}

/** All objects of a site, with their digests. Reads every file: 3 GB in half a minute. */
export async function listObjects(out: string, options: ObjectOptions): Promise<SiteObject[]> {
  const read = (name: string): string => (existsSync(join(out, name)) ? readFileSync(join(out, name), "utf8") : "");
  const rules = parseHeadersFile(read("_headers"));
  const redirects = new Map(
    (options.redirects ? parseRedirects(read("_redirects")) : [])
      .filter(({ from }) => !from.endsWith("*"))
      .map(({ from, to }) => [from.slice(1), to]),
  );
  const objects: SiteObject[] = [];
  for (const file of listFiles(out).filter((name) => !isUnserved(name))) {
    const body = await readBody(out, file, options);
    const { type, isText } = contentTypeOf(file);
    const { "Cache-Control": cacheControl = "", "Access-Control-Allow-Origin": forPrograms } = headersOf(
      rules,
      `/${file}`,
    );
    const redirect = redirects.get(keyOf(file));
    const headers = {
      "content-type": type,
      "cache-control": cacheControl,
      // A store sends it like this to every client. Programs that read open data may not unpack it.
      ...(options.isCompressed &&
        isText &&
        forPrograms === undefined &&
        body.length >= leastCompressed && { "content-encoding": "gzip" }),
      ...(redirect !== undefined && { "x-amz-website-redirect-location": redirect }),
    };
    const digest = createHash("sha256").update(JSON.stringify(headers)).update(body).digest("base64url");
    objects.push({ file, key: keyOf(file), headers, bytes: body.length, digest, rank: rankOf(file, cacheControl) });
  }
  return objects;
}
