/** Contracts of a chamber's list of groups and of a group's page. */
import type { Branch, ChoiceCode, GroupVoteCode, SideOnDay } from "#src/domain/codes.ts";
import type { ChangeReason } from "#src/domain/group-changes.ts";
import type { RankingHead } from "#src/domain/ranking.ts";
import type { DatedPage, GroupLink, PersonLink, Ratio, RoleRow } from "./body-parts.ts";
import type { Composition } from "#src/domain/composition.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Day } from "./page-contracts.ts";
import type { HeadedRow, VoteRow } from "./vote-row.ts";
import type { GroupProposals } from "./voted-proposals.ts";

/** One member's move into or out of a group. */
export interface ChangeRow {
  readonly date: Day;
  readonly direction: "in" | "out";
  readonly group: GroupLink;
  readonly person: PersonLink;
  readonly reason: ChangeReason;
  readonly other: GroupLink | null;
  readonly endReason: string | null;
  readonly counterpart: PersonLink | null;
}

/** A group that ended because most of its members went to another one together. Its members have no rows of their own. */
export interface MoveRow {
  readonly date: Day;
  readonly from: GroupLink;
  readonly to: GroupLink;
  /** Members who moved, and those whom the group had. */
  readonly moved: number;
  readonly members: number;
}

export interface GroupRow {
  readonly group: GroupLink;
  readonly figures: Composition;
  readonly entered: number;
  readonly left: number;
  /** Members who joined after their mandate began, on an unknown day. Not included in `entered`. */
  readonly enteredUndated: number;
  /** Cohesion over all votes of the legislature; null = no evaluable vote. */
  readonly cohesion: Ratio | null;
  readonly start: Day | null;
  readonly end: Day | null;
}

/** Agreement of two groups. `both`: votes in which both had a line; `same`: those with the same line. */
export interface Agreement {
  readonly a: string;
  readonly b: string;
  readonly both: number;
  readonly same: number;
}

/** /organi_parlamentari/{camera,senato}/gruppi_parlamentari */
export interface GroupListPage extends DatedPage {
  readonly branch: Branch;
  readonly groups: readonly GroupRow[];
  readonly ended: readonly GroupRow[];
  readonly majority: { readonly size: number; readonly entered: number; readonly left: number };
  readonly opposition: { readonly size: number; readonly entered: number; readonly left: number };
  /** Members on neither side, and those whose side is not known. */
  readonly neither: number;
  readonly unknown: number;
  readonly ungrouped: number;
  readonly changes: readonly ChangeRow[];
  readonly moves: readonly MoveRow[];
  /** Groups that changed side as a whole, by day; `date`: null = the sources do not give the day. */
  readonly turns: readonly {
    readonly name: string;
    readonly date: Day | null;
    readonly side: Exclude<SideOnDay, null>;
  }[];
  /** Number of members of the chamber whose last group change has no known day. These changes are not listed. */
  readonly undated: number;
  readonly agreement: readonly Agreement[];
}

/** What a group did in the last days of votes of its chamber: verified votes, with both days included. */
export interface GroupPeriod {
  readonly from: Day;
  readonly to: Day;
  readonly votes: number;
  /** Votes in which the group and the majority had a line, and those with the same one. */
  readonly comparable: number;
  readonly withMajority: number;
  /** Sums over its members' votes. */
  readonly absent: number;
  readonly mission: number;
  readonly voting: number;
  /** Who chose otherwise than the group, with the number of votes, most first. */
  readonly rebels: readonly { readonly person: PersonLink; readonly votes: number }[];
}

export interface GroupActivity {
  readonly week: GroupPeriod;
  readonly month: GroupPeriod;
  /** Last day with votes after these days, none of which is verified; null = there is none. */
  readonly unverifiedTo: Day | null;
}

/** /organi_parlamentari/{camera,senato}/gruppi_parlamentari/{id} */
export interface GroupPage extends DatedPage, CorrectionsField {
  /** null = no verified vote has members of the group in these days. */
  readonly activity: GroupActivity | null;
  /** Defeats of the Government in open votes in the week of `activity`, oldest first: members who chose, of those it had. */
  readonly beaten: readonly { readonly date: Day; readonly choices: number; readonly members: number }[];
  /** The last final, confidence and key votes and defeats of the Government, newest first. */
  readonly votes: readonly {
    readonly vote: HeadedRow;
    readonly line: GroupVoteCode;
    /** Members who chose otherwise, of those who chose; null = the group had no line. */
    readonly rebels: number | null;
    readonly choices: number;
  }[];
  /** Bills whose first signer is a member now: how many, and the latest. */
  readonly bills: {
    readonly total: number;
    readonly rows: readonly {
      readonly id: string;
      readonly identifier: string;
      readonly title: string;
      readonly presented: Day | null;
      readonly person: PersonLink;
    }[];
  };
  readonly group: GroupLink & { readonly start: Day | null; readonly end: Day | null; readonly color: string | null };
  readonly names: readonly {
    readonly name: string;
    readonly acronym: string;
    readonly start: Day | null;
    readonly end: Day | null;
  }[];
  readonly sides: readonly { readonly side: SideOnDay; readonly start: Day | null; readonly end: Day | null }[];
  readonly members: readonly RoleRow[];
  readonly former: readonly RoleRow[];
  readonly offices: readonly RoleRow[];
  readonly figures: Composition;
  readonly changes: readonly ChangeRow[];
  readonly moves: readonly MoveRow[];
  /** Number of members of the chamber whose last group change has no known day. These changes are not listed. */
  readonly undated: number;
  /** Cohesion by month. `votes`: votes with a line; `value`: null = no such vote. */
  readonly cohesion: readonly { readonly month: string; readonly value: Ratio | null; readonly votes: number }[];
  readonly total: {
    readonly votes: number;
    readonly evaluable: number;
    readonly cohesion: Ratio | null;
    readonly rebels: number;
  };
  /**
   * Members with the most rebel votes in this group, highest first. `votes`: rebel votes; `of`: votes cast as a member
   * of the group.
   */
  readonly rebels: RankingHead<{ readonly person: PersonLink; readonly votes: number; readonly of: number }>;
  readonly agreement: readonly { readonly group: GroupLink; readonly both: number; readonly same: number }[];
  /** Amendments; absent = no document has been read, or the proposers of none are known. */
  readonly proposals?: GroupProposals;
}

/** A group beside another one, over the legislature. `present`, `mission`, `voting`: sums over its members' votes. */
interface ComparedGroup {
  readonly group: GroupLink;
  readonly figures: Composition;
  readonly cohesion: Ratio | null;
  readonly rebels: number;
  readonly present: number;
  readonly mission: number;
  readonly voting: number;
}

/** /confronta/gruppi/{a}/{b} */
export interface GroupPairPage extends DatedPage {
  readonly branch: Branch;
  readonly groups: readonly [ComparedGroup, ComparedGroup];
  /** Votes in which both had a line, and those with the same one. */
  readonly both: number;
  readonly same: number;
  readonly months: readonly { readonly month: string; readonly both: number; readonly same: number }[];
  /** Final, confidence and key votes with different lines: how many, and the newest with the lines of the two. */
  readonly apart: {
    readonly total: number;
    readonly rows: readonly { readonly vote: VoteRow; readonly lines: readonly [ChoiceCode, ChoiceCode] }[];
  };
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly groups: GroupPage;
    readonly "group-lists": GroupListPage;
    readonly "group-pairs": GroupPairPage;
  }
}
