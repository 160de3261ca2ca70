/**
 * Everything that runs on every page load. Budget: 3 KB in all, so it only adds listeners and imports the rest on
 * demand.
 */
import { wireCopy, wireSave } from "./copy.ts";
import { watchConsent } from "./consent-watch.ts";
import { showEdition } from "./edition.ts";
import { wireMenu } from "./menu.ts";
import { whenStable } from "./offline-copies.ts";
import { watchSearch } from "./person-search-watch.ts";
import { watchCampaign } from "./campaign-watch.ts";
import { wakeIslands } from "./wake-islands.ts";

wakeIslands();
wireMenu();
watchSearch();
watchConsent();
watchCampaign();
showEdition();
wireCopy();
wireSave();
whenStable();

if (document.querySelector("[data-later]") !== null)
  void import("./fill-later.ts").then(({ fillLater }) => fillLater());

// Page views are sent to the endpoint configured by the operator; without one the code is not loaded.
const { analytics } = document.documentElement.dataset;
if (analytics !== undefined) void import("./page-views.ts").then(({ countViews }) => countViews(analytics));
