import { z } from "zod";
import { sourceRefSchema } from "#src/domain/records.ts";
import { billRowSchema, decreeRowSchema, implementingDecreeRowSchema } from "./act-list-page.ts";

/** Page /attivita_legislativa: number of acts of each kind, and acts in progress. */
export const legislationPageSchema = z.strictObject({
  counts: z.strictObject({
    /** Of a kind that the source has not got, null: what is there is not all. */
    bills: z.int().nullable(),
    laws: z.int().nullable(),
    /** Both are the source's own numbers, while its list of bills is not read in full. */
    areBySource: z.literal(true).optional(),
    decrees: z.int().nullable(),
    inConversion: z.int().nullable(),
    legislativeDecrees: z.int(),
    implementing: z.int(),
    adopted: z.int(),
  }),
  latestLaws: z.array(billRowSchema),
  /** Decree-laws in conversion with the days left, most urgent first. */
  inConversion: z.array(z.strictObject({ row: decreeRowSchema, daysLeft: z.int().nullable() })),
  /** Implementing decrees due within thirty days. */
  nextDeadlines: z.array(implementingDecreeRowSchema),
  /** Day from which the days left are counted. */
  asOf: z.iso.date().nullable(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type LegislationPage = z.infer<typeof legislationPageSchema>;
