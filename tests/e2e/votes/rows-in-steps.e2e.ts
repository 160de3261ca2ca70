/** On a slow screen the count is updated first, and the rows in a later frame. */
import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

declare global {
  interface Window {
    /** Runs the pending animation frames. */
    showFrames: () => void;
  }
}

const rowsOf = (page: Page): Promise<string[]> =>
  page.locator("table.votes tbody th a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));

const isOfSenate = (href: string): boolean => href.startsWith("/votazioni/19-");

/** The list of all votes, in a window of this height, on a screen that draws no frame until `showFrames` runs. */
async function openOnSlowScreen(
  open: (path: string, options: BrowserContextOptions) => Promise<Page>,
  height: number,
  query = "",
) {
  const page = await open(`/votazioni?main_vote_type=all${query}`, settled({ viewport: { width: 1280, height } }));
  const list = page.locator(".list");
  await expect.poll(() => list.getByRole("status").textContent()).toMatch(/^\d{3}\svotazioni/);
  await page.locator(".list[aria-busy=false]").waitFor();
  await page.getByLabel("Ramo").focus();
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    window.showFrames = () => {
      for (const run of waiting.splice(0)) run(performance.now());
    };
  });
  return { page, list };
}

const showFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.showFrames();
  });

test.for([
  ["below the screen", 500],
  ["on the screen", 2000],
] as const)("with rows %s the count is updated at once and all rows follow", async ([, height], { open }) => {
  const { page, list } = await openOnSlowScreen(open, height);
  const readCount = async () => Number.parseInt((await list.getByRole("status").textContent()) ?? "", 10);
  const [before, ofBoth] = [await rowsOf(page), await readCount()];
  await page.getByLabel("Ramo").selectOption("Senato");
  await expect.poll(readCount).toBeLessThan(ofBoth);
  expect(await rowsOf(page)).toEqual(before);
  expect(await list.getAttribute("aria-busy")).toBe("true");

  await showFrames(page);
  await page.locator(".list[aria-busy=false]").waitFor();
  expect((await rowsOf(page)).filter(isOfSenate)).toHaveLength(12);
});

test("in a background tab, without frames, all rows are updated", async ({ open }) => {
  const { page, list } = await openOnSlowScreen(open, 500);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
  });
  await page.getByLabel("Ramo").selectOption("Senato");
  await expect.poll(async () => (await rowsOf(page)).filter(isOfSenate).length).toBe(12);
  await list.and(page.locator("[aria-busy=false]")).waitFor();
});

test("data that a control needs are prefetched at its focus", async ({ open }) => {
  const page = await open("/votazioni?main_vote_type=all", settled());
  await page.locator(".list[aria-busy=false]").waitFor();
  await page.getByText("Altri filtri").click();
  const asked = page.waitForRequest(/\/compattezza\b/);
  await page.getByLabel("Compattezza della maggioranza").focus();
  await asked;
});

test("two filters removed before the next frame are both removed", async ({ open }) => {
  const { page } = await openOnSlowScreen(open, 500, "&branch=C&outcome=approved");
  const away = page.locator(".chip");
  await away.filter({ hasText: "Camera" }).click();
  await away.filter({ hasText: "Approvata" }).click();
  await expect.poll(() => page.getByLabel("Esito").inputValue()).toBe("");
  expect(await page.getByLabel("Ramo").inputValue()).toBe("");
});
