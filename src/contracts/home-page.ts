import type { Branch } from "#src/domain/codes.ts";
import type { LeadReason } from "#src/domain/lead-vote.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import type { GroupLink } from "./body-parts.ts";
import type { UpdateDay } from "./corrections.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { SittingTick } from "./sitting-page.ts";
import type { StrengthRow } from "./strength-index.ts";
import type { FollowedVote, VotePage } from "./vote-page.ts";
import type { HeadedRow } from "./vote-row.ts";

export interface OpenDecree {
  readonly id: string;
  readonly title: string;
  readonly published: Day | null;
  readonly expires: Day | null;
  /** Days left on `asOf`; null = unknown. */
  readonly daysLeft: number | null;
  /** Chamber and status of the conversion bill. */
  readonly where: { readonly branch: Branch; readonly status: string | null } | null;
}

export interface HomeSitting {
  readonly branch: Branch;
  readonly sitting: number;
  readonly date: Day;
  /** All votes, in order. */
  readonly ticks: readonly SittingTick[];
  /** Most important votes: defeats of the government, final, confidence, key, then the closest. */
  readonly rows: readonly HeadedRow[];
  /** Those of `rows` whose positions are known. */
  readonly votes: readonly FollowedVote[];
}

export interface HomePage extends PageBase {
  /** Day up to which terms are counted. */
  readonly asOf: Day | null;
  /** Day up to which the state of the decree-laws is known; `asOf` counts their days left. */
  readonly decreesAsOf: Day | null;
  /**
   * The vote that leads: why, and how many others of the last days have the same reason. Reason null = the last final
   * vote, because no vote of the last days has a reason. null = the source has no such vote.
   */
  readonly lead: { readonly vote: VotePage; readonly reason: LeadReason | null; readonly others: Count } | null;
  /** Groups by size on the last day covered by the data of each chamber. Fallback for when there is no vote to draw. */
  readonly seats: readonly {
    readonly branch: Branch;
    readonly asOf: Day | null;
    readonly groups: readonly { readonly group: GroupLink; readonly size: number }[];
  }[];
  readonly sittings: readonly HomeSitting[];
  /**
   * null = no number is known. `unknown`: laws whose initiative is not known; `isBySource`: the source's own numbers, while
   * its list of bills is not read in full.
   */
  readonly laws: {
    readonly total: number;
    readonly government: number;
    readonly unknown: number;
    readonly isBySource?: true;
  } | null;
  /** Whether decree-laws have been acquired: that none is open can be said. */
  readonly hasDecrees: boolean;
  /** null = the source has no implementing decrees. */
  readonly implementing: { readonly total: number; readonly missing: number; readonly overdue: number } | null;
  readonly votes: { readonly C: number; readonly S: number } | null;
  readonly decrees: readonly OpenDecree[];
  readonly latestLaws: readonly {
    readonly id: string;
    readonly title: string;
    readonly number: string;
    readonly date: Day | null;
  }[];
  readonly keyVotes: { readonly isByRule: boolean; readonly total: number; readonly rows: readonly HeadedRow[] };
  readonly strength: { readonly total: number; readonly rows: readonly StrengthRow[] };
  readonly events: {
    readonly count: number;
    /** The newest, without those of votes that the page names above. */
    readonly rows: readonly EventRow[];
    /** Whether the days of these rows, or later ones, have events that are left out. */
    readonly isReduced: boolean;
  };
  /**
   * Last day of the change log, with its first corrections and withdrawals by name; null = nothing has changed since
   * the first publication.
   */
  readonly lastChanges: UpdateDay | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly home: HomePage;
  }
}
