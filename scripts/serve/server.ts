import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { toBrotli } from "#scripts/lib/compress.ts";
import { contentTypeOf } from "./content-types.ts";
import { headersOf, parseHeadersFile } from "#src/config/headers.ts";
import { PublishedFile } from "./published-file.ts";
import { parseRedirects, redirectOf } from "./redirects.ts";

type Encoding = "br" | "gzip" | "identity";

interface Found {
  readonly file: string;
  readonly modified: number;
  readonly size: number;
}

function findFile(out: string, file: string): Found | null {
  const stats = statSync(join(out, file), { throwIfNoEntry: false });
  return stats?.isFile() === true ? { file, modified: stats.mtimeMs, size: stats.size } : null;
}

/** What is hidden, but for /.well-known, and what leads out of the folder: an encoded slash is a slash by now. */
const isOutside = (path: string): boolean => /[/\\]\.|\0/.test(path.replace(/^\/\.well-known\//, "/"));

/** With ".html" no system takes a longer name: it would refuse to look. */
const longestName = 250;
const isTooLong = (path: string): boolean => path.split("/").some((name) => Buffer.byteLength(name) > longestName);

/** The file of an address: itself, or the page of that name; null when there is none. */
function resolveFile(out: string, path: string): Found | null {
  if (path === "/") return findFile(out, "index.html");
  if (isOutside(path) || isTooLong(path)) return null;
  return findFile(out, path.slice(1)) ?? findFile(out, `${path.slice(1)}.html`);
}

function toPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

function chooseEncoding(accepted: string, isText: boolean): Encoding {
  if (!isText) return "identity";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return toBrotli(content);
  return encoding === "gzip" ? gzipSync(content, { level: 6 }) : content;
}

/** Bytes as sent, kept for the files asked for last. */
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

/** A published folder and the rules that it carries for its host. */
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

/** Answers one request from the published folder, as a host should: with the headers and redirects that it carries. */
function answer(
  { out, bodies, headers: rules, redirects }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = toPath(request.url ?? "/");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  if (path !== null && path.length > 1 && path.endsWith("/")) {
    const query = new URL(request.url ?? "/", "http://localhost").search;
    response.writeHead(308, { location: `/${encodeURI(path).replace(/^\/+|\/+$/g, "")}${query}` }).end();
    return;
  }
  const page = path === null ? null : resolveFile(out, path);
  const moved = page === null && path !== null ? redirectOf(redirects.value, path) : null;
  if (moved !== null) {
    response.writeHead(moved.status, { location: moved.location }).end();
    return;
  }
  const found = page ?? findFile(out, "404.html");
  if (found === null) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404\n");
    return;
  }
  const { type, isText } = contentTypeOf(found.file);
  const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString() ?? "", isText);
  const etag = `"${found.size.toString(36)}-${Math.round(found.modified).toString(36)}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers = { ...headersOf(rules.value, path ?? "/"), "content-type": type, vary: "accept-encoding", etag };
  if (page !== null && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = bodies.get(out, found, encoding);
  const encodingHeader = encoding === "identity" ? {} : { "content-encoding": encoding };
  response.writeHead(page === null ? 404 : 200, { ...headers, ...encodingHeader, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A static server with the headers of production over a published folder. Port 0 takes a free one. */
export function startServer(out: string, port: number): Promise<Server> {
  const site = new Site(out);
  const server = createServer((request, response) => {
    try {
      answer(site, request, response);
    } catch (error) {
      // The folder may be swapped by a build between finding and reading a file. What else it is, the operator is told alone.
      process.stderr.write(`${request.url ?? ""}: ${error instanceof Error ? error.message : String(error)}\n`);
      response.writeHead(503, { "retry-after": "1" }).end();
    }
  });
  // Longer than any client waits between two requests: a busy one would find the connection closed by Node after five seconds.
  server.keepAliveTimeout = 65_000;
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, () => done(server));
  });
}
