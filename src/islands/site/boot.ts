/**
 * Everything that runs on every page before the reader does anything. Budget: 3 KB for all of it, so it only listens,
 * and loads the rest when it is asked for.
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

// Page views go to the address that the operator configured; without one not even the code is loaded.
const { analytics } = document.documentElement.dataset;
if (analytics !== undefined) void import("./page-views.ts").then(({ countViews }) => countViews(analytics));
