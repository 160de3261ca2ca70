import type { ByInitiative } from "#src/domain/act-numbers.ts";
import type { BillPhase } from "#src/domain/codes.ts";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";

/** Bills counted by a chart: all, without ratifications, key acts only, key acts without ratifications. */
export const billSelections = ["all", "noRatification", "key", "keyNoRatification"] as const;
export type BillSelection = (typeof billSelections)[number];

export type MonthSeries = readonly (ByInitiative & { readonly month: string })[];

/** Implementing decrees to be adopted by one ministry or in one policy; `name: null` = those without one. */
export interface ImplementationRate {
  readonly name: string | null;
  readonly total: Count;
  readonly adopted: Count;
  readonly late: Count;
  readonly overdue: Count;
}

export interface NumbersPage extends PageBase {
  /** Last day covered by the data on acts. */
  readonly asOf: Day | null;
  /** false = the source has no list of bills: what is below is not all, and is not shown. */
  readonly hasBills: boolean;
  readonly bills: {
    readonly total: ByInitiative;
    readonly laws: ByInitiative;
    /** Bills without a known initiative or day of presentation. The charts leave them out. */
    readonly leftOut: Count;
    /** In the order of `billSelections`. Selections that need data missing from the source are left out. */
    readonly months: readonly {
      readonly selection: BillSelection;
      readonly presented: MonthSeries;
      readonly approved: MonthSeries;
    }[];
    readonly phases: readonly (ByInitiative & { readonly phase: BillPhase })[];
    /** Days from presentation to approval, over the laws with known dates, in classes of `daysStep` days. */
    readonly days: {
      readonly median: number | null;
      readonly medianGov: number | null;
      readonly medianParl: number | null;
      readonly known: Count;
      readonly steps: readonly (ByInitiative & { readonly from: number; readonly to: number | null })[];
    };
  };
  readonly decrees: {
    readonly total: Count;
    readonly converted: Count;
    readonly lapsed: Count;
    readonly open: Count;
    readonly medianDays: number | null;
    readonly months: readonly {
      readonly month: string;
      readonly converted: Count;
      readonly lapsed: Count;
      readonly open: Count;
    }[];
  };
  readonly implementing: {
    readonly total: Omit<ImplementationRate, "name">;
    readonly ministries: readonly ImplementationRate[];
    readonly policies: readonly ImplementationRate[];
  };
}

/** Page /attivita_legislativa: number of acts of each kind, and acts in progress. */
export interface LegislationPage extends PageBase {
  readonly counts: {
    /** Of a kind that the source has not got, null: what is there is not all. */
    readonly bills: number | null;
    readonly laws: number | null;
    /** Both are the source's own numbers, while its list of bills is not read in full. */
    readonly areBySource?: true;
    readonly decrees: number | null;
    readonly inConversion: number | null;
    /** Announced ones and drafts too; `legislativeAdopted`: those adopted. */
    readonly legislativeDecrees: number;
    readonly legislativeAdopted: number;
    readonly implementing: number;
    readonly adopted: number;
  };
  readonly latestLaws: readonly BillRow[];
  /** Decree-laws in conversion with the days left, most urgent first. */
  readonly inConversion: readonly { readonly row: DecreeRow; readonly daysLeft: number | null }[];
  /** Implementing decrees due within thirty days. */
  readonly nextDeadlines: readonly ImplementingDecreeRow[];
  /** Day from which the days left are counted. */
  readonly asOf: Day | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly legislation: LegislationPage;
    readonly "legislation-numbers": NumbersPage;
  }
}
