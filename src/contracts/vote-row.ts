import type { Branch, Outcome, SubVoteType } from "#src/domain/codes.ts";
import type { HighlightRule } from "#src/domain/highlights.ts";
import type { InferredStep } from "#src/domain/records.ts";
import type { Surprise } from "#src/domain/surprise.ts";
import type { VoteStatus } from "#src/domain/vote-check.ts";
import type { Count, Day } from "./page-contracts.ts";

export interface VoteRow {
  readonly id: string;
  readonly date: Day;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly title: string;
  /** Short name of the act, if the title does not contain it. */
  readonly subject: string | null;
  readonly subType: SubVoteType | null;
  /** Published label of an unknown kind. */
  readonly subTypeText?: string;
  readonly isKey: boolean;
  /** Rules by which the vote is in evidence, at least one; only for a source without a newsroom. */
  readonly highlights?: readonly HighlightRule[];
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  /** null = secret or not published yet; the source does not distinguish. */
  readonly isSecret: boolean | null;
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  readonly ayes: Count | null;
  readonly noes: Count | null;
  readonly abstained: Count | null;
  /** true = the source has no totals: the three numbers are our count of the positions. Absent = published, or none. */
  readonly isCounted?: true;
  /** null = not published, or vote in verification. */
  readonly margin: Count | null;
  /** Rebels of all groups; null = cannot be determined (secret, unpublished or in verification). */
  readonly rebels: Count | null;
  /** Cohesion of the majority, percent, with one decimal, as in print; null = not evaluable. */
  readonly majorityCohesion: number | null;
  /** Its denominator: eligible members of the majority. Absent in rows of the live API. */
  readonly majoritySize?: number;
  /** Absent in rows of the live API, whose numbers are not checked. */
  readonly status?: VoteStatus;
  /** Absent in rows of the live API, which does not deliver what it is derived from. */
  readonly isGovernmentBeaten?: boolean;
  /** Why the outcome surprises; absent = it does not, or cannot be said. */
  readonly surprise?: Surprise;
  readonly government: string | null;
  /** Keys of the acts voted on: "bill/C_2750". */
  readonly acts: readonly string[];
  /** Ids of the themes of the acts that have a page; absent = none. */
  readonly topics?: readonly string[];
  /** How the acts were found, unless the source links them. */
  readonly actsFrom?: InferredStep;
}

/** With what was voted on, by the subject of its act; the title, where that says it. */
export type HeadedRow = VoteRow & { readonly heading: string };

/** Whether the positions of the members are in the file of the sitting's day: a quorum check has none. */
export const hasPositions = ({ status }: Pick<VoteRow, "status">): boolean =>
  status !== "unpublished" && status !== "quorum";
