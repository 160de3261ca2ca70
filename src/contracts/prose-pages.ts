import type { Branch, SourceName, SourcePart } from "#src/domain/codes.ts";
import type { ChangeDay, CorrectedRecord, Filling } from "./corrections.ts";
import type { Day, PageBase } from "./page-contracts.ts";

/** /faq: questions of the source, shown beside the site's own. */
export interface FaqPage extends PageBase {
  readonly questions: readonly {
    readonly id: string;
    readonly section: string | null;
    readonly question: string;
    readonly answer: string;
  }[];
}

export interface StatusVote {
  readonly id: string;
  readonly date: Day;
  readonly branch: Branch;
  readonly title: string;
}

/** /stato. */
export interface StatusPage extends PageBase {
  readonly source: SourceName;
  /** Day of the last change of the data. */
  readonly edition: Day;
  readonly dataDate: { readonly C: Day | null; readonly S: Day | null };
  /** Last day covered by the data, by part. */
  readonly coverage: { readonly votes: Day | null; readonly acts: Day | null; readonly people: Day | null };
  /** Day of the last vote of each chamber: one may be far behind the other. */
  readonly lastVotes: { readonly C: Day | null; readonly S: Day | null };
  readonly missingParts: readonly SourcePart[];
  readonly filling: Filling;
  readonly attribution: readonly string[];
  /** Number of records by kind; null = the source has none of this kind. */
  readonly counts: readonly { readonly kind: string; readonly count: number | null }[];
  /** Number of votes whose totals do not match their positions; `review` names the newest. */
  readonly inReview: number;
  readonly review: readonly StatusVote[];
  /** Number of votes without published positions; `withoutPositions` names the newest. */
  readonly unpublished: number;
  readonly withoutPositions: readonly StatusVote[];
  readonly quarantine: readonly {
    readonly kind: string;
    readonly key: string;
    readonly reason: string;
    readonly url: string | null;
    readonly since: string;
  }[];
  /** Corrections of ours that hold. `since`: first day on which they were published. */
  readonly ownCorrections: readonly (CorrectedRecord & { readonly since: Day })[];
  /** Acts published without a day of presentation, status or phase. */
  readonly doubtfulActs: number;
  readonly changes: readonly ChangeDay[];
}

/** /stato.json: the page, and the last nightly runs (UTC; null = none yet). */
export interface StatusFile extends StatusPage {
  /** When the source was last asked. */
  readonly checkedAt: string | null;
  /** When it was last read whole. */
  readonly readAt: string | null;
}

/** /indicatori: real examples for the formulas; null = the source has no votes. */
export interface IndicatorsPage extends PageBase {
  readonly example: {
    readonly vote: { readonly id: string; readonly title: string; readonly date: Day; readonly branch: Branch };
    /** The largest group with a line. */
    readonly group: {
      readonly acronym: string;
      readonly size: number;
      /** The President of the assembly belongs to it, and is not counted in `size`. */
      readonly hasPresident: boolean;
      readonly inLine: number;
      readonly rebels: number;
      readonly nonParticipants: number;
      readonly cohesion: number;
    };
    /** null = the chamber does not publish the threshold. */
    readonly margin: { readonly ayes: number; readonly required: number; readonly margin: number } | null;
  } | null;
  /** First deputy in office in alphabetical order, as a neutral example. */
  readonly member: {
    readonly id: string;
    readonly name: string;
    readonly voting: number;
    readonly present: number;
    readonly mission: number;
    readonly absent: number;
    readonly inLine: number;
    readonly evaluable: number;
  } | null;
  /** First of the strength index, in percentage points; `of` = number of ranked people. */
  readonly strongest: {
    readonly id: string;
    readonly name: string;
    readonly inBranch: number | null;
    readonly inGovernment: number | null;
    readonly total: number;
    /** Computed from our weights: then the total follows from the two values. */
    readonly isOurs: boolean;
    readonly of: number;
  } | null;
  /** Weights of offices of government as the source publishes them, on its own scale, heaviest first. */
  readonly officeWeights: readonly { readonly role: string; readonly party: string | null; readonly weight: number }[];
  readonly presidency: { readonly size: number; readonly women: number; readonly genderKnown: number } | null;
  /**
   * Groups of the Camera: moves into and out of the largest; votes in which the two largest both had a line, and those
   * with the same line.
   */
  readonly groups: {
    readonly largest: string;
    readonly second: string;
    readonly entered: number;
    readonly left: number;
    readonly both: number;
    readonly same: number;
  } | null;
  readonly implementing: { readonly total: number; readonly missing: number } | null;
  /** The decree-law with the earliest deadline. */
  readonly decree: {
    readonly id: string;
    readonly published: Day;
    readonly expires: Day;
    readonly asOf: Day;
    readonly daysLeft: number;
  } | null;
}

/** /stato/letture: the last nightly runs, newest first. */
export interface NightsPage {
  readonly nights: readonly {
    /** "2026-11-20T03:25:10Z". */
    readonly time: string;
    readonly isRead: boolean;
    /** Records that are new, changed or gone. */
    readonly changed: number;
    readonly requests: number;
  }[];
  readonly source: SourceName;
  readonly filling: Filling;
  /** Whether a record has changed since the archive was filled. */
  readonly hasChanges: boolean;
  readonly counts: StatusPage["counts"];
  /** Day of the last run; the edition when there is none. */
  readonly updated: Day;
}

/** Tombstone: page at a published address whose record is no longer in the data. */
export interface TombstonePage {
  readonly address: string;
  /**
   * First and last edition (day of the data) that contained the address. `until: null` = the archive is being filled
   * again and its record is still to be read.
   */
  readonly since: Day;
  readonly until: Day | null;
  /** The withdrawn record, if the source withdrew one; `name: null` = not in the change log. */
  readonly record: { readonly kind: string; readonly key: string; readonly name: string | null } | null;
  /** Closest ancestor page that still exists. */
  readonly parent: { readonly path: string; readonly isHome: boolean };
}

/** Page whose text is prose of the site: it has no data. */
type NoData = Readonly<Record<string, never>>;

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly prose: NoData;
    readonly "own-pages": NoData;
    readonly faq: FaqPage;
    readonly status: StatusPage;
    readonly nights: NightsPage;
    readonly indicators: IndicatorsPage;
    readonly gone: TombstonePage;
  }
}
