/** Contracts of /governi and of a government's page. */
import type { ActKind, GovernmentRank } from "#src/domain/codes.ts";
import type { GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import type { DatedPage, PersonLink } from "./body-parts.ts";
import type { Composition } from "#src/domain/composition.ts";
import type { CorrectionsField } from "./corrections.ts";
import type { Day } from "./page-contracts.ts";
import type { VoteRow } from "./vote-row.ts";

export interface OfficeRow {
  readonly person: PersonLink;
  readonly rank: GovernmentRank;
  /** Role as worded by the source. */
  readonly role: string;
  readonly department: string | null;
  readonly party: string | null;
  readonly start: Day | null;
  readonly end: Day | null;
  /** true = held on the reference day of the page. */
  readonly current: boolean;
  /** Previous holder of the same office; null = none. */
  readonly replaces: PersonLink | null;
  /** Strength in government, in percentage points; null = the office has ended. */
  readonly strength: number | null;
}

/** One party in a government; `party: null` = independent, or not given by the source. */
export interface PartyRow {
  readonly party: string | null;
  readonly size: number;
  readonly ministers: number;
  readonly strength: number | null;
}

/**
 * `beaten`: of the verified open `votes` under the government (of a secret one nothing can be said), those decided against the choice of its majority. `won`: of the
 * `confidence` votes, those approved.
 */
export interface GovernmentRecord {
  readonly votes: number;
  readonly beaten: number;
  readonly confidence: number;
  readonly won: number;
}

/** /governi */
export interface GovernmentListPage extends DatedPage {
  readonly governments: readonly {
    readonly id: string;
    readonly name: string;
    readonly start: Day;
    readonly end: Day | null;
    /** Days in office, up to the end of the government or to `countedOn`. */
    readonly days: number | null;
    readonly countedOn: Day | null;
    readonly president: PersonLink | null;
    readonly size: number;
    /** Women, of those whose gender is known. */
    readonly women: number;
    readonly genderKnown: number;
    /** null = the source has no list of them. */
    readonly bills: number | null;
    /** Bills that became law. */
    readonly laws: number | null;
    readonly decrees: number | null;
    readonly record: GovernmentRecord;
  }[];
}

/** An act of the government. `state`: phase or status code. */
export interface ActRow {
  readonly kind: ActKind;
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly date: Day | null;
  readonly state: string | null;
}

interface StateCount {
  readonly state: string | null;
  readonly count: number;
}
export interface GovernmentActs {
  readonly total: number;
  readonly latest: readonly ActRow[];
  readonly states: readonly StateCount[];
}

/** Votes under a government: how many, and the newest. */
export interface GovernmentVotes {
  readonly total: number;
  readonly rows: readonly VoteRow[];
}

/** /governi/{slug} */
export interface GovernmentPage extends DatedPage, CorrectionsField {
  readonly id: string;
  readonly name: string;
  readonly start: Day;
  readonly end: Day | null;
  /** Days in office, up to the end of the government or to `countedOn`. */
  readonly days: number | null;
  readonly countedOn: Day | null;
  readonly offices: readonly OfficeRow[];
  readonly former: readonly OfficeRow[];
  readonly figures: Composition;
  /** Members of government who sit in a chamber; null = one of its members has no record. */
  readonly inParliament: number | null;
  readonly parties: readonly PartyRow[];
  readonly bills: {
    readonly total: number;
    readonly rows: readonly GovernmentBillRow[];
    readonly states: readonly StateCount[];
  };
  readonly decrees: GovernmentActs;
  readonly legislativeDecrees: GovernmentActs;
  readonly implementingDecrees: GovernmentActs;
  readonly record: GovernmentRecord;
  readonly confidence: GovernmentVotes;
  /** The defeats that `record` counts. */
  readonly beaten: GovernmentVotes;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "government-list": GovernmentListPage;
    readonly governments: GovernmentPage;
  }
}
