import { latestDay } from "#src/domain/days.ts";
import type { PageSource } from "#src/contracts/page-contracts.ts";
import { readSite } from "./read-pages.ts";

/**
 * Last day that the sources of a page cover, if it is before the last change of the page's record; else undefined.
 * `fetchedAt` of an open-data dump is the last day that it covers; of other sources, the day of the nightly fetch.
 */
export function coveredUpTo(page: { readonly updated: string; readonly sources: readonly PageSource[] }) {
  const reached = readSite().source === "opendata" ? latestDay(page.sources.map(({ fetchedAt }) => fetchedAt)) : null;
  return reached !== null && reached < page.updated ? reached : undefined;
}
