/** The browser of the tests, found or installed by `npm test`. */
import { chromium, type Browser } from "playwright";

/**
 * Disables the search suggestions of Chromium's own window, which open two extra pages for every test page: more than
 * half of all its work. The switch replaces Playwright's feature list, which pages of this site do not need.
 */
const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Launches it without sandbox, graphics card and background requests. */
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
