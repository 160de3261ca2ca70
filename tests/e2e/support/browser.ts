/** A page of a real browser for each test, on the built demonstration site. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright";
import AxeBuilder from "@axe-core/playwright";
import { afterAll, inject, test as base } from "vitest";
import { Snapshot } from "#scripts/pull/store/read.ts";

let running: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const executablePath = process.env["EMICICLO_BROWSER"] ?? "/usr/bin/chromium";
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"];
  running ??= chromium.launch({ executablePath, args });
  return await running;
}

afterAll(async () => {
  await (await running)?.close();
  running = undefined;
});

interface Fixtures {
  /** Opens a page in a context of its own; addresses are relative to the site. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The snapshot that the site shows, to compare rows with a query. */
  snapshot: Snapshot;
}

/** Vitest's test with a browser: `test("…", async ({ open }) => { const page = await open("/votazioni"); … })`. */
export const test = base.extend<Fixtures>({
  open: async ({}, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (path, options = {}) => {
      const browser = await launch();
      const context = await browser.newContext({
        baseURL: inject("baseUrl"),
        locale: "it-IT",
        timezoneId: "Europe/Rome",
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  snapshot: async ({}, provide) => {
    const snapshot = new Snapshot(`${inject("dataDir")}/parliament.sqlite`);
    await provide(snapshot);
    snapshot.close();
  },
});

/** Ids and targets of the accessibility violations on the page as it stands; the tests want none. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
