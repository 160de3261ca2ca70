import { join } from "node:path";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Page } from "playwright";
import { launchChromium } from "#tests/support/chromium.ts";
import { runner, isOwnMessage, type Engine, type Tab } from "./engine.ts";

/**
 * Chromium, driven by Playwright. `prepare` is called with every new page, before it opens an address, and returns what
 * is done to each value read from the page.
 */
export async function openChromium(
  prepare: (page: Page) => Promise<(value: unknown) => unknown> = () => Promise.resolve((value) => value),
): Promise<Engine> {
  const browser = await launchChromium();
  return {
    name: "Chromium",
    cannot: {},
    version: () => Promise.resolve(`Chromium ${browser.version()}`),
    close: () => browser.close(),
    open: async (base, theme = "light"): Promise<Tab> => {
      const context = await browser.newContext({
        baseURL: base,
        locale: "it-IT",
        timezoneId: "Europe/Rome",
        colorScheme: theme,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const page = await context.newPage();
      const read = await prepare(page);
      const downloads = mkdtempSync(join(tmpdir(), "chromium-"));
      const complaints: string[] = [];
      const note = (text: string): unknown => isOwnMessage(text) || complaints.push(text);
      page.on("console", (message) => note(`${message.type()}: ${message.text()}`));
      page.on("pageerror", ({ message }) => note(`error: ${message}`));
      page.on("download", (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
      return {
        downloads,
        complaints,
        go: (path) => page.goto(path),
        reload: () => page.reload(),
        back: () => page.goBack(),
        forward: () => page.goForward(),
        run: runner(async (expression) => read(await page.evaluate(expression))),
        click: (selector) => page.locator(selector).first().click(),
        select: (selector, value) => page.locator(selector).first().selectOption(value),
        type: (text) => page.keyboard.type(text),
        press: async (...keys) => {
          for (const key of keys) await page.keyboard.press(key === " " ? "Space" : key);
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        print: () => page.pdf({ format: "A4" }),
        screenshot: (file) => page.screenshot({ path: file }),
        close: () => context.close(),
      };
    },
  };
}
