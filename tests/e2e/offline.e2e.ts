/**
 * Offline copies on the reader's device. Spec §4, §9. Works on a copy of the site, so that a test can publish another
 * edition.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, inject } from "vitest";
import { startServer } from "#scripts/serve/server.ts";
import { killSwitch } from "./support/kill-switch.ts";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

let folder = "";
let server: Server;
let site = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "edizione-"));
  const files = [
    "_astro",
    "fonts",
    "_headers",
    "sw.js",
    "404.html",
    "offline.html",
    "faq.html",
    "accessibilita.html",
    "stato.json",
    "gruppi.css",
    "favicon.svg",
  ];
  for (const file of files) cpSync(join(inject("outDir"), file), join(folder, file), { recursive: true });
  server = await startServer(folder, 0);
  const address = server.address();
  // Service workers require a secure context; "localhost" is one.
  site = `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Publishes another edition of a page, with the edition as heading. */
function publish(edition: string): void {
  const page = readFileSync(join(folder, "faq.html"), "utf8");
  writeFileSync(join(folder, "faq.html"), page.replace(/<h1[^>]*>[^<]*/, `<h1>${edition}`));
}

/** Replaces the host's request handler. */
function hostAnswers(listener: RequestListener): void {
  server.removeAllListeners("request").on("request", listener);
}

/** Opens a page, waits for the worker to control it, and reloads it. */
async function visit(open: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await open(`${site}/faq`, settled({ serviceWorkers: "allow" }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  return page;
}

const heading = (page: Page): Promise<string> => page.locator("h1").innerText();
const cached = (page: Page, cache = "pages-1"): Promise<string[]> =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map((request) => new URL(request.url).pathname),
    cache,
  );

describe("service worker", () => {
  test("starts by itself, once the page is stable, without fetching pages ahead", async ({ open }) => {
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
  });

  test("keeps the page of the first visit, with its styles, although it was loaded before the worker", async ({
    open,
  }) => {
    const page = await open(`${site}/faq`, settled({ serviceWorkers: "allow" }));
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname));
    for (const style of styles)
      await expect
        .poll(() => page.evaluate(async (style) => (await caches.match(style)) !== undefined, style))
        .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    expect(await heading(page)).toBe("Domande frequenti");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(246, 245, 240)");
  });

  test("shows the new edition at the next page load", async ({ open }) => {
    publish("Edizione A");
    const page = await visit(open);
    expect(await heading(page)).toBe("Edizione A");
    publish("Edizione B");
    await page.reload();
    expect(await heading(page)).toBe("Edizione B");
    expect(await page.locator(".saved-copy").count()).toBe(0);
  });

  test("shows the visited page without network, marked as a copy with its date", async ({ open }) => {
    publish("Edizione A");
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    await page.context().setOffline(true);
    await page.reload();
    expect(await heading(page)).toBe("Edizione A");
    expect(await page.getByRole("status").first().innerText()).toMatch(
      /^Copia salvata il \d+.\S+ \d{4}, ore.\d+:\d\d: il sito non risponde\.$/,
    );
    // The page is cached without its query: a list also opens with other filters.
    await page.goto(`${site}/faq?search=voto`);
    expect(await heading(page)).toBe("Edizione A");
    await page.goto(`${site}/accessibilita`);
    expect(await heading(page)).toBe("Senza connessione");
    // The error page links to the cached pages.
    await page.getByRole("main").getByRole("link", { name: "Domande frequenti", exact: true }).click();
    await expect.poll(() => heading(page)).toBe("Edizione A");
  });

  test("lists the cached pages without network, the most recent first", async ({ open }) => {
    const page = await visit(open);
    await page.goto(`${site}/accessibilita?da=<b>`);
    await expect.poll(() => cached(page)).toEqual(["/faq", "/accessibilita"]);
    await page.context().setOffline(true);
    await page.goto(`${site}/open-data`);
    const links = page.locator("main section a");
    expect(await links.allInnerTexts()).toEqual(["Accessibilità", "Domande frequenti"]);
    expect(await links.first().getAttribute("href")).toBe("/accessibilita?da=%3Cb%3E");
  });

  test("says in a search and in a filter that they need the network, without an error", async ({ open }) => {
    cpSync(join(inject("outDir"), "votazioni.html"), join(folder, "votazioni.html"));
    const page = await visit(open);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${site}/votazioni`);
    await page.locator("react-island[of=VotesList][ready]").waitFor();
    await expect.poll(() => cached(page)).toContain("/votazioni");
    await page.context().setOffline(true);
    await page.getByLabel("Esito", { exact: true }).selectOption("Respinta");
    await page.locator("main").getByText("Il sito non risponde: controlla la connessione e riprova.").waitFor();
    await page.getByRole("search").first().getByRole("searchbox").focus();
    await page.locator(".mast").getByRole("alert").filter({ hasText: "Funziona solo in rete" }).waitFor();
    await page.keyboard.type("acque");
    expect(errors).toEqual([]);
  });

  test("adds no later data date to a cached page", async ({ open }) => {
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    await expect.poll(() => page.locator(".edition").innerText()).toContain("Dati al");
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator(".edition").innerText()).toBe("Almanacco del Parlamento, XIX legislatura");
  });

  test("serves no cached data to a page newer than the data", async ({ open }) => {
    const data = join(folder, "voti.json");
    const read = (page: Page): Promise<string> =>
      page.evaluate(async () => await (await fetch("/voti.json")).text()).catch(() => "nulla");
    writeFileSync(data, "di ieri");
    const page = await visit(open);
    expect(await read(page)).toBe("di ieri");
    await expect.poll(() => page.evaluate(async () => (await caches.match("/voti.json"))?.text())).toBe("di ieri");
    await page.context().setOffline(true);
    expect(await read(page)).toBe("di ieri");
    await page.context().setOffline(false);
    publish("Edizione di oggi");
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match("/faq"))?.text())?.includes("Edizione di oggi")))
      .toBe(true);
    await page.context().setOffline(true);
    expect(await read(page)).toBe("nulla");
  });

  test("serves content-hashed assets from the cache without a request", async ({ open }) => {
    const page = await visit(open);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open("assets-1")).keys()).length))
      .toBeGreaterThan(2);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(246, 245, 240)");
  });

  test("fetches the offline page again when its copy is from an earlier day", async ({ open }) => {
    const kept = (page: Page): Promise<string> =>
      page.evaluate(async () => (await (await (await caches.open("offline-1")).match("/offline"))?.text()) ?? "");
    const page = await visit(open);
    await expect.poll(() => kept(page)).toContain("Senza connessione");
    const putAside = (savedAt: string): Promise<void> =>
      page.evaluate(async (savedAt) => {
        const headers = { "content-type": "text/html", "x-saved-at": savedAt };
        await (await caches.open("offline-1")).put("/offline", new Response("di prima", { headers }));
      }, savedAt);
    await putAside(new Date().toISOString());
    await page.goto(`${site}/accessibilita`);
    await expect.poll(() => cached(page)).toContain("/accessibilita");
    expect(await kept(page)).toBe("di prima");
    await putAside("2026-01-01T00:00:00.000Z");
    await page.reload();
    await expect.poll(() => kept(page)).toContain("Senza connessione");
  });

  test("shows the copy, marked as such, while the host responds with a server error", async ({ open }) => {
    publish("Edizione A");
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    hostAnswers((_, answer) => answer.writeHead(503, { "content-type": "text/html" }).end("<h1>Manutenzione</h1>"));
    await page.reload();
    expect(await heading(page)).toBe("Edizione A");
    expect(await page.locator(".saved-copy").innerText()).toMatch(/^Copia salvata il .*: il sito non risponde\.$/);
    // For a page without a copy the host's error page is shown.
    await page.goto(`${site}/accessibilita`);
    expect(await heading(page)).toBe("Manutenzione");
  });

  test("keeps the copy of a page when the download of a newer edition breaks off", async ({ open }) => {
    publish("Edizione A");
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    hostAnswers((_, answer) => {
      answer.writeHead(200, { "content-type": "text/html", "content-length": 9999 });
      answer.write("<h1>Edizione B</h1>", () => answer.destroy());
    });
    // The load never completes.
    await page.reload({ timeout: 2000 }).catch(() => undefined);
    await page.context().setOffline(true);
    await page.goto(`${site}/faq`);
    expect(await heading(page)).toBe("Edizione A");
  });

  test("does not cache HTML as a script: a captive portal answers every request with its own page", async ({
    open,
  }) => {
    const page = await visit(open);
    hostAnswers((_, answer) =>
      answer.writeHead(200, { "content-type": "text/html" }).end("<h1>Accesso alla rete</h1>"),
    );
    const read = (file: string): Promise<string> =>
      page.evaluate(async (file) => await (await fetch(file)).text(), file);
    expect(await read("/_astro/nuovo.js")).toContain("Accesso alla rete");
    hostAnswers((_, answer) => answer.writeHead(200, { "content-type": "text/javascript" }).end("[1]"));
    expect(await read("/_astro/nuovo.js")).toBe("[1]");
    // The worker answers first and writes the copy afterwards.
    await expect.poll(() => cached(page, "assets-1")).toContain("/_astro/nuovo.js");
    await page.context().setOffline(true);
    expect(await read("/_astro/nuovo.js")).toBe("[1]");
  });

  test("falls back to the network where cache storage fails", async ({ open }) => {
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    const full = 'CacheStorage.prototype.open = () => Promise.reject(new Error("full"));';
    writeFileSync(join(folder, "sw.js"), `${full}\n${worker}`);
    publish("Edizione A");
    const page = await visit(open);
    expect(await heading(page)).toBe("Edizione A");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(246, 245, 240)");
    await expect.poll(() => page.locator(".edition").innerText()).toContain("Dati al");
  });

  test("does not cache embeds, which cannot show the date of a copy", async ({ open }) => {
    mkdirSync(join(folder, "embed", "voto"), { recursive: true });
    writeFileSync(join(folder, "embed", "voto", "1.html"), "<h1>300 a 200</h1>");
    const page = await visit(open);
    await page.goto(`${site}/embed/voto/1`);
    expect(await heading(page)).toBe("300 a 200");
    await page.goto(`${site}/faq`);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
  });

  test("does not cache downloads", async ({ open }) => {
    mkdirSync(join(folder, "open-data"));
    writeFileSync(join(folder, "open-data", "voti.csv.gz"), "molti voti");
    const page = await visit(open);
    await page.evaluate(async () => await (await fetch("/open-data/voti.csv.gz")).text());
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("afterbegin", '<a id="giu" download href="/open-data/voti.csv.gz">x</a>'),
    );
    await Promise.all([page.waitForEvent("download"), page.locator("#giu").click()]);
    await page.evaluate(async () => await (await fetch("/stato.json")).text());
    const files = (): Promise<string[]> =>
      page.evaluate(async () =>
        (await (await caches.open("files-1")).keys()).map(({ url }) => new URL(url).pathname).sort(),
      );
    await expect.poll(files).toContain("/stato.json");
    expect(await files()).not.toContain("/open-data/voti.csv.gz");
  });

  test("is removed by the kill switch, together with its copies", async ({ open }) => {
    const page = await visit(open);
    await expect.poll(() => cached(page)).toEqual(["/faq"]);
    writeFileSync(join(folder, "sw.js"), await killSwitch());
    // Pages of the edition with the kill switch lack the script that registers the worker.
    const html = readFileSync(join(folder, "faq.html"), "utf8");
    writeFileSync(join(folder, "faq.html"), html.replace(/<script type="module"[^>]*><\/script>/, ""));
    await page.reload();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update()).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ["…"])).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
