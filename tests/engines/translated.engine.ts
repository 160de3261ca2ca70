/** The same journeys on pages that the browser translates while they are read. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { translatePages, untranslated } from "#tests/e2e/support/translator.ts";
import { journeys } from "./journeys.ts";
import { openChromium } from "./support/chromium.ts";

/** What is read from the pages has its original texts; reading fails after an error of a script. */
async function translated(page: Page): Promise<(value: unknown) => unknown> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await translatePages(page);
  return (value) => {
    expect(errors).toEqual([]);
    const original: unknown = value === undefined ? value : JSON.parse(untranslated(JSON.stringify(value)));
    return original;
  };
}

journeys("Chromium", "EMICICLO_BROWSER", () => openChromium(translated));
