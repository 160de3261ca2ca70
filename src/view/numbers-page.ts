import { z } from "zod";
import { billPhases } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";

/** Which bills a chart counts: all, without ratifications, key acts only, key acts without ratifications. */
export const billSelections = ["all", "noRatification", "key", "keyNoRatification"] as const;
export type BillSelection = (typeof billSelections)[number];

const count = z.int().nonnegative();
/** Bills by initiative: of the Government, of members of parliament, of anybody else. */
const byInitiative = z.strictObject({ gov: count, parl: count, other: count });
const monthSeries = z.array(byInitiative.extend({ month: z.string() }));
export type MonthSeries = z.infer<typeof monthSeries>;

/** Name null: of those without one. */
const rateSchema = z.strictObject({
  name: z.string().nullable(),
  total: count,
  adopted: count,
  late: count,
  overdue: count,
});
/** How many implementing decrees somebody must adopt, and how many are adopted. */
export type ImplementationRate = z.infer<typeof rateSchema>;

/** Page /attivita_legislativa/numeri. */
export const numbersPageSchema = z.strictObject({
  /** Day that the data of acts have reached. */
  asOf: z.iso.date().nullable(),
  /** false = the source has no list of bills: what is below is not all, and is not shown. */
  hasBills: z.boolean(),
  bills: z.strictObject({
    total: byInitiative,
    laws: byInitiative,
    /** Bills whose initiative or day of presentation the source does not give: not in the charts. */
    leftOut: count,
    /** In the order of the selections; those that the source does not tell apart are not there. */
    months: z.array(
      z.strictObject({ selection: z.enum(billSelections), presented: monthSeries, approved: monthSeries }),
    ),
    phases: z.array(byInitiative.extend({ phase: z.enum(billPhases) })),
    /** Days from presentation to approval, over the laws whose dates are known; by steps of `daysStep`. */
    days: z.strictObject({
      median: z.number().nullable(),
      medianGov: z.number().nullable(),
      medianParl: z.number().nullable(),
      known: count,
      steps: z.array(byInitiative.extend({ from: z.int(), to: z.int().nullable() })),
    }),
  }),
  decrees: z.strictObject({
    total: count,
    converted: count,
    lapsed: count,
    open: count,
    medianDays: z.number().nullable(),
    months: z.array(z.strictObject({ month: z.string(), converted: count, lapsed: count, open: count })),
  }),
  implementing: z.strictObject({
    total: rateSchema.omit({ name: true }),
    ministries: z.array(rateSchema),
    policies: z.array(rateSchema),
  }),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type NumbersPage = z.infer<typeof numbersPageSchema>;
