/**
 * The service worker: keeps copies of what was read, so that it can be read again without network. Nothing is fetched
 * ahead but the offline page. Written by hand and not with Workbox: a copy must carry its date into the page, which is
 * most of the code, and the rest is smaller than the library's set-up.
 */
import { caches as names, fromCacheFirst, fromNetworkFirst, pageAnswer, renewOfflinePage } from "./answers.ts";

/** The part of the worker's scope that is used here; the DOM types of the project do not know workers. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
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
  event.waitUntil(forget.then(() => self.clients.claim()));
});

/**
 * Left to the network: what stands in the pages of others has no room for the date of a copy, and a download is kept where
 * the reader wants it.
 */
const leftAlone = /^\/(embed|feed|open-data)\//;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || leftAlone.test(url.pathname)) return;
  if (request.mode === "navigate") {
    const answer = pageAnswer(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(renewOfflinePage).catch(() => undefined));
  } else if (/^\/(_astro|fonts)\//.test(url.pathname)) event.respondWith(fromCacheFirst(request, names.assets));
  else event.respondWith(fromNetworkFirst(request, names.files));
});
