/** Contracts of the embeds (small documents for other sites) and of their oEmbed descriptions. */
import type { Branch } from "#src/domain/codes.ts";
import type { Count, Day } from "./page-contracts.ts";
import type { VoteCard } from "./vote-card.ts";

export type Embed =
  | VoteCard
  | {
      readonly type: "groups";
      readonly branch: Branch;
      /** In seat order, from left to right. */
      readonly groups: readonly {
        readonly id: string;
        readonly acronym: string;
        readonly name: string;
        readonly members: number;
      }[];
      readonly ungrouped: Count;
      readonly updated: Day;
      readonly isDemo: boolean;
    }
  | {
      readonly type: "person";
      readonly id: string;
      readonly name: string;
      readonly roles: readonly string[];
      readonly group: string | null;
      /**
       * Chamber that this person presides or presided over; else null. By custom presidents do not vote, so they have no
       * figures.
       */
      readonly presides: Branch | null;
      /** Numbers of votes held while in office; `inLine` of the `evaluable`, in which the group had a line. */
      readonly voting: number;
      readonly present: number;
      readonly mission: number;
      readonly absent: number;
      readonly inLine: number;
      readonly evaluable: number;
      readonly updated: Day;
      readonly isDemo: boolean;
    };

/** Votes of a chamber on about ten days, oldest first. */
export interface VoteEmbeds {
  readonly branch: Branch;
  readonly votes: readonly VoteCard[];
}
