/** Contracts of events: one row, and the archive by year and month. */
import type { EventNews } from "#src/domain/event-news.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import type { PageBase } from "./page-contracts.ts";
import type { FollowedVote } from "./vote-page.ts";

/** /cronaca, or one year of it: months with their number of events, newest first. */
export interface EventArchive extends PageBase {
  /** null = all years. */
  readonly year: string | null;
  /** First page of the list of all events, with the choices of its filters; null on the page of a year. */
  readonly list: {
    /** Whether they follow from the record by rule: the source publishes none. */
    readonly isByRule: boolean;
    readonly count: number;
    readonly rows: readonly EventRow[];
    /** Number of pages of the list. */
    readonly pages: number;
    /** The votes of the last sittings that tell most, as on the home page. */
    readonly votes: readonly FollowedVote[];
    readonly years: readonly string[];
    readonly categories: readonly string[];
  } | null;
  readonly months: readonly { readonly month: string; readonly count: number; readonly news: readonly EventNews[] }[];
  /** Of a year; of the newest month on the page of all years. */
  readonly news: readonly EventNews[];
}

/** Events of a month, newest first, with the previous and next month. */
export interface EventMonth extends PageBase {
  readonly month: string;
  readonly rows: readonly EventRow[];
  readonly news: readonly EventNews[];
  readonly previous: string | null;
  readonly next: string | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "events-archive": EventArchive;
    readonly "events-month": EventMonth;
  }
}
