import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { memberRowSchema } from "./members.ts";

/** How one member voted, over the whole legislature: the file that the comparison loads. */
export const positionsSchema = z.strictObject({
  member: memberRowSchema,
  /** Each chamber that the member sat in: some have gone from one to the other. */
  chambers: z.array(
    z.strictObject({
      branch: z.enum(branches),
      /** Names the votes behind the letters: two members are compared only when their letters are of the same votes. */
      stamp: z.string(),
      /** Each month and its letters: one a verified vote of the chamber, small if secret, "." while not in office. */
      months: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
});
export type Positions = z.infer<typeof positionsSchema>;

/**
 * A key or confidence vote: month, place among the verified votes of the month, id, day, title, kinds ("k", "f", "kf"),
 * and the act in a few words where the title does not say it.
 */
const keyVoteSchema = z.tuple([
  z.string(),
  z.int(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string().nullable(),
]);

/** The votes of a chamber that a comparison names, oldest first. */
export const keyVotesSchema = z.strictObject({
  branch: z.enum(branches),
  stamp: z.string(),
  votes: z.array(keyVoteSchema),
});
export type KeyVotes = z.infer<typeof keyVotesSchema>;
