import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { toBrotli } from "#scripts/lib/compress.ts";
import { contentTypeOf } from "./content-types.ts";
import { headersOf, parseHeadersFile } from "#src/config/headers.ts";
import { PublishedFile } from "./published-file.ts";
import { chooseEncoding, hasAlready, rangeOf, type Encoding } from "./negotiate.ts";
import { parseRedirects, redirectOf } from "./redirects.ts";

interface Found {
  readonly file: string;
  readonly modified: number;
  readonly size: number;
}

function findFile(out: string, file: string): Found | null {
  const stats = statSync(join(out, file), { throwIfNoEntry: false });
  return stats?.isFile() === true ? { file, modified: stats.mtimeMs, size: stats.size } : null;
}

/** Whether a path is hidden (except /.well-known) or leaves the folder. An encoded slash is already decoded here. */
const isOutside = (path: string): boolean => /[/\\]\.|\0/.test(path.replace(/^\/\.well-known\//, "/"));

/**
 * Longest file name in bytes. With ".html" it stays below the limit of common file systems, which would fail the lookup
 * otherwise.
 */
const longestName = 250;
const isTooLong = (path: string): boolean => path.split("/").some((name) => Buffer.byteLength(name) > longestName);

/** The file of an address: the file itself or the page of that name; null when there is none. */
function resolveFile(out: string, path: string): Found | null {
  if (path === "/") return findFile(out, "index.html");
  if (isOutside(path) || isTooLong(path)) return null;
  return findFile(out, path.slice(1)) ?? findFile(out, `${path.slice(1)}.html`);
}

/**
 * Parses the requested address. Leading slashes are collapsed, so that "//name" is not read as a host name. Null =
 * invalid.
 */
function toUrl(address: string): URL | null {
  return URL.parse(address.replace(/^\/+/, "/"), "http://localhost");
}

function toPath(url: URL | null): string | null {
  try {
    return url === null ? null : decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}

/**
 * The redirect for an address without a page: to the form without a final slash, or by a rule of the published site;
 * null = none.
 */
function movedTo({ redirects }: Site, url: URL, path: string): { location: string; status: number } | null {
  if (path.length > 1 && path.endsWith("/"))
    return { location: `/${url.pathname.replace(/^\/+|(\/|%2f)+$/gi, "")}${url.search}`, status: 308 };
  const moved = redirectOf(redirects.value, path);
  return moved === null ? null : { ...moved, location: `${moved.location}${url.search}` };
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return toBrotli(content);
  return encoding === "gzip" ? gzipSync(content, { level: 6 }) : content;
}

/** Cache of response bodies, by encoding; holds the 500 most recently used. */
class Bodies {
  readonly #kept = new Map<string, Buffer>();

  get(out: string, { file, modified, size }: Found, encoding: Encoding): Buffer {
    const key = `${encoding} ${modified} ${size} ${file}`;
    const body = this.#kept.get(key) ?? compress(readFileSync(join(out, file)), encoding);
    this.#kept.delete(key);
    this.#kept.set(key, body);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > 500) this.#kept.delete(oldest);
    return body;
  }
}

class Site {
  readonly out: string;
  readonly bodies = new Bodies();
  readonly headers: PublishedFile<ReturnType<typeof parseHeadersFile>>;
  readonly redirects: PublishedFile<ReturnType<typeof parseRedirects>>;

  constructor(out: string) {
    this.out = out;
    this.headers = new PublishedFile(join(out, "_headers"), parseHeadersFile);
    this.redirects = new PublishedFile(join(out, "_redirects"), parseRedirects);
  }
}

/** Responds to one request from the published folder with the headers and redirects of production. */
function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const url = toUrl(request.url ?? "/");
  const path = toPath(url);
  const page = path === null ? null : resolveFile(site.out, path);
  const moved = page === null && url !== null && path !== null ? movedTo(site, url, path) : null;
  if (moved !== null) {
    response.writeHead(moved.status, { ...headersOf(site.headers.value, "/"), location: moved.location }).end();
    return;
  }
  // A missing file gets the headers of the 404 page: an asset may be cached for a year, its absence may not.
  if (page !== null) send(site, page, headersOf(site.headers.value, path ?? "/"), request, response);
  else sendMissing(site, request, response);
}

function sendMissing(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const found = findFile(site.out, "404.html");
  if (found === null) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404\n");
    return;
  }
  const encoding = encodingFor(found, request);
  const body = site.bodies.get(site.out, found, encoding);
  const headers = { ...headersOf(site.headers.value, "/404.html"), ...describe(found, encoding) };
  response.writeHead(404, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function encodingFor({ file }: Found, request: IncomingMessage): Encoding {
  return chooseEncoding(request.headers["accept-encoding"]?.toString() ?? "", contentTypeOf(file).isText);
}

function describe({ file }: Found, encoding: Encoding): Readonly<Record<string, string>> {
  return {
    "content-type": contentTypeOf(file).type,
    vary: "accept-encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
}

/** Sends a file, the requested range of it, or 304 when the client has it already. */
function send(
  { out, bodies }: Site,
  found: Found,
  general: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingFor(found, request);
  const etag = `"${found.size.toString(36)}-${Math.round(found.modified).toString(36)}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers = { ...general, ...describe(found, encoding), etag, "accept-ranges": "bytes" };
  if (hasAlready(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = bodies.get(out, found, encoding);
  const isSame = (request.headers["if-range"] ?? etag) === etag;
  const range = isSame ? rangeOf(request.headers.range, body.length) : null;
  if (range === "outside") {
    response.writeHead(416, { ...headers, "content-range": `bytes */${body.length}`, "content-length": 0 }).end();
    return;
  }
  const part = range === null ? body : body.subarray(range.first, range.last + 1);
  const partHeader = range && { "content-range": `bytes ${range.first}-${range.last}/${body.length}` };
  response.writeHead(range === null ? 200 : 206, { ...headers, ...partHeader, "content-length": part.length });
  response.end(request.method === "HEAD" ? undefined : part);
}

/** Starts a static server with the production headers over a published folder. Port 0 picks a free port. */
export function startServer(out: string, port: number): Promise<Server> {
  const site = new Site(out);
  const server = createServer((request, response) => {
    try {
      answer(site, request, response);
    } catch (error) {
      // A build may swap the folder between lookup and read. Details of any other failure go to the operator only.
      process.stderr.write(`${request.url ?? ""}: ${error instanceof Error ? error.message : String(error)}\n`);
      response.writeHead(503, { "retry-after": "1" }).end();
    }
  });
  // Longer than clients wait between two requests. Node closes idle connections after five seconds by default, and a
  // client may send a request at that moment.
  server.keepAliveTimeout = 65_000;
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, () => done(server));
  });
}
