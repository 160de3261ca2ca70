/** Kinds of reader, as options of a browser context. */
import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright";
import { inject } from "vitest";

const consent = { categories: ["necessary"], revision: 1, data: null, services: { necessary: [] }, languageCode: "it" };
const day = 24 * 60 * 60 * 1000;

/** A reader who has answered the privacy notice. */
export function settled(options: BrowserContextOptions = {}): BrowserContextOptions {
  const { hostname } = new URL(inject("baseUrl"));
  const expires = Math.floor((Date.now() + 100 * day) / 1000);
  const value = encodeURIComponent(
    JSON.stringify({
      ...consent,
      consentId: "5a6ec1a6-0b4d-4b60-8df5-8f3b5c1d2e3f",
      consentTimestamp: new Date().toISOString(),
      lastConsentTimestamp: new Date().toISOString(),
      expirationTime: expires * 1000,
    }),
  );
  const cookie = { name: "cc_cookie", value, domain: hostname, path: "/", expires, httpOnly: false, secure: false };
  return { storageState: { cookies: [{ ...cookie, sameSite: "Lax" }], origins: [] }, ...options };
}

/** A reader with a small screen. */
export const phone = { viewport: { width: 360, height: 740 } } as const;

/** A reader without JavaScript. */
export const scriptless = { javaScriptEnabled: false } as const;

/** Lines of the CSV file downloaded by a button, head first. */
export async function csvOf(page: Page, button: RegExp): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return readFileSync(await file.path(), "utf8")
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n");
}

/** All messages of the console and violations of the policy, except the tool's own about the blocked worker. */
export function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    const line = `${message.type()}: ${message.text()} ${message.location().url}`;
    if (!line.includes("blocked by Playwright")) said.push(line);
  });
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
  return said;
}
