/** Every family of bodies, groups, governments, home and prose. */
import type { AnyFamily } from "#scripts/views/reader.ts";
import { eventArchive, eventFiles, eventMonthPages } from "#scripts/views/site/events.ts";
import { homePages } from "#scripts/views/site/home.ts";
import { indicatorsPages } from "#scripts/views/site/indicators.ts";
import { faqPages, statusFile, statusPages } from "#scripts/views/site/status.ts";
import { bodyListTableFiles, bodyTableFiles, groupListTableFiles, groupTableFiles } from "./body-tables.ts";
import { bodiesHubPages, bodyListPages, bodyPages, presidencyPages } from "./bodies.ts";
import { governmentListPages, governmentPages } from "./governments.ts";
import { governmentBillFiles } from "./government-acts.ts";
import { groupListPages, groupPages } from "./groups.ts";

export const bodyFamilies: readonly AnyFamily[] = [
  bodiesHubPages,
  presidencyPages,
  bodyListPages,
  bodyPages,
  groupListPages,
  groupPages,
  bodyListTableFiles,
  bodyTableFiles,
  groupListTableFiles,
  groupTableFiles,
  governmentListPages,
  governmentPages,
  governmentBillFiles,
  homePages,
  eventFiles,
  eventArchive,
  eventMonthPages,
  statusPages,
  statusFile,
  faqPages,
  indicatorsPages,
];
