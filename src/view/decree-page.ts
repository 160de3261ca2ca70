import { z } from "zod";
import { decreeStateCodes } from "#src/domain/codes.ts";
import { actBase, actLinkSchema, actVotesSchema, implementationSchema, passageSchema } from "./act-parts.ts";

const day = z.iso.date().nullable();

/** Flags of a decree, explained on its page. */
export const decreeFlags = ["isOmnibus", "isMinotaurus", "isSubjectToAgreements"] as const;
export type DecreeFlag = (typeof decreeFlags)[number];

export const decreePageSchema = z.strictObject({
  ...actBase,
  number: z.int(),
  year: z.int(),
  date: day,
  councilDate: day,
  published: day,
  state: z.strictObject({
    code: z.enum(decreeStateCodes),
    /** Published label of an unknown state. */
    text: z.string().optional(),
    /** Left (in conversion) or taken (converted). */
    days: z.int().nullable(),
    expires: day,
    /** Day of the outcome. */
    date: day,
  }),
  /** Days from the council of ministers to publication in the Gazzetta. */
  councilToGazette: z.int().nullable(),
  typology: z.string().nullable(),
  /** null = not given by the source. */
  flags: z.array(z.enum(decreeFlags)).nullable(),
  conversionLaw: z.strictObject({ number: z.string(), date: day, url: z.string().nullable() }).nullable(),
  conversionBills: z.array(actLinkSchema),
  /** Steps of the decree and of its conversion bills. */
  passages: z.array(passageSchema),
  normattivaUrl: z.string().nullable(),
  gazzettaUrl: z.string().nullable(),
  votes: actVotesSchema,
  implementation: implementationSchema,
});
export type DecreePage = z.infer<typeof decreePageSchema>;
