/** The privacy notice lists the data stored on a device and their lifetime, as in the code. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { consentCookie } from "#src/config/consent-cookie.ts";
import { consent } from "#src/config/consent.ts";

const notice = readFileSync("src/content/privacy-policy.md", "utf8");

it.each([
  [consentCookie, `${consent.cookieDays} giorni`],
  ["PopupBannerShown2", "30 giorni, poi 7"],
])("%s is stored for %s", (name, duration) => {
  const row = notice.split("\n").find((line) => line.includes(`<code>${name}</code>`));
  expect(row).toContain(`data-l="durata:">${duration}<`);
});

it("names every cookie written by the site", () => {
  const written = readFileSync("src/components/consent/campaign-watch.ts", "utf8").match(
    /const cookie = "([^"]+)"/,
  )?.[1];
  expect([...notice.matchAll(/<th [^>]*><code>([^<]+)<\/code>/g)].map(([, name]) => name)).toEqual([
    consentCookie,
    written,
  ]);
});
