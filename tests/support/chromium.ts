/** The browser of the tests: the one that `npm test` found or installed. */
import { chromium, type Browser } from "playwright";

/**
 * Search suggestions of Chromium's own window, two pages made for every page of a test: more than half of all its work.
 * The switch takes the place of Playwright's list of features, of which pages of this site need none.
 */
const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Starts it without sandbox, graphics card and calls of its own. */
export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env["EMICICLO_BROWSER"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-background-networking",
      `--disable-features=${ownPages.join(",")}`,
    ],
  });
}
