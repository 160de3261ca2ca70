/** Contracts of the feeds. Entries hold codes; the text is added when the file is serialized. */
import type { ActKind, Branch, Gender, GroupVoteCode, MemberVoteCode } from "#src/domain/codes.ts";
import type { ChangeDay } from "./corrections.ts";
import type { Count, Day } from "./page-contracts.ts";
import type { OutcomeFields } from "./vote-card.ts";

/** A vote in a feed. */
interface FeedVote extends OutcomeFields {
  readonly date: Day;
  readonly id: string;
  readonly title: string;
  /** What was voted on, by the subject of its act; the title, where that says it. */
  readonly heading: string;
  readonly branch: Branch;
  readonly ayes: Count | null;
  readonly noes: Count | null;
}

export type FeedItem =
  | (FeedVote & {
      readonly type: "vote";
      readonly abstained: Count | null;
      readonly isInReview: boolean;
      /** Secret vote or positions not published yet; the source does not distinguish. */
      readonly isUnknown?: true;
    })
  /** An important vote in the feed of a group, with what the group did. */
  | (FeedVote & {
      readonly type: "line";
      readonly line: GroupVoteCode;
      /** Members who chose otherwise, of those who chose; null = the group had no line. */
      readonly rebels: Count | null;
      readonly choices: Count;
    })
  | {
      readonly type: "act";
      readonly date: Day;
      readonly kind: ActKind;
      readonly id: string;
      readonly title: string;
      readonly status: string | null;
    }
  | {
      readonly type: "step";
      readonly date: Day;
      readonly kind: ActKind;
      readonly id: string;
      readonly step: string;
      readonly label: string;
      readonly branch: Branch | null;
      readonly reading: string | null;
    }
  /** A member's position in a vote, if it was a rebel vote or a key vote. */
  | {
      readonly type: "ballot";
      readonly date: Day;
      readonly id: string;
      readonly title: string;
      readonly heading: string;
      readonly code: MemberVoteCode;
      readonly gender: Gender | null;
      readonly isRebel: boolean;
    }
  /** A proposal on a bill in the Senate, on the day of its presentation. */
  | {
      readonly type: "amendment";
      readonly date: Day;
      readonly id: string;
      readonly kind: string;
      readonly number: string;
      readonly reading: string;
      /** Absent = in the assembly. */
      readonly place?: "committee";
      /** First proposer; null = none is named. */
      readonly first: string | null;
      /** First words of the text; null = the document has none. */
      readonly opening: string | null;
    }
  | { readonly type: "proposal"; readonly date: Day; readonly id: string; readonly title: string }
  | {
      readonly type: "membership";
      readonly date: Day;
      readonly direction: "in" | "out";
      readonly group: string;
      readonly person: { readonly id: string; readonly name: string };
    }
  /** Several members who joined or left a group on the same day, in its feed. */
  | {
      readonly type: "memberships";
      readonly date: Day;
      readonly direction: "in" | "out";
      readonly group: string;
      readonly names: readonly string[];
    }
  | {
      readonly type: "correction";
      readonly date: Day;
      /** Without the records that appeared. */
      readonly counts: ChangeDay["kinds"][number];
    };

/** A day by which something must be done about an act. */
export interface Term {
  readonly kind: "decree" | "datt";
  readonly id: string;
  readonly title: string;
  readonly date: Day;
  /** Day of the last change of the record: a term that moves is a later revision of the same event. */
  readonly changed: Day;
  /** "done" = converted, adopted; "unknown" = the source does not say. */
  readonly progress: "open" | "done" | "lapsed" | "unknown";
}

/** Entries are sorted newest first. */
export interface Feed {
  /** Without the name of the site. */
  readonly title: string;
  /** Path of the page that the feed is about. */
  readonly page: string;
  readonly isDemo: boolean;
  readonly entries: readonly FeedItem[];
  /**
   * Moments of the entries, in the same order, all different: the time of a vote where it is published, to the minute;
   * else the day. The seconds only keep the order of the entries.
   */
  readonly moments: readonly string[];
  readonly updated: string;
  /** Terms that the calendar of an act adds to its entries. */
  readonly terms?: readonly Term[];
}

/** The calendar of the whole site, or of its terms alone. */
export interface Calendar {
  readonly isDemo: boolean;
  readonly terms: readonly Term[];
  readonly events: readonly {
    readonly id: string;
    readonly date: Day;
    readonly title: string;
    readonly category: string | null;
    readonly path: string | null;
    readonly changed: Day;
  }[];
  readonly updated: Day;
}
