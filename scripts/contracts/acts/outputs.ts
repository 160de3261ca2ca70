/** All page types and file types of acts: pages, lists, archive and data files. */
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { actArchivePages, actMonthPages, actYearPages } from "./archive.ts";
import { billPages } from "./bill.ts";
import { actCsvFiles, billIndexFile, billRowFiles, billWordFiles, wholeRowFiles } from "./data-files.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "./decrees.ts";
import { legislationPages, numbersPages } from "./numbers.ts";
import { numbersFiles } from "./numbers-files.ts";
import { actListPages } from "./lists.ts";

export const actOutputs: readonly AnyOutput[] = [
  billPages,
  decreePages,
  legislativeDecreePages,
  implementingDecreePages,
  ...actListPages,
  actArchivePages,
  actYearPages,
  actMonthPages,
  billIndexFile,
  billRowFiles,
  ...billWordFiles,
  ...wholeRowFiles,
  actCsvFiles,
  legislationPages,
  numbersPages,
  numbersFiles,
];
