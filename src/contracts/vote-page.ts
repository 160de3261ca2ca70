/** Contract of a vote's page. Names of members are in the composition that it refers to. */
import type {
  ActKind,
  Branch,
  ChoiceCode,
  GroupVoteCode,
  MemberVoteCode,
  Outcome,
  SubVoteType,
  Side,
} from "#src/domain/codes.ts";
import type { HighlightRule } from "#src/domain/highlights.ts";
import type { InferredStep } from "#src/domain/records.ts";
import type { Surprise } from "#src/domain/surprise.ts";
import type { VoteProblem, VoteStatus } from "#src/domain/vote-check.ts";
import type { Reversal } from "#src/domain/vote-title.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { ThemeRef } from "./theme-pages.ts";
import type { VotedProposals } from "./voted-proposals.ts";

/** Number of members by vote code. */
interface Counts {
  readonly AYE: Count;
  readonly NO: Count;
  readonly ABST: Count;
  readonly MIS: Count;
  readonly ABSE: Count;
  readonly PRES: Count;
  readonly RNV: Count;
  readonly PNV: Count;
  readonly SEC: Count;
}

/** Result of a group or of a whole side in the vote: its eligible members, all but the President of the assembly. */
export interface GroupResult {
  readonly counts: Counts;
  readonly line: GroupVoteCode;
  /** null = not computed: secret vote, vote in verification, or mixed group. */
  readonly rebels: Count | null;
  readonly nonParticipants: Count;
  /** Members in line and eligible members; null = not evaluable. */
  readonly cohesion: { readonly part: Count; readonly whole: Count } | null;
}

type Neighbour = { readonly id: string; readonly number: number } | null;

/** What a page of the chamber is about: the vote, the debate on its act in that sitting, or the sitting. */
export type ChamberPage = "vote" | "debate" | "sitting";

export interface VotePage extends CorrectionsField, PageBase {
  readonly id: string;
  readonly branch: Branch;
  readonly sitting: { readonly id: string; readonly number: number };
  readonly number: number;
  readonly date: Day;
  readonly time: string | null;
  readonly title: string;
  /** What was voted on, by the subject of its act; the title, where that says it. */
  readonly heading: string;
  /** Official title, if it differs from `title`; else null. */
  readonly officialTitle: string | null;
  readonly description: string | null;
  readonly subType: SubVoteType | null;
  /** Published label of an unknown kind. */
  readonly subTypeText?: string;
  readonly isKey: boolean;
  /** Rules by which the vote is in evidence, at least one; only for a source without a newsroom. */
  readonly highlights?: readonly HighlightRule[];
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  /** null = secret or not published yet; the source does not distinguish. */
  readonly isSecret: boolean | null;
  /** Set if approving the motion stops, postpones or removes the text; else null. */
  readonly reversal: Reversal | null;
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  /** Totals declared by the chamber. */
  readonly totals: {
    readonly ayes: Count | null;
    readonly noes: Count | null;
    readonly abstained: Count | null;
    readonly present: Count | null;
    readonly voting: Count | null;
    readonly absent: Count | null;
    readonly onMission: Count | null;
    readonly required: Count | null;
  };
  /** null = not published, or vote in verification. */
  readonly margin: Count | null;
  /** Figures computed by the source, for a vote without known positions; null = nothing to show. */
  readonly published: {
    readonly rebels: Count | null;
    /** Only if ours cannot be computed. */
    readonly margin: Count | null;
    /** Percent, 0 to 100. */
    readonly majorityCohesion: number | null;
    readonly oppositionCohesion: number | null;
  } | null;
  readonly status: VoteStatus;
  /** Day since which the source no longer publishes the vote. */
  readonly vanishedSince?: Day;
  /** Number of positions that are still to come; absent = none are expected. */
  readonly awaited?: Count;
  readonly problems: readonly VoteProblem[];
  readonly isGovernmentBeaten: boolean;
  /** Key and revision of the composition. The revision makes the page change when a name is corrected. */
  readonly composition: { readonly key: string; readonly revision: string };
  /** One letter per member of the composition; empty = no positions published. */
  readonly ballots: string;
  /** Non-members: people with a position who are not in office that day. */
  readonly nonMembers: readonly { readonly id: string; readonly name: string; readonly code: MemberVoteCode }[];
  /** All members; null = no positions published. */
  readonly counts: Counts | null;
  /** In the order of the composition's groups. */
  readonly groups: readonly GroupResult[];
  readonly sides: readonly (GroupResult & { readonly side: NonNullable<Side> })[];
  /** Members by election area: area id, AYE, NO, ABST, all others. Life senators are not included. */
  readonly areas: readonly (readonly [string, Count, Count, Count, Count])[];
  /** Positions of the rebels in the composition; null = cannot be determined. */
  readonly rebels: readonly number[] | null;
  /**
   * Comparison of a final vote with the previous final or confidence vote on its act in the same chamber; null = none.
   */
  /** Why the outcome surprises; absent = it does not, or cannot be said. */
  readonly surprise?: Surprise;
  readonly changes: {
    readonly since: {
      readonly id: string;
      readonly number: number;
      readonly date: Day;
      readonly isConfidence: boolean;
    };
    /** Members who voted AYE, NO or ABST in both. */
    readonly both: Count;
    /** Members who changed their choice: position in the composition, and first choice. */
    readonly members: readonly (readonly [number, ChoiceCode])[];
  } | null;
  readonly president: { readonly id: string; readonly name: string } | null;
  readonly acts: readonly {
    readonly kind: ActKind;
    readonly id: string;
    readonly label: string;
    readonly title: string | null;
  }[];
  /** How the acts were found, unless the source links them. */
  readonly actsFrom?: InferredStep;
  /** Name in `files.feed` of the feed of the first act that has one; absent = none has. */
  readonly feed?: string;
  /** Themes of the acts that have a page; absent = none. */
  readonly themes?: readonly ThemeRef[];
  /** What was voted, in its own words; absent = the vote names no proposal, or no documents are read. */
  readonly proposals?: VotedProposals;
  /** Official page with the texts of the reading, of a final vote or one on an article; absent = not known. */
  readonly officialTexts?: { readonly identifier: string; readonly url: string };
  /** Pages on the Camera's site; absent = its data link none. */
  readonly chamberPages?: readonly { readonly about: ChamberPage; readonly url: string }[];
  readonly previous: Neighbour;
  readonly next: Neighbour;
}

/** A vote with the positions in it, for readers who follow some members. */
export type FollowedVote = Pick<VotePage, "id" | "branch" | "heading" | "composition" | "ballots" | "rebels">;

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly votes: VotePage;
  }
}
