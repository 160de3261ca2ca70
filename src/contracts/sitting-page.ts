import type { ActKind, Branch, Outcome, SubVoteType } from "#src/domain/codes.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { HeadedRow } from "./vote-row.ts";

/** One vote of a sitting as a tick, without what the list of votes says. */
export interface SittingTick {
  readonly id: string;
  readonly number: number;
  readonly heading: string;
  readonly outcome: Outcome;
  /** Kind of vote, with which the word for the outcome agrees; null = not published. */
  readonly subType: SubVoteType | null;
  readonly isConfidence: boolean;
  /** null = not published, or vote in verification. */
  readonly margin: Count | null;
  readonly isBeaten: boolean;
  /** The numbers of the vote do not add up; absent = they do, or are not known. */
  readonly isInReview?: true;
}

export function toTick({
  id,
  number,
  heading,
  outcome,
  subType,
  isConfidence,
  margin,
  ...row
}: HeadedRow): SittingTick {
  const isBeaten = row.isGovernmentBeaten === true;
  const tick = { id, number, heading, outcome, subType, isConfidence, margin, isBeaten };
  return row.status === "review" ? { ...tick, isInReview: true } : tick;
}

/** `/sedute/camera/641`: the votes of a sitting in order, and the acts voted on. */
export interface SittingPage extends PageBase {
  readonly branch: Branch;
  readonly number: number;
  /** Days of the votes, in order; a sitting may go on after midnight. */
  readonly days: readonly Day[];
  /** Numbers of the sittings of the chamber with votes before and after this one. */
  readonly previous: number | null;
  readonly next: number | null;
  /** Texts voted on, in the order of their first vote: a bill and the decree-law that it converts are one. */
  readonly texts: readonly {
    readonly acts: readonly {
      readonly kind: ActKind;
      readonly id: string;
      readonly label: string;
      /** null = the act is not in the data, and has no page. */
      readonly title: string | null;
    }[];
    readonly votes: Count;
  }[];
  readonly votes: readonly HeadedRow[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly sittings: SittingPage;
  }
}
