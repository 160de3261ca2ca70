import type { BillState } from "#src/domain/act-state.ts";
import type {
  ActKind,
  BillPhase,
  BodyBranch,
  Branch,
  Gender,
  GroupVoteCode,
  MemberVoteCode,
  Outcome,
  SideOnDay,
  SubVoteType,
} from "#src/domain/codes.ts";
import type { PersonVoteList } from "#src/domain/person-vote-lists.ts";
import type { RankingHead } from "#src/domain/ranking.ts";
import type { CareerTerm } from "./careers.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { GroupRef, Participation, PersonRef, Role } from "./person-parts.ts";
import type { Place } from "./strength-index.ts";
import type { PersonProposals } from "./voted-proposals.ts";

interface Seat {
  readonly branch: Branch;
  /** null = the source gives no first day. */
  readonly start: Day | null;
  readonly end: Day | null;
  /** Whole months in office, from `start` up to `end` or `countedTo`; null = one of the days is not known. */
  readonly months: number | null;
  /** Last day covered by the data, for a seat still held; else null. */
  readonly countedTo: Day | null;
  readonly endReason: string | null;
  /** Election area id. */
  readonly area: string | null;
  readonly constituency: string | null;
  /** Id of the electoral college; null = the source gives none that has a page. */
  readonly college: string | null;
  readonly electionType: string | null;
  readonly list: string | null;
  /** null = the source does not state it; the page then omits how the seat was obtained. */
  readonly isLife: boolean | null;
  readonly replaces: PersonRef | null;
  readonly replacedBy: PersonRef | null;
}

/** An office held; used by the timeline and by the breakdown of strength. */
export interface PersonOffice {
  readonly of: "seat" | "body" | "group" | "government";
  readonly id: string;
  readonly branch: BodyBranch | null;
  /** Name of the body, group or government; empty for the mandate. */
  readonly name: string;
  readonly role: string | null;
  readonly department: string | null;
  readonly start: Day | null;
  readonly end: Day | null;
}

/** `place: null` = the source gives none, and not everybody's value is here to work it out. */
interface Standing {
  readonly value: number;
  readonly place: Place | null;
}

export interface PersonStrengthView {
  readonly origin: "published" | "computed";
  /** The month of the values below, where they are not present ones; null = they are. */
  readonly month: string | null;
  /** The overall index; null = the source publishes none, or no office is held any more. */
  readonly total: Standing | null;
  readonly branch: (Standing & { readonly branch: Branch }) | null;
  readonly government: Standing | null;
  /** Highest share first. Empty if the source publishes the index: its weights are not public. */
  readonly offices: readonly (PersonOffice & { readonly institution: "C" | "S" | "G"; readonly share: number })[];
  /** Percentage points by month, oldest first; null = not there that month. `branch` is the value in `chamber`. */
  readonly series: readonly {
    readonly month: string;
    readonly chamber: Branch | null;
    readonly branch: number | null;
    readonly government: number | null;
  }[];
  /** false = the source does not date the chamber's offices, so past months are missing from the series. */
  readonly isPastKnown: boolean;
  /**
   * Histogram of people by strength: each class includes `from` (percentage points) and ends before the next `from`.
   */
  readonly distribution: readonly { readonly from: number; readonly count: number }[];
  readonly groupMedian: number | null;
}

export interface PersonVoteRow {
  readonly id: string;
  readonly date: Day;
  readonly title: string;
  /** Short name of the act, if the title does not contain it. */
  readonly subject: string | null;
  readonly code: MemberVoteCode;
  /** Line of the member's own group; null = in no group. */
  readonly line: GroupVoteCode | null;
  /** What became of the vote; only in the lists of votes. */
  readonly result?: PersonVoteResult;
}

export interface PersonVoteResult {
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  readonly subType: SubVoteType | null;
  readonly isConfidence: boolean;
  readonly isGovernmentBeaten?: true;
}

/** An act that the member could vote on. */
export interface VotedAct {
  readonly kind: ActKind;
  readonly id: string;
  readonly title: string;
  /** Number of verified votes on the act in the chamber. */
  readonly votes: number;
  /** Whether `vote` is the last final vote on the act; else it is the last vote. */
  readonly isFinal: boolean;
  readonly vote: PersonVoteRow;
}

/** Number of positions in a month: for, against, abstained, other presences, on mission, absent. */
export interface RecordMonth {
  readonly month: string;
  readonly counts: readonly [number, number, number, number, number, number];
  /** Votes against the line of the group. */
  readonly dissents: number;
}

/** All votes of a member, in both chambers for members who sat in both. */
export interface PersonRecord {
  /** Months with votes, oldest first. */
  readonly months: readonly RecordMonth[];
  /** The last acts that the chamber voted on while the member was in office, newest first. */
  readonly acts: readonly VotedAct[];
  /** Published positions of the member that no figure counts, by the status of their vote. */
  readonly leftOut: { readonly review: number; readonly quorum: number };
}

interface List {
  readonly total: number;
  readonly rows: readonly PersonVoteRow[];
}

/** Medians over the members now in office, in percent. */
interface Median {
  readonly members: number;
  readonly present: number;
  readonly absent: number;
  readonly mission: number;
  readonly reliability: number | null;
  readonly rebel: number | null;
}

/** Number of members in each of fifty classes, two percentage points wide, from 0 to 100 percent. */
type Strip = readonly number[];

interface Likeness {
  readonly person: PersonRef;
  readonly group: Pick<GroupRef, "id" | "acronym"> | null;
  readonly both: number;
  readonly same: number;
}

/** A person's votes in one chamber, with the denominators of that chamber. */
export interface PersonTerm {
  readonly branch: Branch;
  readonly from: Day;
  readonly to: Day;
  /** true = presides or presided over the chamber: by custom does not vote, and is never shown as absent. */
  readonly isPresident: boolean;
  readonly participation: Participation;
  readonly inLine: number;
  readonly evaluable: number;
  readonly rebels: number;
  readonly choices: number;
}

export interface PersonVotes extends PersonTerm {
  readonly medians: { readonly group: Median | null; readonly chamber: Median | null };
  readonly strips: { readonly presence: Strip; readonly reliability: Strip };
  /** true = the member changed group in these months, so the "group" series has no single name. */
  readonly changedGroup: boolean;
  /**
   * Monthly participation, and [in line, evaluable] of the member, the group and the chamber. `side` and `group` are
   * those at the end of the month.
   */
  readonly months: readonly {
    readonly month: string;
    readonly side: SideOnDay;
    readonly voting: number;
    readonly present: number;
    readonly mission: number;
    readonly own: readonly [number, number];
    readonly group: readonly [number, number] | null;
    readonly chamber: readonly [number, number];
  }[];
  /**
   * The themes of the chamber with most votes: votes of the member for, against, abstained; votes with a choice while
   * the group had a line, and those against it.
   */
  readonly themes: readonly {
    readonly id: string;
    readonly label: string;
    readonly ayes: number;
    readonly noes: number;
    readonly abstained: number;
    readonly of: number;
    readonly rebels: number;
  }[];
  /** Votes of both chambers, for members who sat in both. */
  readonly lists: { readonly "voti-ribelli": List; readonly "voti-chiave": List; readonly "voti-fiducia": List };
  readonly alike: {
    readonly minimum: number;
    readonly most: RankingHead<Likeness>;
    readonly least: RankingHead<Likeness>;
    /** Position on the map of the chamber over the legislature, in units of its drawing; null = not on it. */
    readonly place: { readonly x: number; readonly y: number; readonly height: number } | null;
  };
}

interface BillRow {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly presented: string | null;
  readonly state: BillState;
  /** Published label of an unknown state. */
  readonly stateText?: string;
}

export interface PersonPage extends PageBase, CorrectionsField {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  /** As in the register, only where it is another name. */
  readonly registeredName?: string;
  readonly gender: Gender | null;
  readonly birthDate: Day | null;
  readonly birthPlace: string | null;
  readonly deathDate: Day | null;
  readonly profession: string | null;
  /** `unread`: lists or votes name the person; what only a profile says is not known, and is not denied. */
  readonly profile: "complete" | "unread";
  /** Local copy of the photo: digest and source; null = show initials. */
  readonly photo: { readonly digest: string; readonly source: string; readonly fetchedAt: Day } | null;
  readonly roles: readonly Role[];
  /** The office in parliament beyond the mandate with the greatest strength, as worded by the source; null = none. */
  readonly office: { readonly role: string; readonly body: string } | null;
  readonly active: boolean;
  readonly group: (GroupRef & { readonly since: Day | null }) | null;
  readonly side: SideOnDay;
  readonly seats: readonly Seat[];
  readonly groups: readonly {
    readonly group: GroupRef;
    readonly start: Day | null;
    readonly end: Day | null;
    /** A former group whose days are not published. */
    readonly isUndated?: true;
    /** Left on a day that is not published. */
    readonly isLeft?: true;
  }[];
  /** false = the day of some group change is unknown, so earlier groups may be missing. */
  readonly areGroupsDated: boolean;
  readonly offices: readonly PersonOffice[];
  readonly career: readonly {
    readonly role: string;
    readonly organisation: string | null;
    readonly start: Day | null;
    readonly end: Day | null;
  }[];
  /** Every legislature with a page of the person, oldest first; absent = this one alone, as far as is known. */
  readonly legislatures?: readonly CareerTerm[];
  /** null = holds no office and never did, or the source has not given the value yet: see `active`. */
  readonly strength: PersonStrengthView | null;
  /** Votes in the chamber of the last mandate; null = see `withoutVotes`. */
  readonly votes: PersonVotes | null;
  /** Votes in the other chamber, from earlier mandates. */
  readonly earlier: readonly PersonTerm[];
  /** null = no position in any verified vote. */
  readonly record: PersonRecord | null;
  /**
   * The source's counts, while no vote of the person is known; null = nothing to show. `presides`: chamber that the person
   * presides or presided over; by custom presidents do not vote, and sources count them as absent.
   */
  readonly publishedFigures: {
    readonly presides: Branch | null;
    readonly voting: number | null;
    readonly present: number | null;
    readonly absent: number | null;
    readonly mission: number | null;
    readonly rebels: number | null;
  } | null;
  /** Why there are no figures on votes. */
  readonly withoutVotes: "not-acquired" | "not-read" | "not-a-member" | "none-yet" | null;
  readonly bills: {
    /** Last day covered by the data on acts, if earlier than that of the chamber; else null. */
    readonly upTo: Day | null;
    readonly total: number;
    readonly phases: readonly { readonly phase: BillPhase | null; readonly count: number }[];
    readonly rows: readonly BillRow[];
    /** The source's own numbers of bills and of laws among them, while its list of bills is not read in full. */
    readonly published?: { readonly total: number; readonly laws: number | null };
  };
  /** Amendments; absent = no document has been read, or never a member. */
  readonly proposals?: PersonProposals;
}

/** List of a person's votes as a page or a CSV file; a long list is split into pages by year. */
export interface PersonVotesPage extends PageBase {
  readonly person: PersonRef;
  readonly gender: Gender | null;
  /** Chamber of the last mandate. */
  readonly branch: Branch;
  readonly list: PersonVoteList;
  /** Year of the rows; null = all years. */
  readonly year: string | null;
  /** Years with a page of their own, newest first; empty if one page holds all rows. */
  readonly years: readonly string[];
  /** Newest first. A file holds all rows, a page at most one thousand. */
  readonly rows: readonly PersonVoteRow[];
  /** Total number of rows in `year`, or in all years. */
  readonly total: Count;
  /** Last day of the last mandate; null = it goes on. */
  readonly until: Day | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly persons: PersonPage;
    readonly "person-votes": PersonVotesPage;
    readonly "person-votes-year": PersonVotesPage;
  }
}
