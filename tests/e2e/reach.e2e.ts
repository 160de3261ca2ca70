/**
 * The whole site: every page is at most four clicks from the home page, titles are unique, no words are joined, and no
 * page is too heavy.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { assetsIn, weighPage } from "#scripts/build/verify/weigh.ts";
import { routes } from "#src/lib/routes.ts";

const clicks = 4;

/** Documents beside the pages, not for search engines: embeds, which are for other sites, and texts of amendments. */
const isDocument = (path: string): boolean => path.startsWith("/embed/") || path.startsWith("/emendamenti/");

/** Pages without links to them: error pages, the offline page, that of awaited pages; and documents. */
const isApart = (path: string): boolean =>
  [routes.notFound(), routes.error(), routes.offline(), routes.awaited()].includes(path) || isDocument(path);

const isRedirect = (text: string): boolean => text.includes('http-equiv="refresh"');

/** Every HTML file of the site, by path. */
function readSite(): Map<string, string> {
  const outDir = inject("outDir");
  const names = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => name.endsWith(".html"))
      .map((name) => [
        name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`,
        readFileSync(join(outDir, name), "utf8"),
      ]),
  );
}

/** Texts that several pages share, or that are empty, with those pages. */
function sharedBy(pages: ReadonlyMap<string, string>, pattern: RegExp): Record<string, string[]> {
  const paths = Map.groupBy(pages.keys(), (path) => pattern.exec(pages.get(path) ?? "")?.[1] ?? "");
  return Object.fromEntries([...paths].filter(([words, those]) => words === "" || those.length > 1));
}

it("every page has a unique title and description", () => {
  const pages = new Map([...readSite()].filter(([path, text]) => !isDocument(path) && !isRedirect(text)));
  expect(pages.size).toBeGreaterThan(1000);
  expect(sharedBy(pages, /<title>([^<]+)<\/title>/)).toEqual({});
  expect(sharedBy(pages, /<meta name="description" content="([^"]+)"/)).toEqual({});
});

it("the sitemap lists every page that search engines may show", () => {
  const shown = [...readSite()].filter(
    ([path, text]) => !isApart(path) && !isRedirect(text) && !text.includes('content="noindex"'),
  );
  const outDir = inject("outDir");
  const sheets = readdirSync(outDir).filter((name) => /^sitemap-.*\.xml$/.test(name));
  const named = new Set(
    sheets.flatMap((name) =>
      [...readFileSync(join(outDir, name), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = ""]) => new URL(address).pathname,
      ),
    ),
  );
  expect(shown.map(([path]) => path).filter((path) => !named.has(path))).toEqual([]);
});

it("sentences are complete: none runs into the next", () => {
  const ran = [...readSite()].flatMap(([path, text]) => {
    const [, main = ""] = text.split("<main");
    const words = main
      .replaceAll(/<(script|style|pre)\b.*?<\/\1>/gs, "")
      .replaceAll(/<[^>]+>/g, "\n")
      .replaceAll(/&[#\w]+;/g, "'");
    return [...words.matchAll(/\p{Ll}{2}[.;:!?]\p{Lu}\p{Ll}/gu)].map(
      ({ index }) => `${path}: ${words.slice(index - 20, index + 20)}`,
    );
  });
  expect(ran).toEqual([]);
});

it("every page is reachable from the home page in four clicks or fewer", () => {
  const html = readSite();
  const reached = new Set(["/"]);
  let front = ["/"];
  for (let click = 1; click <= clicks; click += 1) {
    const links = front.flatMap((path) => [...(html.get(path) ?? "").matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)]);
    front = [...new Set(links.map(([, path = ""]) => path))].filter((path) => html.has(path) && !reached.has(path));
    for (const path of front) reached.add(path);
  }
  const lost = [...html].filter(([path, text]) => !reached.has(path) && !isApart(path) && !isRedirect(text));
  expect(lost.map(([path]) => path)).toEqual([]);
  expect(reached.size).toBeGreaterThan(1000);
});

it("a vote with the names of 400 members loads 60 KB before any interaction", () => {
  const outDir = inject("outDir");
  const votes = [...readSite()].filter(([path, text]) => /^\/votazioni\/vs19_/.test(path) && !isRedirect(text));
  const [heaviest = ["", ""]] = votes.toSorted(([, a], [, b]) => b.length - a.length);
  expect(heaviest[1]).toContain("/persone/");
  expect(weighPage(heaviest[1], assetsIn(outDir)).whole).toBeLessThanOrEqual(60 * 1024);
});
