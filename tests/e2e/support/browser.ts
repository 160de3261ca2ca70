/** Opens the built demonstration site in a real browser, with a new page for each test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import AxeBuilder from "@axe-core/playwright";
import { expect, inject, test as base } from "vitest";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { launchChromium } from "#tests/support/chromium.ts";

/** The browser of this worker, which ends with it. */
let running: Promise<Browser> | undefined;

interface Fixtures {
  /** Opens a page in a new browser context; addresses are relative to the site. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The site's snapshot, to compare rows with a query. */
  snapshot: Snapshot;
}

/** Vitest's test with a browser: `test("…", async ({ open }) => { const page = await open("/votazioni"); … })`. */
export const test = base.extend<Fixtures>({
  open: async ({}, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (path, options = {}) => {
      running ??= launchChromium();
      const browser = await running;
      const context = await browser.newContext({
        baseURL: inject("baseUrl"),
        locale: "it-IT",
        timezoneId: "Europe/Rome",
        // A service worker's requests bypass the routes of the test: only its own tests allow it.
        serviceWorkers: "block",
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      // Text moves when its font arrives: measurements and clicks start after that.
      if (options.javaScriptEnabled !== false) await page.evaluate(() => document.fonts.ready.then(() => undefined));
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

/** Waits for hydration of the islands of a page, and returns the page. */
export async function hydrated(page: Page): Promise<Page> {
  await expect.poll(() => page.locator("main react-island:not([ready])").count()).toBe(0);
  return page;
}

/** Opens everything that is folded on a page or a part of it, and returns the page. */
export async function unfold(page: Page, part = "main"): Promise<Page> {
  await page
    .locator(`${part} details`)
    .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
  return page;
}

/**
 * Ids and targets of the accessibility violations on the current page or a part of it; tests expect none. Runs axe
 * directly in the page and for violations only, which takes a third of the time: no page has frames, which would need
 * axe's own page helper.
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  // Target size is a rule of WCAG 2.2 that axe skips unless enabled.
  const rules = { "target-size": { enabled: true } };
  const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ["violations"], rules });
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/** Both widths and both themes, in two looks. */
export const corners: readonly Look[] = [
  { width: 320, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
];

/** The smallest and a wide screen, in the light and the dark theme. */
export const everyLook: readonly Look[] = [
  ...corners,
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

/** Words that take room and are not painted: axe does not see them, nor does a screen reader say them. */
export async function unseenWords(page: Page): Promise<string[]> {
  return await page.locator("main *").evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).visibility === "hidden" && part.checkVisibility())
      .filter((part) => part.textContent.trim() !== "")
      .map((part) => `hides "${part.textContent.trim().slice(0, 40)}"`),
  );
}

/** Faults of the current page in each look: accessibility violations, sideways scroll. */
export async function faults(page: Page, looks: readonly Look[] = corners): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    const here = [...(await violations(page)), ...(wide ? ["scrolls sideways"] : [])];
    found.push(...here.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
