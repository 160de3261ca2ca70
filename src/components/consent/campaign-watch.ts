import { load } from "#src/islands/load.ts";
import type * as campaign from "./campaign.ts";
import campaignUrl from "./campaign.ts?chunk";

/** Name of the popup's cookie and its lifetimes in days. Spec §4 and §9. */
const cookie = "PopupBannerShown2";
const firstDays = 30;
const shownDays = 7;

/**
 * Next step of the popup at a navigation, from the cookie's value: set the cookie at the first navigation, show at the
 * second, then nothing. A value that is not a number counts as no cookie.
 */
export function campaignStep(value: string | undefined): "remember" | "show" | "rest" {
  // An empty text is no number.
  const times = Number(value || undefined);
  if (times < 2) return "show";
  return times >= 2 ? "rest" : "remember";
}

/**
 * Shows the campaign popup at the second navigation within the site. Navigations count only once a consent choice is
 * stored, so the popup never appears together with the privacy notice. Call it where a campaign is configured; with the
 * functions of the script of every page, because a module of both would be one more file on every page.
 */
export function watchCampaign(hasConsent: () => boolean, readCookie: (name: string) => string | undefined): void {
  const isCounted = isRouteChange(hasConsent);
  if (!hasConsent() || !isCounted) return;
  const step = campaignStep(readCookie(cookie));
  if (step === "remember") writeCookie(cookie, "1", firstDays);
  if (step !== "show") return;
  writeCookie(cookie, "2", shownDays);
  void load<typeof campaign>(campaignUrl, ({ showCampaign }) => showCampaign());
}

/** Entry of the session storage: a link of the site was followed. */
const followed = "followed";

/**
 * Whether the reader came from another page of the site by a new navigation, not by reload or history. The referrer says
 * so, except in Firefox under a service worker, where it is empty: there a link that was followed is remembered.
 */
function isRouteChange(hasConsent: () => boolean): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  let isFollowed = false;
  try {
    isFollowed = sessionStorage.getItem(followed) !== null;
    sessionStorage.removeItem(followed);
    addEventListener("click", ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin && hasConsent()) sessionStorage.setItem(followed, "");
    });
  } catch {
    // Storage is blocked: the referrer alone decides.
  }
  return isNew && (isFollowed || document.referrer.startsWith(`${location.origin}/`));
}

/** Sets a first-party cookie for some days; with the flag `secure` on HTTPS pages. */
function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax${secure}`;
}
