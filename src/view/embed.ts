/** Contracts of the embeds: small documents for other people's pages, and their oEmbed descriptions. */
import { z } from "zod";
import { branches, outcomes } from "#src/domain/codes.ts";

const count = z.int().nonnegative().nullable();

export const embedSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("vote"),
    id: z.string(),
    title: z.string(),
    date: z.iso.date(),
    branch: z.enum(branches),
    sitting: z.int(),
    number: z.int(),
    outcome: z.enum(outcomes),
    outcomeText: z.string(),
    ayes: count,
    noes: count,
    abstained: count,
    updated: z.iso.date(),
    isDemo: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("person"),
    id: z.string(),
    name: z.string(),
    roles: z.array(z.string()),
    group: z.string().nullable(),
    /** Percent of the votes held while in office; null = no votes. */
    presence: z.number().nullable(),
    reliability: z.number().nullable(),
    votes: z.int().nonnegative(),
    updated: z.iso.date(),
    isDemo: z.boolean(),
  }),
]);
export type Embed = z.infer<typeof embedSchema>;
