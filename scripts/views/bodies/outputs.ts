/** All page types and file types of bodies, groups and governments. */
import type { AnyOutput } from "#scripts/views/reader.ts";
import { bodyListTableFiles, bodyTableFiles, groupListTableFiles, groupTableFiles } from "./body-tables.ts";
import { bodiesHubPages, bodyListPages, bodyPages, presidencyPages } from "./bodies.ts";
import { governmentListPages, governmentPages } from "./governments.ts";
import { governmentBillFiles } from "./government-acts.ts";
import { groupListPages, groupPages } from "./groups.ts";

export const bodyOutputs: readonly AnyOutput[] = [
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
];
