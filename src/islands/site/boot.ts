/**
 * Everything that runs on every page load. Budget: 3 KB in all, so it only adds listeners and imports the rest on
 * demand.
 */
import { hydrateIslands } from "#src/islands/hydrate.ts";
import { load } from "#src/islands/load.ts";
import { wireCopy, wireSave } from "./copy.ts";
import { watchConsent } from "./consent-watch.ts";
import { showEdition } from "./edition.ts";
import type * as filling from "./fill-later.ts";
import fillLaterUrl from "./fill-later.ts?chunk";
import { wireMenu } from "./menu.ts";
import { whenStable } from "./offline-copies.ts";
import type * as views from "./page-views.ts";
import pageViewsUrl from "./page-views.ts?chunk";
import { watchSearch } from "./person-search-watch.ts";
import { watchCampaign } from "./campaign-watch.ts";

hydrateIslands();
wireMenu();
watchSearch();
watchConsent();
watchCampaign();
showEdition();
wireCopy();
wireSave();
whenStable();

if (document.querySelector("[data-later]") !== null)
  void load<typeof filling>(fillLaterUrl).then(({ fillLater }) => fillLater());

// Page views are sent to the endpoint configured by the operator; without one the code is not loaded.
const { analytics } = document.documentElement.dataset;
if (analytics !== undefined) void load<typeof views>(pageViewsUrl).then(({ countViews }) => countViews(analytics));
