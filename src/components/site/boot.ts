/**
 * Everything that runs on every page load. Budget: 3 KB in all, so it only adds listeners and imports the rest on
 * demand.
 */
import searchUrl from "#src/components/search/PersonSearch.island.tsx?chunk";
import type * as searching from "#src/components/search/PersonSearch.island.tsx";
import { offlineCopies } from "#src/config/offline-copies.ts";
import { loadPart } from "#src/islands/failed-load.ts";
import { hydrateIslands } from "#src/islands/hydrate.ts";
import { load, whenIdle } from "#src/islands/load.ts";
import { wireCopy, wireSave } from "./copy.ts";
import { hasConsent, watchConsent } from "#src/components/consent/consent-watch.ts";
import { readCookie } from "#src/components/consent/cookies.ts";
import type * as later from "./later.ts";
import laterUrl from "./later.ts?chunk";
import { wireMenu } from "./menu-panel.ts";
import type * as views from "#src/components/consent/page-views.ts";
import pageViewsUrl from "#src/components/consent/page-views.ts?chunk";
import type * as campaigns from "#src/components/consent/campaign-watch.ts";
import campaignWatchUrl from "#src/components/consent/campaign-watch.ts?chunk";

/** Maximum delay in ms of the service worker's registration. Spec §4 and §9. */
const registrationTimeoutMs = 30_000;

hydrateIslands();
wireMenu();
watchSearch();
watchConsent();
showEdition();
wireCopy();
wireSave();
watchDrawings();
whenStable();

// Details open on paper by style, except in Safari before 18.4 and Firefox before 143.
if (document.querySelector("[data-later]") !== null || !CSS.supports("selector(::details-content)"))
  void load<typeof later>(laterUrl, (module) => module.completePage());

// Page views are sent to the endpoint configured by the operator; without one the code is not loaded.
const { analytics, campaign } = document.documentElement.dataset;
if (analytics !== undefined)
  void load<typeof views>(pageViewsUrl, (module) => module.countViews(analytics, hasConsent));

// The same for a campaign.
if (campaign !== undefined)
  void load<typeof campaigns>(campaignWatchUrl, (module) => module.watchCampaign(hasConsent, readCookie));

/**
 * Shows the date of the data below the site's name and in the footer. It is fetched, because in the markup it would
 * change every page every night; without script or file the line stays empty.
 */
function showEdition(): void {
  // Every page has one, in its head or in its foot.
  const places = document.querySelectorAll<HTMLElement>("[data-edition]");
  fetch(places[0]?.dataset["edition"] ?? "")
    .then((answer) => answer.json())
    .then(({ text }: { text: string }) => places.forEach((place) => (place.textContent = text)))
    .catch(() => undefined);
}

/**
 * Registers the service worker once the page is loaded and idle; never in development. A site that publishes the kill
 * switch registers nothing: installed workers find it by themselves.
 */
function whenStable(): void {
  if (!offlineCopies || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  // A module script of the page always runs before its `load` event.
  addEventListener("load", () => {
    whenIdle(register, registrationTimeoutMs);
  });
}

/**
 * Replaces a plain search field by the combobox at its first focus, or at once when it has the focus. Until its script
 * comes the plain field works.
 */
function watchSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-person-search]")) {
    const mount = (): void =>
      loadPart(async () => (await load<typeof searching>(searchUrl)).mountPersonSearch(form), {
        place: form,
        area: form,
        script: searchUrl,
        form,
        isAsked: true,
      });
    // On a slow connection the reader may be in the field before this script runs.
    if (form.contains(document.activeElement)) mount();
    else form.addEventListener("focusin", mount, { once: true });
  }
}

/** Loads the tooltips of drawings when the reader points at one, or moves the focus into it. */
function watchDrawings(): void {
  for (const kind of ["pointerover", "focusin"])
    addEventListener(kind, (event) => {
      if (event.target instanceof SVGElement) void load<typeof later>(laterUrl, (module) => module.wireTips(event));
    });
}
