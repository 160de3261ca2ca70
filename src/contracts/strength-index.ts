import type { AgeBand } from "#src/domain/age.ts";
import type { Branch, Gender } from "#src/domain/codes.ts";
import type { PageBase } from "./page-contracts.ts";
import type { GroupRef, GroupTag, Role } from "./person-parts.ts";

/** A rank and how many people it is out of; `of: null` = the source gives the rank alone. */
export interface Place {
  readonly rank: number;
  readonly of: number | null;
}

/** Somebody with an office, in the list of the strength index. */
export interface StrengthRow {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  readonly roles: readonly Role[];
  readonly group: GroupTag | null;
  readonly office: { readonly role: string; readonly body: string } | null;
  /** Percentage points, with the decimals of print; `total` is the overall index: null = the source publishes none. */
  readonly total: number | null;
  readonly inBranch: number | null;
  readonly inGovernment: number | null;
  /** Among all of the total; null = not everybody's value is known, or not the offices of government. */
  readonly rank: number | null;
  /** Among the members of the own chamber; null = not a member, or not everybody's value is known. */
  readonly branchRank: number | null;
  /** Ranks in chamber and government, if the total has no rank. */
  readonly places?: {
    readonly branch: (Place & { readonly branch: Branch }) | null;
    readonly government: Place | null;
  };
}

export interface StrengthData {
  readonly rows: readonly StrengthRow[];
}

/** Strength of a set of people, in percentage points: number of people, sum and median. */
interface Share {
  readonly people: number;
  readonly sum: number;
  readonly median: number;
}

export interface StrengthPage extends PageBase {
  readonly origin: "published" | "computed";
  /** The month of the values, where they are not present ones; null = they are. */
  readonly month: string | null;
  /** Whether everybody is in the list: else nothing is derived from it, and the sets below are empty. */
  readonly isWhole: boolean;
  readonly count: number;
  /** Number of people that the overall ranks are out of: the source's, where the ranks are; null = it gives none. */
  readonly ranked: number | null;
  /** First rows in the default order. */
  readonly rows: readonly StrengthRow[];
  /** All people, strongest first. */
  readonly all: readonly {
    readonly id: string;
    readonly familyName: string;
    readonly givenName: string;
    readonly total: number | null;
    readonly inBranch: number | null;
    readonly inGovernment: number | null;
    readonly rank: number | null;
  }[];
  /** Strength within the chamber by group; `group: null` = members in no group. The sums of a chamber add up to 100. */
  readonly groups: readonly (Share & { readonly branch: Branch; readonly group: GroupRef | null })[];
  /** Strength within the government by party. Empty if the source has no governments, or no parties. */
  readonly parties: readonly (Share & { readonly party: string | null })[];
  /** Total strength by gender and by age band. */
  readonly genders: readonly (Share & { readonly gender: Gender | null })[];
  readonly ages: readonly (Share & { readonly from: AgeBand | null })[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "strength-index": StrengthPage;
  }
}
