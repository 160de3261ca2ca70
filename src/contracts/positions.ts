import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { memberRowSchema } from "./members.ts";

/** Positions of one member over the whole legislature: the file loaded by comparisons. */
export const positionsSchema = z.strictObject({
  member: memberRowSchema,
  /** Each chamber in which the member sat; some moved from one to the other. */
  chambers: z.array(
    z.strictObject({
      branch: z.enum(branches),
      /** Revision of the list of votes. Two members are compared only if their letters refer to the same votes. */
      revision: z.string(),
      /**
       * Month and letters: one letter per verified vote of the chamber, lower case if secret, "." while not in office.
       */
      months: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
});
export type Positions = z.infer<typeof positionsSchema>;

/**
 * A key or confidence vote: month, position among the verified votes of the month, id, day, title, kinds ("k", "f",
 * "kf"), and the short name of the act if the title does not contain it.
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

/** Votes of a chamber that comparisons list by name, oldest first. */
export const keyVotesSchema = z.strictObject({
  branch: z.enum(branches),
  revision: z.string(),
  votes: z.array(keyVoteSchema),
});
export type KeyVotes = z.infer<typeof keyVotesSchema>;
