/** Parts shared by the four kinds of act page. They hold codes, ISO days and numbers, no UI text. */
import type { BillState } from "#src/domain/act-state.ts";
import type {
  ActKind,
  BodyBranch,
  Branch,
  Gender,
  GroupVoteCode,
  ImplementingStateCode,
  SideOnDay,
} from "#src/domain/codes.ts";
import type { SubjectKind } from "#src/domain/vote-title.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Day, PageBase } from "./page-contracts.ts";
import type { GroupTag } from "./person-parts.ts";
import type { SittingTick } from "./sitting-page.ts";
import type { VoteRow } from "./vote-row.ts";

/** Signer or rapporteur, with their group on the day of the signature. `id: null` = only the name is known: no link. */
export interface ActPerson {
  readonly id: string | null;
  readonly name: string;
  readonly gender: Gender | null;
  readonly group: GroupTag | null;
}

/** Body of a step or an assignment; `id: null` = it has no page. */
export interface ActBody {
  readonly id: string | null;
  readonly branch: BodyBranch | null;
  readonly name: string;
}

/** State codes of all kinds of act: the state shown after the title in a link to an act. */
export type ActStateCode =
  | BillState
  | "in_conversion"
  | "expired"
  | "converted"
  | "adopted"
  | "adopted_late"
  | "not_adopted"
  | "overdue"
  | "published"
  | "announced"
  | "draft";

/** Link to another act; `id: null` = named by the source, but not in the data. */
export interface ActLink {
  readonly kind: ActKind | null;
  readonly id: string | null;
  /** "C.1742", "2026-23", or the label given by the source. */
  readonly label: string;
  readonly title: string | null;
  readonly state: ActStateCode | null;
  /** Published label of an unknown state. */
  readonly stateText?: string;
}

interface StepRow {
  readonly date: Day | null;
  readonly kind: string;
  /** Label as published by the source. */
  readonly label: string;
  /** Still to come. */
  readonly isPending?: true;
  readonly body: ActBody | null;
  /** Id of the roll call that decided the step; null = none. */
  readonly vote: string | null;
  /** Roll calls on the act in one sitting, in order; only in a step of kind "votes". */
  readonly ballots?: { readonly sitting: number; readonly ticks: readonly SittingTick[] };
}

/** Steps of one reading; `reading: null` = steps outside the chambers. */
export interface PassageRow {
  readonly reading: string | null;
  readonly branch: Branch | null;
  readonly steps: readonly StepRow[];
}

/** How the groups of a chamber took part in the main roll calls on an act. */
export interface VoteGrid {
  readonly branch: Branch;
  /** Oldest first: at most {@link mostGridVotes}. */
  readonly votes: readonly {
    readonly id: string;
    readonly date: Day;
    readonly title: string;
    readonly isFinal: boolean;
    readonly isConfidence: boolean;
    /** Kind and number of what was voted on ("article", "4"); null = the title is a sentence. */
    readonly subject: { readonly kind: SubjectKind; readonly number: string | null } | null;
  }[];
  readonly groups: readonly {
    readonly group: GroupTag;
    readonly name: string;
    readonly side: SideOnDay;
    /**
     * One per vote. `line: null` = the group had no members that day. `isChanged`: in votes on the text itself
     * (articles, confidence, final vote), the line differs from that of the vote on the text before.
     */
    readonly lines: readonly { readonly line: GroupVoteCode | null; readonly isChanged: boolean }[];
  }[];
}
/** Columns that fit beside the names of the groups on a phone. */
export const mostGridVotes = 6;

/** Number of roll calls, and the most important ones. A link leads to the rest: the full list grows too long. */
export interface ActVotes {
  readonly total: number;
  readonly rows: readonly VoteRow[];
  /**
   * Link to the votes list, filtered by the act with the most votes (a decree's votes may be listed under its bill);
   * `total`: votes under that act. null = no votes.
   */
  readonly list: { readonly kind: ActKind; readonly id: string; readonly total: number } | null;
  /** One per chamber with open, verified votes on the act. */
  readonly grids: readonly VoteGrid[];
}

export interface ImplementingRow {
  readonly id: string;
  readonly title: string;
  readonly proposers: readonly string[];
  readonly deadline: Day | null;
  readonly adoptionDate: Day | null;
  readonly state: ImplementingStateCode;
  /** Published label of an unknown state. */
  readonly stateText?: string;
  /** Days beyond the deadline at adoption. */
  readonly late: number | null;
  /** Euro in all; null = none declared. */
  readonly resources: number | null;
}

export interface Implementation {
  readonly rows: readonly ImplementingRow[];
  readonly adopted: number;
  /** Sum of the resources of the decrees not yet adopted, in euro; null = none declared. */
  readonly locked: number | null;
  /** The source's counts, if they differ from the rows; null = none published, or equal. */
  readonly counts: { readonly toAdopt: number | null; readonly adopted: number | null } | null;
}

export interface ActBase extends CorrectionsField, PageBase {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string | null;
  /** Acts of other kinds have the same title: a decree and the bill that converts it. */
  readonly isTitleShared: boolean;
  readonly isKey: boolean | null;
  /** `id: null` = named by the source, without a page. */
  readonly government: { readonly id: string | null; readonly name: string } | null;
  /** Day up to which open terms are counted; null = no open term. */
  readonly asOf: Day | null;
}
