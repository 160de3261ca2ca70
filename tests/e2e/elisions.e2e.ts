/** A word after an elision finds what the bare word finds, wherever titles are searched. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

/** The links of the results, in order, and the sentence that counts them. */
const found = async (page: Page): Promise<{ count: string; links: string[] }> => {
  const rows = page.locator(
    "main .search-hits a, main .list[aria-busy=false] tbody th a, main .list[aria-busy=false] li h3 a",
  );
  return {
    count: await page.locator("main [role=status]").first().innerText(),
    links: await rows.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
  };
};

describe("searches with an elision", () => {
  const searches = [
    ["/cerca?q=", "istituzione"],
    ["/votazioni?main_vote_type=all&search=", "urgenza"],
    ["/attivita_legislativa/disegni_di_legge?search=", "accordo"],
  ] as const;
  test.for(searches)("%s finds the same as %s", async ([address, word], { open }) => {
    const page = await open(address + word, settled());
    // As served, a page has the first rows of all.
    await page.locator(".search-hits mark, .list[aria-busy=false] mark").first().waitFor();
    const bare = await found(page);
    expect(bare.links.length).toBeGreaterThan(1);
    for (const elision of ["d'", "dell’ ", "quest`", "L’", "un' "]) {
      await page.goto(address + encodeURIComponent(elision + word));
      await expect.poll(() => found(page), { message: elision }).toEqual(bare);
    }
  });
});
