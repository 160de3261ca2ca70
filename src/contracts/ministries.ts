/** Contracts of /ministeri and of a ministry's page. */
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import type { DatedPage, PersonLink } from "./body-parts.ts";
import type { OfficeRow } from "./government-pages.ts";
import type { Count, Day } from "./page-contracts.ts";

export interface MinistryRef {
  readonly id: string;
  /** As worded by the source. */
  readonly name: string;
}

/** Counts of the implementing decrees that a ministry proposes, alone or with others. */
export interface MinistryDecrees {
  readonly total: Count;
  /** Not adopted; `overdue` of them after their term, the oldest by `oldest` days. */
  readonly waiting: Count;
  readonly overdue: Count;
  readonly oldest: Count | null;
  /** Adopted, `late` of them after their term. */
  readonly adopted: Count;
  readonly late: Count;
}

/** `/ministeri`. */
export interface MinistryList extends DatedPage {
  /** Day to which the days after a term are counted; null = none are. */
  readonly countedTo: Day | null;
  /** Most overdue decrees first. */
  readonly ministries: readonly (MinistryRef & {
    /** Who leads it now. */
    readonly heads: readonly PersonLink[];
    readonly decrees: MinistryDecrees;
  })[];
}

/** `/ministeri/{id}`. `asOf`: day of the offices. */
export interface MinistryPage extends DatedPage, MinistryRef {
  /** Names under which implementing decrees give it, the values of the list's filter. */
  readonly wordings: readonly string[];
  readonly offices: readonly OfficeRow[];
  readonly former: readonly OfficeRow[];
  readonly decrees: MinistryDecrees;
  /** The oldest. */
  readonly overdue: readonly ImplementingDecreeRow[];
  /** Not adopted and not overdue: the next terms first, those without one last. */
  readonly next: readonly ImplementingDecreeRow[];
  /** The last adopted. */
  readonly adopted: readonly ImplementingDecreeRow[];
  /** Bills of the Government that its minister signed, newest first, without those that convert decree-laws. */
  readonly bills: { readonly total: Count; readonly rows: readonly BillRow[] };
  /** Decree-laws whose bill of conversion its minister signed, newest first. */
  readonly decreeLaws: { readonly total: Count; readonly rows: readonly DecreeRow[] };
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "ministry-list": MinistryList;
    readonly ministries: MinistryPage;
  }
}
