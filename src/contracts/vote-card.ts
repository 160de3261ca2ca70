/** A vote outside the site: embeds and share images. */
import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { outcomeFields } from "./outcome-fields.ts";

const count = z.int().nonnegative().nullable();

export const voteCardSchema = z.strictObject({
  type: z.literal("vote"),
  id: z.string(),
  title: z.string(),
  /** Title of the act, for a coded vote title; null = the vote title is self-explanatory. */
  subject: z.string().nullable(),
  date: z.iso.date(),
  branch: z.enum(branches),
  sitting: z.int(),
  number: z.int(),
  ...outcomeFields,
  ayes: count,
  noes: count,
  abstained: count,
  /** Number of votes required for approval. */
  required: count,
  /** true = the published numbers do not add up. */
  isInReview: z.boolean(),
  updated: z.iso.date(),
  isDemo: z.boolean(),
});
export type VoteCard = z.infer<typeof voteCardSchema>;
