/** Copies of pages by an archive: on another host, under a prefix, with rewritten links, without data and most scripts. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

const site = "https://emiciclo.example";
const prefix = `/web/20261129/${site}`;
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

let server: Server;
let archive = "";
beforeEach(async () => {
  server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://archive");
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : "";
    const file = [path, `${path}.html`]
      .map((name) => join(inject("outDir"), name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile() === true);
    // Only what links of the page lead to has been archived.
    if (path === "" || file === undefined || path.startsWith("/dati/")) response.writeHead(404).end();
    else {
      const type = types[extname(file)];
      const body = readFileSync(file);
      response.writeHead(200, type === undefined ? {} : { "content-type": type });
      response.end(type === "text/html" ? asArchived(body.toString()) : body);
    }
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  archive = `http://localhost:${typeof address === "object" && address !== null ? String(address.port) : ""}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Rewrites addresses in the attributes that archives know. */
function asArchived(html: string): string {
  return html
    .replaceAll(/<(?:a|link|script|img|form)\b[^>]*>/g, (tag) =>
      tag.replaceAll(/(\s(?:href|src|action)=["']?)\/(?!\/)/g, `$1${prefix}/`),
    )
    .replaceAll(`"${site}`, () => `"${archive}${prefix}`);
}

test("text and links hold, and a filter says that it works on the site only, with its address", async ({ open }) => {
  const page = await open("/faq", settled());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  let pages = 0;
  page.on("request", (request) => (pages += Number(request.isNavigationRequest())));
  await page.goto(`${archive}${prefix}/deputati`, { waitUntil: "networkidle" });
  expect(await page.locator("h1").innerText()).toBe("Deputati");
  await page.getByLabel("Genere").selectOption("M");
  const alert = page.locator("main").getByRole("alert");
  await expect
    .poll(() => alert.innerText())
    .toBe("Questa parte non risponde. Funziona solo in rete, su emiciclo.example/deputati");
  const field = page.getByRole("search").first().getByRole("searchbox");
  await field.focus();
  await page
    .locator(".mast")
    .getByRole("alert")
    .filter({ hasText: "Funziona solo in rete, su emiciclo.example/deputati" })
    .waitFor();
  // A site whose scripts are gone reloads its page: a copy never gets others.
  await page.waitForLoadState("networkidle");
  expect([pages, errors]).toEqual([1, []]);
  await page.locator(`main a[href^="${prefix}/persone/"]`).first().click();
  await page.waitForURL(`**${prefix}/persone/*`);
  expect(await page.title()).toMatch(/ \| Emiciclo$/);
  expect(errors).toEqual([]);
});
