import { z } from "zod";
import { legislativeStates } from "#src/domain/codes.ts";
import { actBase, actLinkSchema, actVotesSchema, implementationSchema, passageSchema } from "./act-parts.ts";
import { decreeFlags } from "./decree-page.ts";

const day = z.iso.date().nullable();

export const legislativeDecreePageSchema = z.strictObject({
  ...actBase,
  /** null = announced, but not numbered yet. */
  number: z.int().nullable(),
  year: z.int().nullable(),
  state: z.enum(legislativeStates),
  descriptiveTitle: z.string().nullable(),
  type: z.string().nullable(),
  announced: day,
  adopted: day,
  date: day,
  published: day,
  delegationLaws: z.array(actLinkSchema),
  documentUrl: z.string().nullable(),
  normattivaUrl: z.string().nullable(),
  /** null = not given by the source. */
  flags: z.array(z.enum(decreeFlags)).nullable(),
  /** Blocked resources by year, in euro, as given by the source. */
  lockedResources: z.array(z.strictObject({ year: z.int(), amount: z.number() })),
  /** Total in euro as published, where the years do not give it; null = they do, or nothing is published. */
  lockedTotal: z.number().nullable(),
  passages: z.array(passageSchema),
  votes: actVotesSchema,
  implementation: implementationSchema,
});
export type LegislativeDecreePage = z.infer<typeof legislativeDecreePageSchema>;
