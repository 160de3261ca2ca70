import { join } from "node:path";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { launch, type Browser, type Page } from "puppeteer-core";
import { centreOf, runner, isOwnMessage, type Engine, type Tab, type Theme } from "./engine.ts";

/** Firefox, driven by Puppeteer over WebDriver BiDi. `file`: path of the browser. */
export async function openFirefox(file: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), "firefox-"));
  // The theme is a preference of the whole browser: one browser per theme, started when first needed.
  const browsers = new Map<Theme, Promise<Browser>>();
  const started = (theme: Theme): Promise<Browser> => {
    const running =
      browsers.get(theme) ??
      launch({
        browser: "firefox",
        executablePath: file,
        headless: true,
        extraPrefsFirefox: {
          "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1,
          // Scrollbars of the desktop would take 12 px of the width.
          "ui.useOverlayScrollbars": 1,
          "widget.gtk.overlay-scrollbars.enabled": true,
          "intl.accept_languages": "it-IT",
          "browser.download.folderList": 2,
          "browser.download.dir": downloads,
          "browser.helperApps.neverAsk.saveToDisk": "text/csv,application/x-research-info-systems",
        },
      });
    browsers.set(theme, running);
    return running;
  };
  await started("light");
  return {
    name: "Firefox",
    cannot: {},
    version: async () => await (await started("light")).version(),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
    open: async (base, theme = "light"): Promise<Tab> => {
      const context = await (await started(theme)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      const complaints: string[] = [];
      const note = (text: string): unknown => isOwnMessage(text) || complaints.push(text);
      page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => note(`error: ${error instanceof Error ? error.message : String(error)}`));
      // Puppeteer's own `goto` waits for ever after a page has come back from the page cache. The other way has a referrer,
      // like a link that was followed.
      let hasReturned = false;
      const step = async (start: () => void): Promise<void> => {
        hasReturned = true;
        await leave(page, start);
      };
      const run = runner((expression) => page.evaluate(expression));
      return {
        downloads,
        complaints,
        go: (path) =>
          hasReturned
            ? leave(page, (to: string) => void (location.href = to), `${base}${path}`)
            : page.goto(`${base}${path}`),
        reload: () => page.reload(),
        back: () => step(() => history.back()),
        forward: () => step(() => history.forward()),
        run,
        click: async (selector) => {
          await page.waitForSelector(selector);
          const { x, y } = await run(centreOf, selector);
          await page.mouse.click(x, y);
        },
        select: async (selector, value) => {
          await page.waitForSelector(selector);
          await page.select(selector, value);
        },
        type: (text) => page.keyboard.type(text),
        press: async (...keys) => {
          for (const key of keys) await page.keyboard.press(key === " " ? "Space" : key);
        },
        resize: (width, height) => page.setViewport({ width, height }),
        print: async () => Buffer.from(await page.pdf({ format: "A4" })),
        screenshot: async (file) => writeFileSync(file, await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}

/** Runs what leaves the document, and waits for a loaded document that is another one, or came back. */
async function leave<Args extends string[]>(page: Page, start: (...args: Args) => void, ...args: Args): Promise<void> {
  // A document that is still on its way has no element to mark.
  await page.waitForFunction(() => document.readyState === "complete");
  await page.evaluate(() => {
    document.documentElement.dataset["left"] = "";
    // A step within the document loads nothing.
    for (const event of ["pageshow", "popstate", "hashchange"])
      addEventListener(event, () => delete document.documentElement.dataset["left"], { once: true });
  });
  await page.evaluate(`setTimeout(() => (${String(start)})(...${JSON.stringify(args)}))`);
  await page.waitForFunction(
    () => document.documentElement.dataset["left"] === undefined && document.readyState === "complete",
  );
}
