import { pages as labels } from "#src/i18n/shell.ts";
import { formatInstant } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { escapeHtml } from "#src/lib/text.ts";

/** The caches in use; others are deleted when a new worker starts. */
export const caches = { offline: "offline-1", pages: "pages-1", assets: "assets-1", files: "files-1" } as const;
type CacheName = (typeof caches)[keyof typeof caches];

/** Most copies kept in a cache; the oldest go first. */
const limits: Record<CacheName, number> = { "offline-1": 1, "pages-1": 60, "assets-1": 120, "files-1": 60 };
/** Milliseconds that a page may keep a reader waiting who has a copy of it. */
const patience = 3000;
/** Milliseconds after which the offline page is fetched again: its menu and its styles are those of the site of its day. */
const offlineAge = 24 * 60 * 60 * 1000;
/** Header of a stored copy: when it was stored. */
const savedAt = "x-saved-at";

const storage = globalThis.caches;

/** Which copies are the same: a page is one whatever its query, as its filters are applied in the browser. */
function sameIn(name: CacheName): CacheQueryOptions {
  return { ignoreVary: true, ignoreSearch: name === caches.pages };
}

/**
 * Navigations also lead to downloads (data, calendars): those are never kept, nor read as text. And a page in the place
 * of a script is that of a gateway on the way: kept, it would stand there for good.
 */
function isPage(answer: Response): boolean {
  return answer.headers.get("content-type")?.startsWith("text/html") === true;
}

/** A page from the network; where the site is silent (or after three seconds) the marked copy, else the offline page. */
export async function pageAnswer(request: Request): Promise<Response> {
  const fresh = fetchAndKeep(request, caches.pages);
  const copy = await copyOf(request, caches.pages);
  if (copy === undefined || !isPage(copy)) return fresh.catch(() => offlinePage());
  const answer = await Promise.race([fresh.catch(() => undefined), wait(patience)]);
  return isSilence(answer) ? markCopy(copy) : answer;
}

/** Fetches the offline page, where the copy of it is of an earlier day or none. */
export async function renewOfflinePage(): Promise<void> {
  const copy = await copyOf(routes.offline(), caches.offline);
  if (Date.now() - Date.parse(copy?.headers.get(savedAt) ?? "1970-01-01") < offlineAge) return;
  const request = new Request(routes.offline(), { cache: "no-cache" });
  const answer = await fetch(request);
  if (mayBeKept(answer, caches.offline)) await keep(request, answer, caches.offline);
}

/** No answer, or one by which the host says that it cannot give any now. */
function isSilence(answer: Response | undefined): answer is undefined {
  return answer === undefined || answer.status >= 500;
}

/** None as well where the device refuses its storage: a copy never stands between a reader and the network. */
async function copyOf(request: RequestInfo, name: CacheName): Promise<Response | undefined> {
  try {
    return await (await storage.open(name)).match(request, sameIn(name));
  } catch {
    return undefined;
  }
}

/**
 * The network's answer, else the copy as it is. Data carry no date: older than the page that asks, they would pass for
 * its own.
 */
export async function fromNetworkFirst(request: Request, name: CacheName): Promise<Response> {
  const fresh = fetchAndKeep(request, name);
  const answer = await fresh.catch(() => undefined);
  if (!isSilence(answer)) return answer;
  const copy = await copyOf(request, name);
  return copy === undefined || (isData(request) && (await isOlderThanPage(copy, request))) ? fresh : copy;
}

/** What a script fetched: styles and pictures say what they are for. */
const isData = ({ destination }: Request): boolean => destination === "";

/** Whether a copy was saved before the page that asks for it. */
async function isOlderThanPage(copy: Response, { referrer }: Request): Promise<boolean> {
  const page = await copyOf(referrer, caches.pages);
  return (copy.headers.get(savedAt) ?? "") < (page?.headers.get(savedAt) ?? "");
}

/** The copy, else the network's answer: for files whose name changes with their content. */
export async function fromCacheFirst(request: Request, name: CacheName): Promise<Response> {
  return (await copyOf(request, name)) ?? fetchAndKeep(request, name);
}

async function fetchAndKeep(request: Request, name: CacheName): Promise<Response> {
  const answer = await fetch(request);
  if (mayBeKept(answer, name)) void keep(request, answer.clone(), name).catch(() => undefined);
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
  // Only now: of an answer that breaks off on the way, the copy before it stays.
  await cache.delete(request, sameIn(name));
  await cache.put(request, new Response(body, { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limits[name])).map((key) => cache.delete(key)));
}

/**
 * The copy of a page, saying of itself when it was saved: old votes must never pass for current. The date of the data
 * under the site's name, which the page would ask for, may be that of a later day.
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

/** The stored body is decoded: its length and encoding on the way no longer hold. */
function withoutLength(from: Headers): Headers {
  const headers = new Headers(from);
  headers.delete("content-length");
  headers.delete("content-encoding");
  return headers;
}

/** The offline page, with the pages that can be read all the same, the last one that was read first. */
async function offlinePage(): Promise<Response> {
  const copy = await copyOf(routes.offline(), caches.offline);
  if (copy === undefined) return Response.error();
  const [html, list] = await Promise.all([copy.text(), keptPages().catch(() => "")]);
  const words = `<p>${labels.offline.ways}</p>`;
  return new Response(
    html.replace(words, () => words + list),
    { headers: withoutLength(copy.headers) },
  );
}

/** A list of links to the pages in the cache, by their titles. */
async function keptPages(): Promise<string> {
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
