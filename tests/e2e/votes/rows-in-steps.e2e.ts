/** After a choice the count is updated first, and the rows follow. */
import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

const rowsOf = (page: Page): Promise<string[]> =>
  page.locator("table.votes tbody th a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));

const isOfSenate = (href: string): boolean => href.startsWith("/votazioni/19-");

/** Rows and `aria-busy` of the list at the moment at which its count changes. */
function whenCountChanges(page: Page) {
  return page.evaluateHandle(() => {
    const list = document.querySelector(".list");
    const status = list?.querySelector("[role=status]");
    const before = status?.textContent;
    const seen = new Promise<{ rows: (string | null)[]; busy: string | null | undefined }>((resolve) => {
      const look = (): void => {
        const now = status?.textContent ?? "";
        if (now === before || !/^\d/.test(now)) return;
        const links = [...document.querySelectorAll("table.votes tbody th a")];
        resolve({ rows: links.map((link) => link.getAttribute("href")), busy: list?.getAttribute("aria-busy") });
      };
      if (status) new MutationObserver(look).observe(status, { characterData: true, childList: true, subtree: true });
    });
    return { seen };
  });
}

/** The list of all votes, in a window of this height. */
async function openList(
  open: (path: string, options: BrowserContextOptions) => Promise<Page>,
  height: number,
  query = "",
) {
  const page = await open(`/votazioni?main_vote_type=all${query}`, settled({ viewport: { width: 1280, height } }));
  const list = page.locator(".list");
  await expect.poll(() => list.locator(".count").textContent()).toMatch(/^\d{3}\svotazioni/);
  await page.locator(".list[aria-busy=false]").waitFor();
  return page;
}

test.for([
  ["below the screen", 500],
  ["on the screen", 2000],
] as const)("with rows %s the count is updated at once and all rows follow", async ([, height], { open }) => {
  const page = await openList(open, height);
  const before = await rowsOf(page);
  await page.getByLabel("Camera o Senato").focus();
  const change = await whenCountChanges(page);
  await page.getByLabel("Camera o Senato").selectOption("Senato");
  expect(await change.evaluate(({ seen }) => seen)).toEqual({ rows: before, busy: "true" });

  await page.locator(".list[aria-busy=false]").waitFor();
  expect((await rowsOf(page)).filter(isOfSenate)).toHaveLength(12);
});

test("in a background tab, without frames, all rows are updated", async ({ open }) => {
  const page = await openList(open, 500);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "hidden", { value: true });
  });
  await page.getByLabel("Camera o Senato").selectOption("Senato");
  await expect.poll(async () => (await rowsOf(page)).filter(isOfSenate).length).toBe(12);
  await page.locator(".list[aria-busy=false]").waitFor();
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
  const page = await openList(open, 500, "&branch=C&outcome=approved");
  await page.locator(".chip").evaluateAll((chips) => {
    for (const chip of chips)
      if (/Camera|Approvata/.test(chip.textContent))
        chip.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.getByLabel("Esito").inputValue()).toBe("");
  expect(await page.getByLabel("Camera o Senato").inputValue()).toBe("");
});
