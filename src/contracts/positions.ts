import type { Branch } from "#src/domain/codes.ts";
import type { RecordItem } from "#src/lib/lists/record.ts";
import type { MemberRow } from "./members.ts";
import type { VoteRow } from "./vote-row.ts";

/** Positions of one member over the whole legislature: the file loaded by comparisons and by the person's page. */
export interface Positions {
  readonly member: MemberRow;
  /** Each chamber in which the member sat; some moved from one to the other. */
  readonly chambers: readonly {
    readonly branch: Branch;
    /** Revision of the chamber's votes, as in the index of the votes list: letters refer to votes by position. */
    readonly revision: string;
    /**
     * Month, positions, lines of the member's group: one letter per vote of the chamber, oldest first. Positions are
     * lower case if secret, "." while not in office and for votes that are not verified. Lines are "." without a group.
     */
    readonly months: readonly (readonly [string, string, string])[];
  }[];
}

/**
 * A key or confidence vote: month, position among the votes of the month, id, day, title, kinds ("k", "f",
 * "kf"), and the short name of the act if the title does not contain it.
 */
type KeyVote = readonly [string, number, string, string, string, string, string | null];

/** Votes of a chamber that comparisons list by name, oldest first. */
export interface KeyVotes {
  readonly branch: Branch;
  readonly revision: string;
  readonly votes: readonly KeyVote[];
}

/** A vote with the position of one member: a row of the member's record. */
export type RecordRow = VoteRow & RecordItem;
