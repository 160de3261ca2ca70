import { actKinds, type ActKind } from "#src/domain/codes.ts";
import type { ActRowOf } from "#src/lib/lists/acts.ts";
import type { ListOptions } from "./list-options.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";

/**
 * Acts of a period; `done`: those of them that reached their end (a law, a converted decree-law, an adopted decree), if
 * there are any; `terms`: those that stand there by the term of their adoption, if there are any.
 */
export interface ActCount {
  readonly count: number;
  readonly done?: Count;
  readonly terms?: Count;
}

/** An act that a sentence names. */
export interface NamedAct {
  readonly id: string;
  readonly title: string;
  readonly day: Day;
  /** Number of other acts of the same day. */
  readonly others: Count;
}

/** List of the acts of a kind. */
export interface ListPage<Row> extends PageBase {
  readonly count: number;
  readonly options: ListOptions;
  /** Years of the archive, newest first; "senza-data" = acts without a date. */
  readonly years: readonly (ActCount & { readonly year: string })[];
  /** First page of rows in the default view. */
  readonly rows: readonly Row[];
  /** Day on which the days left of decree-laws, or those after a term, are counted; absent where none are. */
  readonly asOf?: Day | null;
}

/** Acts with a term; `rows`: the first few, those of the earliest terms. */
export interface ActsByTerm<Kind extends "decree" | "datt"> {
  readonly count: Count;
  readonly rows: readonly ActRowOf[Kind][];
}

export type ActListPage = ListPage<ActRowOf[ActKind]>;

/** Kind and period of the key of an archive page: "bill/2026", "datt/senza-data", "bill/2023-05". */
export function toArchiveKey(key: string): { kind: ActKind; period: string } {
  const [first = "", period = ""] = key.split("/");
  return { kind: actKinds.find((kind) => kind === first) ?? "bill", period };
}

type Entries = readonly {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly date: Day | null;
  readonly state: string;
  /** The day is the term of an act that is not adopted. */
  readonly isTerm?: true;
  /** Of a bill: the law that it became, if it is known. */
  readonly law?: { readonly number: string; readonly date: Day | null; readonly isConstitutional: boolean };
}[];

/** Archive page of a year: every act as a link, or only the months if the year has many acts. */
export interface ActYearPage extends PageBase {
  readonly year: string;
  readonly count: number;
  /** true = each month has its own page, and `acts` is empty. */
  readonly isSplit: boolean;
  /** Months, newest first; `month: null` = day unknown. */
  readonly months: readonly (ActCount & { readonly month: string | null; readonly acts: Entries })[];
  readonly years: ActListPage["years"];
}

/** Archive page of a month; exists only for years that are split by month. */
export interface ActMonthPage extends PageBase {
  readonly month: string;
  readonly acts: Entries;
  /** Months of the same year, newest first. */
  readonly months: readonly (ActCount & { readonly month: string })[];
}

export interface ActArchivePage extends PageBase {
  readonly years: ActListPage["years"];
  readonly count: number;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    /** `laws`: bills that became law, and the last of them; null = none did. */
    readonly "bills-list": ListPage<ActRowOf["bill"]> & { readonly laws: Count; readonly last: NamedAct | null };
    /** `open`: decree-laws in conversion, and the first to expire; null = the term of one is not known. */
    readonly "decrees-list": ListPage<ActRowOf["decree"]> & {
      readonly open: ActsByTerm<"decree">;
      readonly next: NamedAct | null;
    };
    /**
     * `done`: decrees adopted, and the last day of one. `implementing`: decrees that the acts ask for, and those adopted;
     * `lacking`: the numbered acts that lack some and how many, the newest first. Acts of which this is not known are left
     * out.
     */
    readonly "legislative-decrees-list": ListPage<ActRowOf["dlgs"]> & {
      readonly done: { readonly count: Count; readonly last: Day | null };
      readonly implementing: {
        readonly asked: Count;
        readonly adopted: Count;
        readonly lacking: readonly { readonly id: string; readonly count: Count }[];
      };
    };
    readonly "implementing-decrees-list": ListPage<ActRowOf["datt"]> & { readonly overdue: ActsByTerm<"datt"> };
    readonly "acts-year": ActYearPage;
    readonly "acts-month": ActMonthPage;
    readonly "acts-archive": ActArchivePage;
  }
}
