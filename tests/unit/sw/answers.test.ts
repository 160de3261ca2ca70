/** Responses of the service worker to a navigation: copies of pages, and downloads unchanged. */
import { gzipSync } from "node:zlib";
import { beforeEach, expect, it, vi } from "vitest";

/** The part of the browser's caches used by the worker, by address. */
class Copies extends Map<string, Response> {
  readonly match = (key: Request | string) => Promise.resolve(this.get(toKey(key))?.clone());
  readonly put = (key: Request, copy: Response) => Promise.resolve(this.set(toKey(key), copy));
}
const toKey = (key: Request | string): string => (typeof key === "string" ? key : new URL(key.url).pathname);
const copies = vi.hoisted(() => {
  const caches = new Map<string, unknown>();
  Object.assign(globalThis, { caches: { open: (name: string) => Promise.resolve(caches.get(name)) } });
  return caches;
});
const { pageAnswer } = await import("#src/sw/answers.ts");

let pages = new Copies();
beforeEach(() => {
  pages = new Copies();
  copies.set("pages-1", pages);
  copies.set("offline-1", new Copies([["/offline", new Response("Sei senza rete")]]));
  return () => vi.unstubAllGlobals();
});

/** Network response, as a page of the same origin; null = no network. */
function network(body: BodyInit | null, type: string): void {
  const answer = new Response(body, { headers: { "content-type": type } });
  Object.defineProperty(answer, "type", { value: "basic" });
  vi.stubGlobal("fetch", () => (body === null ? Promise.reject(new TypeError("offline")) : Promise.resolve(answer)));
}
const open = (path: string): Promise<Response> =>
  pageAnswer(new Request(`https://example.org${path}`), () => undefined);

const download = gzipSync("vote_id,date\r\n".repeat(200));

it("caches a visited page, and serves the copy with its date without network", async () => {
  network('<header class="mast">', "text/html; charset=utf-8");
  await open("/faq");
  await expect.poll(() => [...pages.keys()]).toEqual(["/faq"]);
  network(null, "");
  expect(await (await open("/faq")).text()).toContain("saved-copy");
});

it("passes a download through unchanged, and does not cache it", async () => {
  network(download, "application/gzip");
  const answer = await open("/dati/aperti/parlamento.sqlite.gz");
  expect(Buffer.from(await answer.arrayBuffer()).equals(download)).toBe(true);
  await new Promise((done) => setTimeout(done, 0));
  expect([...pages.keys()]).toEqual([]);
});

it("serves no copy of a previously cached download, as it would be displayed as text", async () => {
  pages.set(
    "/dati/aperti/voti.parquet",
    new Response(download, { headers: { "content-type": "application/octet-stream" } }),
  );
  network(null, "");
  expect(await (await open("/dati/aperti/voti.parquet")).text()).toBe("Sei senza rete");
});
