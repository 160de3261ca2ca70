/**
 * A page that is open while another build is published: the site of the tests, and a copy whose scripts and styles have
 * other names.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, inject } from "vitest";
import { startServer } from "#scripts/serve/server.ts";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

let folder = "";
let server: Server;
let site = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pubblicazione-"));
  symlinkSync(join(process.cwd(), inject("outDir")), join(folder, "current"));
  server = await startServer(join(folder, "current"), 0);
  const address = server.address();
  site = `http://localhost:${typeof address === "object" && address !== null ? String(address.port) : ""}`;
  makeSecond();
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Makes the second build: pages, data and scripts, in which each "name.hash.js" is called "name.hash-2.js". */
function makeSecond(): void {
  const [first, second] = [inject("outDir"), join(folder, "second")];
  for (const data of ["_headers", "fonts", "dati/votazioni"])
    cpSync(join(first, data), join(second, data), { recursive: true });
  mkdirSync(join(second, "_astro"));
  const names = new Set(
    readdirSync(join(first, "_astro"), { withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : [])),
  );
  const renamed = (name: string): string => (names.has(name) ? name.replace(/(\.\w+)$/, "-2$1") : name);
  const rename = (from: string, to: string): void => {
    const text = readFileSync(join(first, from), "utf8");
    writeFileSync(join(second, to), text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, renamed));
  };
  for (const page of ["votazioni.html", "faq.html", "cerca.html", "404.html"]) rename(page, page);
  for (const name of names) rename(`_astro/${name}`, `_astro/${renamed(name)}`);
}

/** Publishes the second build, as a deployment does. */
function deploy(): void {
  symlinkSync(join(folder, "second"), join(folder, "next"));
  renameSync(join(folder, "next"), join(folder, "current"));
}

/** Whether the page is that of the second build. */
const isSecond = (page: Page): Promise<boolean> =>
  page
    .locator('script[type="module"]')
    .first()
    .evaluate((script) => script.getAttribute("src")?.endsWith("-2.js") === true);

describe("a page open during a deployment", () => {
  test("keeps a choice made before the script of its list came", async ({ open }) => {
    const page = await open("/faq", settled());
    const { promise: chosen, resolve: choose } = Promise.withResolvers<null>();
    // The connection is slow.
    await page.route("**/_astro/VotesList*", async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto(`${site}/votazioni?branch=C`);
    await page.locator("select[name=outcome]").selectOption("Respinta");
    deploy();
    const reload = page.waitForEvent("load");
    choose(null);
    await reload;
    expect(new URL(page.url()).search).toBe("?branch=C&outcome=rejected");
    expect(await isSecond(page)).toBe(true);
    await expect.poll(() => page.locator("select[name=outcome]").inputValue()).toBe("rejected");
    await expect.poll(() => page.locator(".list tbody tr").first().innerText()).toMatch(/respint/i);
  });

  test("keeps a choice whose data need another script", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.goto(`${site}/votazioni`);
    await page.locator("react-island[of=VotesList][ready]").waitFor();
    deploy();
    await page.getByLabel("Esito", { exact: true }).selectOption("Respinta");
    await page.getByText("Il sito è stato aggiornato mentre la pagina era aperta: ricaricala.").waitFor();
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Ricarica" }).click()]);
    expect([new URL(page.url()).search, await isSecond(page)]).toEqual(["?outcome=rejected", true]);
    await expect.poll(() => page.locator(".list tbody tr").first().innerText()).toMatch(/respint/i);
  });

  test("leads to the search with the words typed in its header", async ({ open }) => {
    const page = await open("/faq", settled());
    const { promise: typed, resolve: type } = Promise.withResolvers<null>();
    await page.goto(`${site}/faq`);
    deploy();
    await page.route("**/_astro/PersonSearch*", async (route) => {
      if (route.request().method() === "HEAD") await typed;
      await route.continue();
    });
    await page.getByRole("search").first().getByRole("searchbox").fill("acque interne");
    type(null);
    await page.waitForURL("**/cerca?search=acque+interne");
    expect(await isSecond(page)).toBe(true);
  });
});
