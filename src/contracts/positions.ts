import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import type { RecordItem } from "#src/lib/lists/record.ts";
import { memberRowSchema } from "./members.ts";
import type { VoteRow } from "./vote-row.ts";

/** Positions of one member over the whole legislature: the file loaded by comparisons and by the person's page. */
export const positionsSchema = z.strictObject({
  member: memberRowSchema,
  /** Each chamber in which the member sat; some moved from one to the other. */
  chambers: z.array(
    z.strictObject({
      branch: z.enum(branches),
      /** Revision of the chamber's votes, as in the index of the votes list: letters refer to votes by position. */
      revision: z.string(),
      /**
       * Month, positions, lines of the member's group: one letter per vote of the chamber, oldest first. Positions are
       * lower case if secret, "." while not in office and for votes that are not verified. Lines are "." without a group.
       */
      months: z.array(z.tuple([z.string(), z.string(), z.string()])),
    }),
  ),
});
export type Positions = z.infer<typeof positionsSchema>;

/**
 * A key or confidence vote: month, position among the votes of the month, id, day, title, kinds ("k", "f",
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

/** A vote with the position of one member: a row of the member's record. */
export type RecordRow = VoteRow & RecordItem;
