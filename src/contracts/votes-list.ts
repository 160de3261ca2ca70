/** Contracts of the votes list: page, archives, rankings, and the data files of the filters. */
import type { Branch } from "#src/domain/codes.ts";
import type { VoteTally } from "#src/domain/vote-tally.ts";
import type { ListOptions } from "./list-options.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { HeadedRow, VoteRow } from "./vote-row.ts";

/**
 * Key votes of a year. `all` of them; `votes`: those with a known margin; `risky`: those with a risky margin; `median`: median margin.
 */
interface Year {
  readonly year: string;
  readonly all: Count;
  readonly votes: Count;
  readonly risky: Count;
  readonly median: number | null;
}

/** `/votazioni`: the default list, and the margins of all key votes. */
export interface VotesList extends PageBase {
  readonly total: Count;
  readonly keyTotal: Count;
  /** Votes in which the Government was beaten, of all. */
  readonly beaten: Count;
  /** Whether a rule chooses the votes with which the list begins, instead of a newsroom. */
  readonly isByRule: boolean;
  /** Newest key votes, or votes in evidence by rule; so in all fields named "key". */
  readonly rows: readonly VoteRow[];
  /** Key votes with a known margin, oldest first: day, margin, chamber, id, title. */
  readonly points: readonly (readonly [Day, Count, Branch, string, string])[];
  readonly byYear: readonly Year[];
  readonly years: readonly string[];
  readonly options: ListOptions;
}

/**
 * `/votazioni/archivio` and `/votazioni/archivio/2026`: months with their number of votes; the page of a year lists
 * only its own months.
 */
export interface VotesArchive extends PageBase {
  readonly year: string | null;
  readonly years: readonly string[];
  readonly months: readonly {
    readonly month: string;
    readonly C: Count;
    readonly S: Count;
    readonly tally: VoteTally;
  }[];
  /** Of a year: the votes that say most, newest first; of the whole archive none. */
  readonly rows: readonly VoteRow[];
}

/** `/votazioni/archivio/2026/11`: the sittings of a month, newest first, with the votes that say most. */
export interface VotesMonth extends PageBase {
  readonly month: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly tally: VoteTally;
  readonly sittings: readonly {
    readonly branch: Branch;
    readonly number: number;
    readonly date: Day;
    readonly votes: Count;
    readonly rows: readonly VoteRow[];
  }[];
}

/** Rankings, by their path segment. */
export const rankings = ["sul-filo", "ribelli", "governo-battuto"] as const;
export type Ranking = (typeof rankings)[number];

/** A member who voted against the line of the own group, under the group's name on that day. */
export interface NamedRebel {
  readonly id: string;
  /** Family name first. */
  readonly name: string;
  readonly group: { readonly id: string; readonly acronym: string };
}

/** A vote of a ranking. */
export type RankedVote = HeadedRow & {
  /** Ayes needed; null = not published. */
  readonly required: Count | null;
  /** The rebels, by name; only in the ranking by rebels. */
  readonly rebelNames?: readonly NamedRebel[];
};

/**
 * `/votazioni/sul-filo` and the other rankings. `total`: number of votes that qualify; `rows` holds the first of them.
 */
export interface VoteRanking extends PageBase {
  readonly ranking: Ranking;
  /** Whether any vote has the values to be ranked. false = an empty list means "not known", not "none". */
  readonly isKnown: boolean;
  readonly total: Count;
  /** Votes with the margin, or as many rebels, as the first row, that row included; 0 without rows or figure. */
  readonly equals: Count;
  readonly rows: readonly RankedVote[];
}

/** Complete rows: of the key votes ("chiave"; null = too many for one file), a sitting or a chamber and month. */
export interface VoteRowsFile {
  readonly rows: readonly VoteRow[] | null;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "vote-rankings": VoteRanking;
    readonly "votes-list": VotesList;
    readonly "votes-archive": VotesArchive;
    readonly "votes-months": VotesMonth;
  }
}
