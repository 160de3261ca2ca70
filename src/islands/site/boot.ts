/**
 * Everything that runs on every page before the reader does anything. Budget: 3 KB for all of it, so it only listens,
 * and loads the rest when it is asked for.
 */
import { watchConsent } from "./consent-watch.ts";
import { showEdition } from "./edition.ts";
import { wireMenu } from "./menu.ts";
import { whenStable } from "./offline-copies.ts";
import { countView } from "./page-views.ts";
import { watchSearch } from "./person-search-watch.ts";
import { watchCampaign } from "./campaign-watch.ts";

wireMenu();
watchSearch();
watchConsent();
watchCampaign();
countView();
showEdition();
whenStable();
