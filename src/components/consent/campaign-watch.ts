import { load } from "#src/islands/load.ts";
import type * as campaign from "./campaign.ts";
import campaignUrl from "./campaign.ts?chunk";
import { hasConsent } from "./consent-watch.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** Name of the popup's cookie and its lifetimes in days. Spec §4 and §9. */
const cookie = "PopupBannerShown2";
const firstDays = 30;
const shownDays = 7;

/**
 * Next step of the popup at a navigation, from the cookie's value: set the cookie at the first navigation, show at the
 * second, then nothing.
 */
export function campaignStep(value: string | undefined): "remember" | "show" | "rest" {
  if (value === undefined) return "remember";
  return Number(value) < 2 ? "show" : "rest";
}

/**
 * Shows the campaign popup at the second navigation within the site. Navigations count only once a consent choice is
 * stored, so the popup never appears together with the privacy notice. Does nothing without a configured campaign.
 */
export function watchCampaign(): void {
  if (document.documentElement.dataset["campaign"] === undefined || !hasConsent() || !isRouteChange()) return;
  const step = campaignStep(readCookie(cookie));
  if (step === "remember") writeCookie(cookie, "1", firstDays);
  if (step !== "show") return;
  writeCookie(cookie, "2", shownDays);
  void load<typeof campaign>(campaignUrl).then(({ showCampaign }) => showCampaign());
}

/** Whether the reader came from another page of the site by a new navigation, not by reload or history. */
function isRouteChange(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isNew && document.referrer.startsWith(`${location.origin}/`);
}
