/** Contracts of the embeds (small documents for other sites) and of their oEmbed descriptions. */
import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { voteCardSchema } from "./vote-card.ts";

export const embedSchema = z.discriminatedUnion("type", [
  voteCardSchema,
  z.strictObject({
    type: z.literal("groups"),
    branch: z.enum(branches),
    /** In seat order, from left to right. */
    groups: z.array(z.strictObject({ id: z.string(), acronym: z.string(), name: z.string(), members: z.int() })),
    ungrouped: z.int().nonnegative(),
    updated: z.iso.date(),
    isDemo: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("person"),
    id: z.string(),
    name: z.string(),
    roles: z.array(z.string()),
    group: z.string().nullable(),
    /**
     * Chamber that this person presides or presided over; else null. By custom presidents do not vote, so they have no
     * figures.
     */
    presides: z.enum(branches).nullable(),
    /** Numbers of votes held while in office; `inLine` of the `evaluable`, in which the group had a line. */
    voting: z.int(),
    present: z.int(),
    mission: z.int(),
    absent: z.int(),
    inLine: z.int(),
    evaluable: z.int(),
    updated: z.iso.date(),
    isDemo: z.boolean(),
  }),
]);
export type Embed = z.infer<typeof embedSchema>;

/** Votes of a chamber on about ten days, oldest first. */
export const voteEmbedsSchema = z.strictObject({ branch: z.enum(branches), votes: z.array(voteCardSchema) });
export type VoteEmbeds = z.infer<typeof voteEmbedsSchema>;
