import { z } from "zod";
import { sourceRefSchema } from "#src/domain/records.ts";
import { billRowSchema, decreeRowSchema, implementingDecreeRowSchema } from "./act-list-page.ts";

/** Page /attivita_legislativa: how many acts of each kind, and what is on the way now. */
export const legislationPageSchema = z.strictObject({
  counts: z.strictObject({
    /** Of a kind that the source has not got, null: what is there is not all. */
    bills: z.int().nullable(),
    laws: z.int().nullable(),
    decrees: z.int().nullable(),
    inConversion: z.int().nullable(),
    legislativeDecrees: z.int(),
    implementing: z.int(),
    adopted: z.int(),
  }),
  latestLaws: z.array(billRowSchema),
  /** Decree-laws in conversion with the days left, the most urgent first. */
  inConversion: z.array(z.strictObject({ row: decreeRowSchema, daysLeft: z.int().nullable() })),
  /** Implementing decrees whose term ends within thirty days. */
  nextDeadlines: z.array(implementingDecreeRowSchema),
  /** The day on which the days are counted. */
  asOf: z.iso.date().nullable(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type LegislationPage = z.infer<typeof legislationPageSchema>;
