/**
 * The service worker: caches what was read, for reading it again offline. Prefetches only the offline page. Written by
 * hand rather than with Workbox: showing the date of a cached page is most of the code, and the rest is smaller than
 * the library's set-up.
 */
import {
  cacheOf,
  caches as names,
  fromCacheFirst,
  fromNetworkFirst,
  keepOpenPages,
  pageAnswer,
  renewOfflinePage,
} from "./answers.ts";

/** The part of the worker's scope that is used here; the project's DOM types do not include workers. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window" }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Promise<Response>): void;
      waitUntil(done: Promise<unknown>): void;
    }) => void,
  ): void;
}
declare const self: Scope;

self.addEventListener("install", (event) => {
  event.waitUntil(
    renewOfflinePage()
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const wanted = new Set<string>(Object.values(names));
  const forget = caches
    .keys()
    .then((keys) => Promise.all(keys.filter((key) => !wanted.has(key)).map((key) => caches.delete(key))));
  event.waitUntil(
    forget
      .then(() => self.clients.claim())
      .then(() => self.clients.matchAll({ type: "window" }))
      .then((pages) => keepOpenPages(pages.map(({ url }) => url).filter(isHandled)))
      .catch(() => undefined),
  );
});

/**
 * Not handled by the worker: embeds have no room for the notice of a cached page, and downloads are saved by the
 * reader.
 */
const leftAlone = /^\/(embed|feed|open-data(?!\/interroga))\//;

function isHandled(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && !leftAlone.test(pathname);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !isHandled(request.url)) return;
  const keepAlive = (done: Promise<unknown>): void => event.waitUntil(done);
  if (request.mode === "navigate") {
    const answer = pageAnswer(request, keepAlive);
    event.respondWith(answer);
    event.waitUntil(answer.then(renewOfflinePage).catch(() => undefined));
  } else if (cacheOf(new URL(request.url).pathname) === names.assets)
    event.respondWith(fromCacheFirst(request, keepAlive));
  else event.respondWith(fromNetworkFirst(request, keepAlive));
});
