import { pages as labels } from "#src/i18n/shell.ts";
import { formatInstant } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { escapeHtml } from "#src/lib/text.ts";

/** Names of the caches in use; other caches are deleted when a new worker starts. */
export const caches = { offline: "offline-1", pages: "pages-1", assets: "assets-1", files: "files-1" } as const;
type CacheName = (typeof caches)[keyof typeof caches];

/** Maximum entries per cache; the oldest are deleted first. */
const limits: Record<CacheName, number> = { "offline-1": 1, "pages-1": 60, "assets-1": 120, "files-1": 60 };
/** Network timeout in ms before the cached page is served. */
const networkTimeoutMs = 3000;
/** Maximum age in ms of the cached offline page: its menu and styles must match the current site. */
const offlineAge = 24 * 60 * 60 * 1000;
/** Header of a cached response: time of storage. */
const savedAt = "x-saved-at";

const storage = globalThis.caches;

/** Keeps the worker alive until a promise is settled: `waitUntil` of the event at hand. */
type KeepAlive = (done: Promise<unknown>) => void;

/** Cache of a file of the site: content-hashed files have one of their own. */
export function cacheOf(path: string): CacheName {
  return /^\/(_astro|fonts)\//.test(path) ? caches.assets : caches.files;
}

/** Cache matching options: a page is the same whatever its query, because its filters are applied in the browser. */
function sameIn(name: CacheName): CacheQueryOptions {
  return { ignoreVary: true, ignoreSearch: name === caches.pages };
}

/**
 * Whether a response is an HTML page. Navigations also lead to downloads (data, calendars), which are not cached as
 * pages. An HTML page instead of a script comes from a gateway and must not be cached as an asset.
 */
function isPage(answer: Response): boolean {
  return answer.headers.get("content-type")?.startsWith("text/html") === true;
}

/** Network first for pages: after an error or the timeout the cached page with a notice, else the offline page. */
export async function pageAnswer(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const fresh = fetchAndKeep(request, caches.pages, keepAlive);
  keepAlive(fresh.catch(() => undefined));
  const copy = await copyOf(request, caches.pages);
  if (copy === undefined || !isPage(copy)) return fresh.catch(() => offlinePage());
  const answer = await Promise.race([fresh.catch(() => undefined), wait(networkTimeoutMs)]);
  return isSilence(answer) ? markCopy(copy) : answer;
}

/**
 * Saves the pages that are open when the worker takes over, with their styles and scripts: they were loaded without it.
 * Most come from the browser's own cache.
 */
export async function keepOpenPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const kept: Promise<unknown>[] = [];
    const page = new Request(address);
    const answer = await fetchAndKeep(page, caches.pages, (done) => kept.push(done));
    const files = (await answer.text()).matchAll(
      /<(?:link|script)\b[^>]*?\b(?:href|src)="(\/[^"]+\.(?:css|js|woff2))"/g,
    );
    for (const file of new Set([...files].map(([, path = ""]) => path)))
      kept.push(fetchAndKeep(new Request(new URL(file, address)), cacheOf(file), (done) => kept.push(done)));
    await settle(kept);
  }
}

/** Waits for promises and for those that they add to the list. */
async function settle(promises: readonly Promise<unknown>[]): Promise<void> {
  for (let at = 0; at < promises.length; at += 1) await promises[at]?.catch(() => undefined);
}

/** Fetches the offline page when the cached one is too old or missing. */
export async function renewOfflinePage(): Promise<void> {
  const copy = await copyOf(routes.offline(), caches.offline);
  if (Date.now() - Date.parse(copy?.headers.get(savedAt) ?? "1970-01-01") < offlineAge) return;
  const request = new Request(routes.offline(), { cache: "no-cache" });
  const answer = await fetch(request);
  if (mayBeKept(answer, caches.offline)) await keep(request, answer, caches.offline);
}

/** No response, or a server error. */
function isSilence(answer: Response | undefined): answer is undefined {
  return answer === undefined || answer.status >= 500;
}

/** The cached response; undefined also when storage fails, so that a request can still go to the network. */
async function copyOf(request: RequestInfo, name: CacheName): Promise<Response | undefined> {
  try {
    return await (await storage.open(name)).match(request, sameIn(name));
  } catch {
    return undefined;
  }
}

/**
 * Network first, else the cached response. Data files older than the requesting page are not served: they carry no date
 * and would pass for current.
 */
export async function fromNetworkFirst(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const name = caches.files;
  const fresh = fetchAndKeep(request, name, keepAlive);
  const answer = await fresh.catch(() => undefined);
  if (!isSilence(answer)) return answer;
  const copy = await copyOf(request, name);
  return copy === undefined || (isData(request) && (await isOlderThanPage(copy, request))) ? fresh : copy;
}

/** Requests by scripts (fetch) have an empty destination; styles and images do not. */
const isData = ({ destination }: Request): boolean => destination === "";

/** Whether a response was cached before the page that requests it. */
async function isOlderThanPage(copy: Response, { referrer }: Request): Promise<boolean> {
  const page = await copyOf(referrer, caches.pages);
  return (copy.headers.get(savedAt) ?? "") < (page?.headers.get(savedAt) ?? "");
}

/** Cache first: for files whose name changes with their content. */
export async function fromCacheFirst(request: Request, keepAlive: KeepAlive): Promise<Response> {
  return (await copyOf(request, caches.assets)) ?? fetchAndKeep(request, caches.assets, keepAlive);
}

/** The response does not wait for its copy, but the worker lives until the copy is written. */
async function fetchAndKeep(request: Request, name: CacheName, keepAlive: KeepAlive): Promise<Response> {
  const answer = await fetch(request);
  if (mayBeKept(answer, name)) keepAlive(keep(request, answer.clone(), name).catch(() => undefined));
  return answer;
}

function mayBeKept(answer: Response, name: CacheName): boolean {
  const isWhole = answer.status === 200 && answer.type === "basic" && !answer.redirected;
  return isWhole && (name === caches.files || isPage(answer) === (name !== caches.assets));
}

async function keep(request: Request, answer: Response, name: CacheName): Promise<void> {
  const headers = withoutLength(answer.headers);
  headers.set(savedAt, new Date().toISOString());
  const [cache, body] = await Promise.all([storage.open(name), answer.blob()]);
  // Replaced only now, after the whole body has arrived: an interrupted download keeps the old copy.
  await cache.delete(request, sameIn(name));
  await cache.put(request, new Response(body, { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limits[name])).map((key) => cache.delete(key)));
}

/**
 * Adds a notice with the storage time to a cached page: old votes must never pass for current. Removes the attribute by
 * which the page would load the date of the data, which may be newer than the copy.
 */
async function markCopy(copy: Response): Promise<Response> {
  const when = copy.headers.get(savedAt);
  const notice =
    when === null
      ? ""
      : `<div class="banner saved-copy" role="status"><p class="wrap">${labels.savedCopy(formatInstant(when))}</p></div>`;
  const html = await copy.text();
  const marked = html.replace('<header class="mast"', () => `${notice}<header class="mast"`);
  return new Response(marked.replace(/ data-edition="[^"]*"/, ""), { headers: withoutLength(copy.headers) });
}

/** The cached body is decoded, so length and encoding headers no longer apply. */
function withoutLength(from: Headers): Headers {
  const headers = new Headers(from);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return headers;
}

/** The offline page, with links to the cached pages, last visited first. */
async function offlinePage(): Promise<Response> {
  const copy = await copyOf(routes.offline(), caches.offline);
  if (copy === undefined) return Response.error();
  const [html, list] = await Promise.all([copy.text(), cachedPages().catch(() => "")]);
  const words = `<p>${labels.offline.ways}</p>`;
  return new Response(
    html.replace(words, () => words + list),
    { headers: withoutLength(copy.headers) },
  );
}

/** HTML list of links to the cached pages, by title. */
async function cachedPages(): Promise<string> {
  const cache = await storage.open(caches.pages);
  const items = (await cache.keys()).toReversed().map(async (request) => {
    const { pathname, search } = new URL(request.url);
    const html = (await (await cache.match(request, sameIn(caches.pages)))?.text()) ?? "";
    const title = /<title>(.*?)( \| [^|<]*)?<\/title>/s.exec(html)?.[1];
    return title === undefined ? "" : `<li><a href="${escapeHtml(pathname + search)}">${title}</a></li>`;
  });
  const list = (await Promise.all(items)).join("");
  return list === "" ? "" : `<ul class="start quiet">${list}</ul>`;
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), milliseconds));
}
