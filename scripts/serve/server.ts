import { readdirSync, readFileSync, statSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import sirv, { type RequestHandler } from "sirv";
import { headersOf, parseHeadersFile, ruleFile } from "#src/config/headers.ts";
import { contentTypeOf } from "./content-types.ts";
import { parseRedirects, plainPath, redirectOf } from "./redirects.ts";

/** A folder with a site. Its rule files are read at each request: a build may replace the folder. */
interface Site {
  readonly out: string;
  /** Sends a file with validators and ranges. */
  readonly send: RequestHandler;
  /** Whether a build is still writing it: a page that is missing may come. */
  readonly isUnfinished: boolean;
}

/** The text of a rule file; "" when it is absent. */
const readRules = ({ out }: Pick<Site, "out">, name: string): string => {
  const file = join(out, name);
  return statSync(file, { throwIfNoEntry: false }) === undefined ? "" : readFileSync(file, "utf8");
};

const headersFor = (site: Pick<Site, "out">, path: string): Readonly<Record<string, string>> =>
  headersOf(parseHeadersFile(readRules(site, "_headers")), path);

const isRules = new RegExp(ruleFile);

/**
 * Whether a path is hidden (except /.well-known), a file of rules, or leaves the folder. An encoded slash is already
 * decoded here.
 */
const isOutside = (path: string): boolean =>
  isRules.test(path) || /[/\\]\.|\0/.test(path.replace(/^\/\.well-known\//, "/"));

/**
 * Longest file name in bytes. With ".html" it stays below the limit of common file systems, which would fail the lookup
 * otherwise.
 */
const longestName = 250;
const isTooLong = (path: string): boolean => path.split("/").some((name) => Buffer.byteLength(name) > longestName);

/** The file of an address, from "/": the file itself or the page of that name; undefined when there is none. */
function resolveFile({ out }: Site, path: string): string | undefined {
  if (isOutside(path) || isTooLong(path)) return undefined;
  const names = path === "/" ? ["/index.html"] : [path, `${path}.html`];
  return names.find((name) => statSync(join(out, name), { throwIfNoEntry: false })?.isFile() === true);
}

/**
 * Parses the requested address. Leading slashes are collapsed, so that "//name" is not read as a host name; so are
 * backslashes, which count as slashes. Null = invalid.
 */
function toUrl(address: string): URL | null {
  return URL.parse(address.replace(/^[/\\]+/, "/"), "http://localhost");
}

/** The decoded path, with slashes in a row collapsed. Null = invalid. */
function toPath(url: URL | null): string | null {
  try {
    return url === null ? null : decodeURIComponent(url.pathname).replaceAll(/\/+/g, "/");
  } catch {
    return null;
  }
}

/**
 * The redirect for an address without a page: to the form without a final slash, or by a rule of the published site;
 * null = none.
 */
function movedTo(site: Site, url: URL, path: string): { location: string; status: number } | null {
  if (plainPath.test(path) && path.endsWith("/")) return { location: path.slice(0, -1) + url.search, status: 308 };
  const moved = redirectOf(parseRedirects(readRules(site, "_redirects")), path);
  return moved === null ? null : { ...moved, location: `${moved.location}${url.search}` };
}

/** Adds to the response of sirv what sirv lacks: a status other than 200, and compression. */
function adapt(response: ServerResponse, status: number, isCompressed: boolean): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (own: number, headers: OutgoingHttpHeaders = {}) => {
      if (isCompressed) delete headers["Content-Length"];
      // sirv reads a name such as "vote.csv.gz" as an encoding of CSV; here it is a file to download.
      delete headers["Content-Encoding"];
      return writeHead(own === 200 ? status : own, { ...headers, ...(isCompressed && { "Content-Encoding": "gzip" }) });
    },
  });
  // sirv pipes the file into the response. `pipeline` also closes the file when the client goes away.
  response.once("pipe", (file: Readable) => {
    file.unpipe(response);
    pipeline(isCompressed ? [file, createGzip(), response] : [file, response], () => undefined);
  });
}

/**
 * Whether sirv handles a request for a part of a file correctly: one range that has a first byte, without a condition.
 * Other requests get the whole file.
 */
function isPlainRange({ range = "", "if-range": condition }: IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && condition === undefined && (last === "" || Number(last) >= Number(first));
}

function sendFile(
  { send }: Site,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers } = request;
  if (!isPlainRange(headers)) delete headers.range;
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers["accept-encoding"]?.toString() ?? "");
  adapt(response, status, takesGzip && contentTypeOf(file).isText && headers.range === undefined);
  request.url = encodeURI(file);
  send(request, response);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function openSite(out: string, isUnfinished: boolean): Site {
  const setHeaders = (response: ServerResponse, file: string): void => {
    for (const [name, value] of Object.entries(headersFor({ out }, file))) response.setHeader(name, value);
    if (isUnfinished) response.setHeader("cache-control", "no-store");
    response.setHeader("content-type", contentTypeOf(file).type);
    response.setHeader("vary", "accept-encoding");
  };
  // `dev`: looks for files at each request, not only at the start.
  return { out, send: sirv(out, { dev: true, etag: true, extensions: [], setHeaders }), isUnfinished };
}

/** The site that a build is writing, in the first folder of `stages`; an empty one before the build has begun to. */
function openStage(stages: string): Site {
  const [name = ""] = isFolder(stages) ? readdirSync(stages) : [];
  return openSite(join(stages, name), true);
}

/** Asks the browser to try again in a second. */
function sendComing(response: ServerResponse): void {
  response
    .writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "1", refresh: "1" })
    .end("The build has not made this page yet. It loads by itself.\n");
}

function sendMissing(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (site.isUnfinished) {
    sendComing(response);
    return;
  }
  const page = resolveFile(site, "/404.html");
  if (page === undefined) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404\n");
    return;
  }
  delete request.headers.range;
  delete request.headers["if-none-match"];
  // A missing file gets the headers of the 404 page: an asset may be cached for a year, its absence may not.
  sendFile(site, page, 404, request, response);
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const url = toUrl(request.url ?? "/");
  const path = toPath(url);
  const file = path === null ? undefined : resolveFile(site, path);
  const moved = file === undefined && url !== null && path !== null ? movedTo(site, url, path) : null;
  if (moved !== null) response.writeHead(moved.status, { ...headersFor(site, "/"), location: moved.location }).end();
  else if (file === undefined) sendMissing(site, request, response);
  else sendFile(site, file, 200, request, response);
}

/**
 * Starts a static server with the production headers over a published folder. Port 0 picks a free port.
 * @param stages folder in which a build writes the site; served as far as it goes until one is published
 */
export function startServer(out: string, port: number, stages: string | null = null): Promise<Server> {
  const published = openSite(out, false);
  const server = createServer((request, response) => {
    try {
      respond(stages === null || isFolder(out) ? published : openStage(stages), request, response);
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
