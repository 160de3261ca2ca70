import { z } from "zod";
import { highlightRules } from "#src/domain/highlights.ts";
import { inferredSteps } from "#src/domain/records.ts";
import { voteStatuses } from "#src/domain/vote-check.ts";
import { branches, outcomes, subVoteTypes } from "#src/domain/codes.ts";

const optionalCount = z.int().nonnegative().nullable();

export const voteRowSchema = z.strictObject({
  id: z.string(),
  date: z.iso.date(),
  branch: z.enum(branches),
  sitting: z.int(),
  number: z.int(),
  title: z.string(),
  /** Short name of the act, if the title does not contain it. */
  subject: z.string().nullable(),
  subType: z.enum(subVoteTypes).nullable(),
  /** Published label of an unknown kind. */
  subTypeText: z.string().optional(),
  isKey: z.boolean(),
  /** Rules by which the vote is in evidence, at least one; only for a source without a newsroom. */
  highlights: z.array(z.enum(highlightRules)).readonly().optional(),
  isFinal: z.boolean(),
  isConfidence: z.boolean(),
  /** null = secret or not published yet; the source does not distinguish. */
  isSecret: z.boolean().nullable(),
  outcome: z.enum(outcomes),
  outcomeText: z.string().nullable(),
  ayes: optionalCount,
  noes: optionalCount,
  abstained: optionalCount,
  /** true = the source has no totals: the three numbers are our count of the positions. Absent = published, or none. */
  isCounted: z.literal(true).optional(),
  /** null = not published, or vote in verification. */
  margin: optionalCount,
  /** Rebels of all groups; null = cannot be determined (secret, unpublished or in verification). */
  rebels: optionalCount,
  /** Cohesion of the majority, percent, with one decimal, as in print; null = not evaluable. */
  majorityCohesion: z.number().nullable(),
  /** Absent in rows of the live API, whose numbers are not checked. */
  status: z.enum(voteStatuses).optional(),
  /** Absent in rows of the live API, which does not deliver what it is derived from. */
  isGovernmentBeaten: z.boolean().optional(),
  government: z.string().nullable(),
  /** Keys of the acts voted on: "bill/C_2750". */
  acts: z.array(z.string()).readonly(),
  /** Ids of the themes of the acts that have a page; absent = none. */
  topics: z.array(z.string()).readonly().optional(),
  /** How the acts were found, unless the source links them. */
  actsFrom: z.enum(inferredSteps).optional(),
});
export type VoteRow = z.infer<typeof voteRowSchema>;

/** Whether the positions of the members are in the file of the sitting's day: a quorum check has none. */
export const hasPositions = ({ status }: Pick<VoteRow, "status">): boolean =>
  status !== "unpublished" && status !== "quorum";
