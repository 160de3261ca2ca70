/** The reader mode of Firefox keeps the article of every page: what it says and lists, without its forms. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchChromium } from "#tests/support/chromium.ts";
import { pageOfEach } from "./support/page-types.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"), "utf8");

/** Pages without an article: forms, a page for a moment, or a list that a script fills. */
const withoutArticle = new Set([
  "404.astro",
  "[...address].astro",
  "cerca.astro",
  "chi-mi-rappresenta/index.astro",
  "error.astro",
  "i-miei-parlamentari.astro",
  "offline.astro",
  "in-attesa.astro",
  "open-data/interroga.astro",
]);

/** Text of the main part without forms and navigation, text of the reader's article, and its fields. */
const read = `(() => {
  ${source}
  const textOf = (element) => element.textContent.replaceAll(/\\s+/g, " ");
  const main = document.querySelector("main").cloneNode(true);
  for (const outside of main.querySelectorAll("nav, form, button, select, svg, noscript, [hidden]")) outside.remove();
  const links = [...main.querySelectorAll(".names a, .cards h3 a, tbody a")].map((link) => textOf(link).trim());
  const article = document.createElement("div");
  article.innerHTML = new Readability(document.cloneNode(true)).parse()?.content ?? "";
  const kept = textOf(article);
  return {
    share: kept.length / textOf(main).length,
    lost: links.filter((link) => !kept.includes(link)),
    fields: article.querySelectorAll("form, input, select").length,
  };
})()`;

interface Reading {
  readonly share: number;
  /** Names and rows that the article lacks. */
  readonly lost: readonly string[];
  readonly fields: number;
}

const whole = inject("states").find(({ name }) => name === "whole");

describe.runIf(whole !== undefined)("the article of a page", () => {
  const pages = pageOfEach(whole?.out ?? "").filter(([template]) => !withoutArticle.has(template));
  let browser: Browser;
  beforeAll(async () => (browser = await launchChromium()));
  afterAll(() => browser.close());

  it.each(pages)("%s", async (_, file) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route("**/*", (route) => route.abort());
    const html = readFileSync(join(whole?.out ?? "", file), "utf8");
    await page.setContent(html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*>/g, ""));
    const { share, lost, fields } = await page.evaluate<Reading>(read);
    expect([lost, fields]).toEqual([[], 0]);
    // The rest is titles without text, and tools.
    expect(share).toBeGreaterThan(0.6);
    await context.close();
  });
});
