/** On a slow screen: the rows near the filters answer first, the others once those are seen. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

declare global {
  interface Window {
    /** Shows the frames that the screen has not made yet. */
    showFrames: () => void;
  }
}

const rowsOf = (page: Page): Promise<string[]> =>
  page.locator("table.votes tbody th a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));

const isOfSenate = (href: string): boolean => href.startsWith("/votazioni/19-");

test("the first rows answer at once, the others when they are on the screen", async ({ open }) => {
  const page = await open("/votazioni?main_vote_type=all", settled());
  const list = page.locator(".list");
  await expect.poll(() => list.getByRole("status").textContent()).toMatch(/^\d{3}\svotazioni/);
  await page.locator(".list[aria-busy=false]").waitFor();
  const before = await rowsOf(page);
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    window.showFrames = () => {
      for (const run of waiting.splice(0)) run(performance.now());
    };
  });
  await page.getByLabel("Ramo").selectOption("Senato");
  await expect.poll(async () => (await rowsOf(page)).slice(0, 4).filter(isOfSenate).length).toBe(4);
  const first = await rowsOf(page);
  expect(first.slice(4)).toEqual(before.slice(4));
  expect(await list.getAttribute("aria-busy")).toBe("true");

  await page.evaluate(() => {
    window.showFrames();
  });
  await page.locator(".list[aria-busy=false]").waitFor();
  const all = await rowsOf(page);
  expect(all.slice(0, 4)).toEqual(first.slice(0, 4));
  expect(all.filter(isOfSenate)).toHaveLength(12);
});
