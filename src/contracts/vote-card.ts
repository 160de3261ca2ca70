/** A vote outside the site: embeds and share images. */
import type { Branch, Outcome, SubVoteType } from "#src/domain/codes.ts";
import type { Surprise } from "#src/domain/surprise.ts";
import type { Count, Day } from "./page-contracts.ts";

export interface VoteCard extends OutcomeFields {
  readonly type: "vote";
  readonly id: string;
  readonly title: string;
  /** What was voted on, by the subject of its act; the title, where that says it. */
  readonly heading: string;
  readonly date: Day;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly ayes: Count | null;
  readonly noes: Count | null;
  readonly abstained: Count | null;
  /** Number of votes required for approval. */
  readonly required: Count | null;
  /** true = the published numbers do not add up. */
  readonly isInReview: boolean;
  /** First words of the text voted; absent = no text is joined, several are, or a part was voted. */
  readonly opening?: string;
  readonly updated: Day;
  readonly isDemo: boolean;
}

/** What a text about a vote needs to name its outcome; the word agrees with what was voted on. */
export interface OutcomeFields {
  readonly outcome: Outcome;
  /** Outcome as published. */
  readonly outcomeText: string | null;
  /** Kind of vote; null = not published. */
  readonly subType: SubVoteType | null;
  readonly isConfidence: boolean;
  /** true = the majority, taken as a whole, chose the opposite. */
  readonly isGovernmentBeaten: boolean;
  /** true = the source has no totals: those given are our count of the positions. Absent = published, or none. */
  readonly isCounted?: true;
  /** Why the outcome surprises; absent = it does not, or cannot be said. */
  readonly surprise?: Surprise;
}
