import type { SourceName, SourcePart } from "#src/domain/codes.ts";
import type { Readings } from "#src/domain/coverage.ts";

/** ISO day: "2026-11-20". */
export type Day = string;

/** Whole number, zero included. */
export type Count = number;

/**
 * Source in the page footer. `fetchedAt`: last day covered by the source; null = not applicable: it provided no data,
 * it only made them easier to read.
 */
export interface PageSource {
  readonly name: string;
  readonly url: string | null;
  readonly fetchedAt: Day | null;
}

/** Data shared by all pages. They are part of every page's digest, so they hold only what rarely changes. */
export interface SiteContext {
  readonly source: SourceName;
  /** Parts missing from the source (see `siteSchema.missingParts`). */
  readonly missingParts: readonly SourcePart[];
  readonly readings: Readings;
  /** Last day of the legislature; null = it goes on, or the source has not ended its seats. */
  readonly end: Day | null;
  /** Entries of the menu "Governi", newest first. */
  readonly governments: readonly { readonly id: string; readonly name: string }[];
}

/** Fields of nearly all pages. */
export interface PageBase {
  /** Day of the newest data on the page. */
  readonly updated: Day;
  readonly sources: readonly PageSource[];
}

/**
 * Contracts that are read by their name: those of the pages, and some that only the build reads. The file of a
 * contract adds its own line to it, which binds the name to the type: `definePage` accepts no other contract under
 * this name, and `readPage` returns it.
 */
export interface PageContracts {
  readonly site: SiteContext;
}

/** Name of a page type: "votes", "votes-archive". */
export type PageName = keyof PageContracts;
