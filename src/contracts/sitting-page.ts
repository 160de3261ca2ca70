import { z } from "zod";
import { actKinds, branches, outcomes, subVoteTypes } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { voteRowSchema, type VoteRow } from "./vote-row.ts";

/** One vote of a sitting as a tick, without what the list of votes says. */
export const sittingTickSchema = z.strictObject({
  id: z.string(),
  number: z.int(),
  outcome: z.enum(outcomes),
  /** Kind of vote, with which the word for the outcome agrees; null = not published. */
  subType: z.enum(subVoteTypes).nullable(),
  isConfidence: z.boolean(),
  /** null = not published, or vote in verification. */
  margin: z.int().nonnegative().nullable(),
  isBeaten: z.boolean(),
});
export type SittingTick = z.infer<typeof sittingTickSchema>;

export function toTick({ id, number, outcome, subType, isConfidence, margin, ...row }: VoteRow): SittingTick {
  return { id, number, outcome, subType, isConfidence, margin, isBeaten: row.isGovernmentBeaten === true };
}

/** Number of a sitting. */
const neighbourSchema = z.int().nullable();

/** `/sedute/camera/641`: the votes of a sitting in order, and the acts voted on. */
export const sittingPageSchema = z.strictObject({
  branch: z.enum(branches),
  number: z.int(),
  /** Days of the votes, in order; a sitting may go on after midnight. */
  days: z.array(z.iso.date()).min(1),
  /** Sittings of the chamber with votes before and after this one. */
  previous: neighbourSchema,
  next: neighbourSchema,
  /** Acts voted on, in the order of their first vote. */
  acts: z.array(
    z.strictObject({
      kind: z.enum(actKinds),
      id: z.string(),
      label: z.string(),
      /** null = the act is not in the data, and has no page. */
      title: z.string().nullable(),
      votes: z.int().positive(),
    }),
  ),
  votes: z.array(voteRowSchema),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type SittingPage = z.infer<typeof sittingPageSchema>;
