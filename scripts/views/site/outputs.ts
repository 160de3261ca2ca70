/** Page types and file types of the site itself: home, events, prose, redirects, status, updates. */
import type { AnyOutput } from "#scripts/views/reader.ts";
import { eventArchive, eventFiles, eventMonthPages } from "./events.ts";
import { homePages } from "./home.ts";
import { indicatorsPages } from "./indicators.ts";
import { prosePages } from "./prose.ts";
import { redirectPages } from "./redirects.ts";
import { faqPages, statusFile, statusPages } from "./status.ts";
import { updatesPages } from "./updates.ts";

export const siteOutputs: readonly AnyOutput[] = [
  homePages,
  eventFiles,
  eventArchive,
  eventMonthPages,
  statusPages,
  statusFile,
  faqPages,
  indicatorsPages,
  updatesPages,
  prosePages,
  redirectPages,
];
