import { expect, it } from "vitest";
import { ownPageName, ownPages } from "#scripts/contracts/site/text-pages.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const taken = new Set(["faq", "votazioni"]);

it("makes the name of a Markdown file an address", () => {
  expect(ownPageName("chi-siamo.md", taken)).toBe("chi-siamo");
  expect(ownPages.keys(memoryReader({}))).toEqual(["chi-siamo"]);
});

it("refuses a name that another page has, and one that is no address", () => {
  for (const name of ["faq", "votazioni"])
    expect(() => ownPageName(`${name}.md`, taken)).toThrow(
      `src/content/pages/${name}.md: the site has a page /${name} already; give the file another name`,
    );
  expect(() => ownPageName("Chi è.md", taken)).toThrow("only a to z, 0 to 9 and hyphens");
});
