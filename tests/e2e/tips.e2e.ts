/** Tooltips of drawings: WCAG 1.4.13, and one stop of the keyboard for each drawing with links. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { test, violations } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

const withSpaces = (text: string | null): string => text?.replaceAll("\u00a0", " ") ?? "";

/** Text of the tooltip; "" when there is none. */
async function tipOf(page: Page): Promise<string> {
  const texts = await page.locator("body > [aria-hidden].no-print").allInnerTexts();
  return withSpaces(texts.join("|"));
}

describe("the tooltip of a mark", () => {
  test("shows its name at hover, inside the viewport, once; can be pointed at; Escape closes it", async ({ open }) => {
    const page = await open(routes.territories(), settled());
    await page.clock.install();
    const region = page.locator(".map a[href$=puglia]");
    const name = withSpaces(await region.locator("title").textContent());
    await region.hover();
    await expect.poll(() => tipOf(page)).toBe(name);
    // The browser would show the title, too.
    expect(await region.locator("title").textContent()).toBe("");
    expect(name).toMatch(/^Puglia: mediana delle presenze \d+,\d%, di \d+ eletti$/);
    expect(await page.getByRole("link", { name, exact: true }).count()).toBe(1);
    const tip = page.locator("body > [aria-hidden].no-print");
    const box = await tip.boundingBox();
    expect(box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280).toBe(true);
    await tip.hover();
    await page.clock.runFor(1000);
    expect(await tipOf(page)).toBe(name);
    await page.keyboard.press("Escape");
    expect(await tipOf(page)).toBe("");
    await page.locator("h1").hover();
    await region.hover();
    await expect.poll(() => tipOf(page)).toBe(name);
    await page.locator("h1").hover();
    await page.clock.runFor(1000);
    await expect.poll(() => tipOf(page)).toBe("");
    expect(await violations(page)).toEqual([]);
  });

  test("goes when the window changes its size: at its old place a narrow page would scroll", async ({ open }) => {
    const page = await open(routes.territories(), settled());
    const region = page.locator(".map a[href$=puglia]");
    await region.hover();
    await page.locator("h1").hover();
    await region.focus();
    await expect.poll(() => tipOf(page)).not.toBe("");
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => tipOf(page)).toBe("");
  });

  test.for([
    [routes.territories(), ".map"],
    [routes.sitting("C", 641), ".ticks"],
  ] as const)(
    "shows at focus on %s; arrow keys move between the marks, one stop of the keyboard",
    async ([path, drawing], { open }) => {
      const page = await open(path, settled());
      const links = page.locator(`${drawing} a`);
      expect(await page.locator(`${drawing} a[tabindex="0"]`).count()).toBe(1);
      await links.first().focus();
      await expect.poll(() => tipOf(page)).not.toBe("");
      const first = await page.evaluate(() => document.activeElement?.getAttribute("href"));
      await page.keyboard.press("ArrowRight");
      const second = page.locator(`${drawing} a:focus`);
      expect(await second.getAttribute("href")).not.toBe(first);
      await expect.poll(() => tipOf(page)).toBe(withSpaces(await second.getAttribute("aria-label")));
      await page.keyboard.press("End");
      expect(await links.last().evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press("Tab");
      expect(await page.evaluate((all) => document.activeElement?.closest(all) === null, drawing)).toBe(true);
      await page.keyboard.press("Shift+Tab");
      expect(await links.last().evaluate((link) => link === document.activeElement)).toBe(true);
    },
  );

  test("shows at the first tap; the second follows the link", async ({ open }) => {
    const page = await open(routes.territories(), settled({ hasTouch: true, viewport: { width: 360, height: 780 } }));
    // Loads the script.
    await page.locator(".map a[href$=lazio]").dispatchEvent("pointerover", { pointerType: "touch" });
    await expect.poll(() => tipOf(page)).toMatch(/^Lazio: mediana delle presenze /);
    await page.locator(".map a[href$=puglia]").tap();
    await expect.poll(() => tipOf(page)).toMatch(/^Puglia: mediana delle presenze /);
    expect(new URL(page.url()).pathname).toBe("/territori");
    await page.locator(".map a[href$=puglia]").tap();
    await page.waitForURL("**/territori/puglia");
  });
});

test("a line shows the month nearest to the pointer, as in its table", async ({ open }) => {
  const page = await open(routes.group("C", "camera-gin"), settled());
  const figure = page.locator("figure:has([data-tips=months])").first();
  const plot = figure.locator("[data-tips]");
  await plot.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await plot.boundingBox()) ?? {};
  const rows = await figure.locator("tbody tr").count();
  for (const [share, row] of [
    [0.001, rows - 1],
    [0.999, 0],
  ] as const) {
    await page.mouse.move(x + width * share, y + 60);
    const cells = figure.locator("tbody tr").nth(row).locator("th, td");
    const [month = "", value = ""] = (await cells.allTextContents()).map((text) => text.replaceAll("\u00a0", " "));
    await expect.poll(() => tipOf(page)).toContain(month);
    expect(await tipOf(page)).toContain(value);
  }
});
