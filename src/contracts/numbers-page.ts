import { z } from "zod";
import { billPhases } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";

/** Bills counted by a chart: all, without ratifications, key acts only, key acts without ratifications. */
export const billSelections = ["all", "noRatification", "key", "keyNoRatification"] as const;
export type BillSelection = (typeof billSelections)[number];

const count = z.int().nonnegative();
/** Number of bills by initiative: government, members of parliament, others. */
const byInitiative = z.strictObject({ gov: count, parl: count, other: count });
const monthSeries = z.array(byInitiative.extend({ month: z.string() }));
export type MonthSeries = z.infer<typeof monthSeries>;

/** Implementing decrees to be adopted by one ministry or in one policy; `name: null` = those without one. */
const rateSchema = z.strictObject({
  name: z.string().nullable(),
  total: count,
  adopted: count,
  late: count,
  overdue: count,
});
export type ImplementationRate = z.infer<typeof rateSchema>;

export const numbersPageSchema = z.strictObject({
  /** Last day covered by the data on acts. */
  asOf: z.iso.date().nullable(),
  /** false = the source has no list of bills: what is below is not all, and is not shown. */
  hasBills: z.boolean(),
  bills: z.strictObject({
    total: byInitiative,
    laws: byInitiative,
    /** Bills without a known initiative or day of presentation. The charts leave them out. */
    leftOut: count,
    /** In the order of `billSelections`. Selections that need data missing from the source are left out. */
    months: z.array(
      z.strictObject({ selection: z.enum(billSelections), presented: monthSeries, approved: monthSeries }),
    ),
    phases: z.array(byInitiative.extend({ phase: z.enum(billPhases) })),
    /** Days from presentation to approval, over the laws with known dates, in classes of `daysStep` days. */
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
