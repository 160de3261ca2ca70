/** Contracts of the themes: the subjects of bills, and how they were voted on. */
import type { BillPhase, Branch } from "#src/domain/codes.ts";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { Count, PageBase } from "./page-contracts.ts";
import type { GroupTag, PersonRef } from "./person-parts.ts";
import type { HeadedRow, VoteRow } from "./vote-row.ts";

/** `laws`: acts that became law; `defeats`: votes in which the Government was beaten. */
export interface ThemeRow extends ThemeRef {
  readonly acts: Count;
  readonly laws: Count;
  readonly votes: Count;
  readonly defeats: Count;
}

/** `/temi`. */
export interface ThemeList extends PageBase {
  /** Themes with a page, by label. No order among them is known: that one has the acts of another makes it no wider. */
  readonly themes: readonly ThemeRow[];
  /** Themes with too few acts for a page. */
  readonly small: Count;
}

/** `/temi/{id}`. */
export interface ThemePage extends PageBase {
  readonly id: string;
  readonly label: string;
  readonly acts: Count;
  /** In the order of the phases; `rows`: the acts with the latest steps. null = phase not published. */
  readonly phases: readonly {
    readonly phase: BillPhase | null;
    readonly count: Count;
    readonly rows: readonly BillRow[];
  }[];
  readonly votes: Count;
  /** Votes in which the Government was beaten. */
  readonly defeats: Count;
  /** The newest of them, and the newest of the key votes; null = none. */
  readonly lastDefeat: HeadedRow | null;
  readonly lastKey: HeadedRow | null;
  /** In this order: key votes, or votes in evidence by rule; smallest margins; newest. No vote is in two of them. */
  readonly lists: readonly ThemeVotes[];
  /** Lines of the groups by year: votes in which the group was for, against, abstained; null = no line that year. */
  readonly chambers: readonly {
    readonly branch: Branch;
    readonly years: readonly string[];
    readonly groups: readonly {
      readonly group: GroupTag;
      readonly years: readonly (readonly [Count, Count, Count] | null)[];
    }[];
    /** Members with the most votes against the line of their group; `of`: votes in which the group had a line. */
    readonly rebels: readonly {
      readonly person: PersonRef;
      readonly group: GroupTag | null;
      readonly votes: Count;
      readonly of: Count;
    }[];
    readonly ties: Count;
  }[];
}

export interface ThemeVotes {
  readonly kind: "key" | "rule" | "closest" | "newest";
  /** Whether votes that belong here stand in a list above. */
  readonly isRest: boolean;
  readonly rows: readonly VoteRow[];
}

/** A theme with a page: address form and label. */
export interface ThemeRef {
  readonly id: string;
  readonly label: string;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "theme-list": ThemeList;
    readonly themes: ThemePage;
  }
}
