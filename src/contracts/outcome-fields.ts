import { z } from "zod";
import { outcomes, subVoteTypes } from "#src/domain/codes.ts";

/** What a text about a vote needs to name its outcome; the word agrees with what was voted on. */
export const outcomeFields = {
  outcome: z.enum(outcomes),
  /** Outcome as published. */
  outcomeText: z.string().nullable(),
  /** Kind of vote; null = not published. */
  subType: z.enum(subVoteTypes).nullable(),
  isConfidence: z.boolean(),
  /** true = the majority, taken as a whole, chose the opposite. */
  isGovernmentBeaten: z.boolean(),
  /** true = the source has no totals: those given are our count of the positions. Absent = published, or none. */
  isCounted: z.literal(true).optional(),
};
export type OutcomeFields = z.infer<z.ZodObject<typeof outcomeFields>>;
