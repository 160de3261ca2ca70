import { hasConsent } from "./consent-watch.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** Name and lifetimes of the popup's cookie. Spec §4 and §9. */
const cookie = "PopupBannerShown2";
const firstDays = 30;
const shownDays = 7;

/** What a route change does to the popup, given the cookie's value: remember the first, show at the second, then rest. */
export function campaignStep(value: string | undefined): "remember" | "show" | "rest" {
  if (value === undefined) return "remember";
  return Number(value) < 2 ? "show" : "rest";
}

/**
 * Shows the campaign popup at the second navigation within the site. It never meets the privacy notice: until a choice
 * is stored, navigations do not count. Without a configured campaign
 * nothing happens.
 */
export function watchCampaign(): void {
  if (document.documentElement.dataset["campaign"] === undefined || !hasConsent() || !isRouteChange()) return;
  const step = campaignStep(readCookie(cookie));
  if (step === "remember") writeCookie(cookie, "1", firstDays);
  if (step !== "show") return;
  writeCookie(cookie, "2", shownDays);
  void import("./campaign.ts").then(({ showCampaign }) => showCampaign());
}

/** A navigation within the site: the reader came from one of its pages, and not by going back or reloading. */
function isRouteChange(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isNew && document.referrer.startsWith(`${location.origin}/`);
}
