/** A vote as it is shown outside the site: embeds, share images. */
import { z } from "zod";
import { branches, outcomes } from "#src/domain/codes.ts";

const count = z.int().nonnegative().nullable();

export const voteCardSchema = z.strictObject({
  type: z.literal("vote"),
  id: z.string(),
  title: z.string(),
  /** What a coded title is about: title of the act; null when the title says it. */
  subject: z.string().nullable(),
  date: z.iso.date(),
  branch: z.enum(branches),
  sitting: z.int(),
  number: z.int(),
  outcome: z.enum(outcomes),
  outcomeText: z.string().nullable(),
  ayes: count,
  noes: count,
  abstained: count,
  /** Votes that it took. */
  required: count,
  /** The published numbers do not add up. */
  isInReview: z.boolean(),
  updated: z.iso.date(),
  isDemo: z.boolean(),
});
export type VoteCard = z.infer<typeof voteCardSchema>;
