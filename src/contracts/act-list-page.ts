import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import {
  actKinds,
  billPhases,
  billTypes,
  branches,
  decreeStateCodes,
  implementingStateCodes,
  initiatives,
  legislativeStates,
  type ActKind,
} from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import type { LegislativeDecreeRow } from "#src/lib/lists/legislative-decrees.ts";

const day = z.iso.date().nullable();
const law = z.strictObject({ number: z.string(), date: day }).nullable();

export const billRowSchema = z.strictObject({
  id: z.string(),
  numbers: z.array(z.string()).readonly(),
  title: z.string(),
  state: z.enum(billStates),
  phase: z.enum(billPhases).nullable(),
  initiative: z.enum(initiatives).nullable(),
  type: z.enum(billTypes).nullable(),
  branch: z.enum(branches),
  government: z.string().nullable(),
  statusDate: day,
  presented: day,
  signers: z.array(z.string()).readonly(),
  otherSigners: z.int(),
  law,
  isKey: z.boolean().nullable(),
  isRatification: z.boolean(),
  topics: z.array(z.string()).readonly().optional(),
  typeText: z.string().optional(),
  initiativeText: z.string().optional(),
  phaseText: z.string().optional(),
}) satisfies z.ZodType<BillRow>;

export const decreeRowSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  officialTitle: z.string().optional(),
  date: day,
  published: day,
  state: z.enum(decreeStateCodes),
  stateText: z.string().optional(),
  expires: day,
  days: z.int().nullable(),
  daysLeft: z.int().nullable(),
  law,
  government: z.string().nullable(),
  typologies: z.array(z.string()).readonly(),
}) satisfies z.ZodType<DecreeRow>;

export const legislativeDecreeRowSchema = z.strictObject({
  id: z.string(),
  number: z.int().nullable(),
  title: z.string(),
  officialTitle: z.string().optional(),
  state: z.enum(legislativeStates),
  date: day,
  submitted: day.optional(),
  published: day,
  type: z.string().nullable(),
  government: z.string().nullable(),
  isKey: z.boolean().nullable(),
  implementing: z.int().nullable(),
  adopted: z.int().nullable(),
  isSourceCount: z.literal(true).optional(),
}) satisfies z.ZodType<LegislativeDecreeRow>;

export const implementingDecreeRowSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  officialTitle: z.string().optional(),
  state: z.enum(implementingStateCodes),
  stateText: z.string().optional(),
  deadline: day,
  adoptionDate: day,
  proposers: z.array(z.string()).readonly(),
  policy: z.string().nullable(),
  typeLaw: z.string().nullable(),
  government: z.string().nullable(),
  reference: z.string().nullable(),
  isNext30Days: z.boolean(),
  overdueDays: z.int().positive().optional(),
}) satisfies z.ZodType<ImplementingDecreeRow>;

/** One choice of a filter; the label comes from the data. */
const optionSchema = z.strictObject({ value: z.string(), label: z.string() });

/** Filter choices that come from the data, by filter name. */
const listOptionsSchema = z.record(z.string(), z.array(optionSchema));
export type ListOptions = z.infer<typeof listOptionsSchema>;

/** Acts of a period; `terms`: those of them that stand there by the term of their adoption, if there are any. */
const actCount = { count: z.int(), terms: z.int().positive().optional() };

/** Fields shared by the four list pages. Each page adds its first page of rows with its own row schema. */
const listBase = {
  count: z.int(),
  options: listOptionsSchema,
  /** Years of the archive, newest first; "senza-data" = acts without a date. */
  years: z.array(z.strictObject({ year: z.string(), ...actCount })),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
};

const listPage = <Row extends z.ZodType>(row: Row) => z.strictObject({ ...listBase, rows: z.array(row) });

export const actListPageSchema = {
  bill: listPage(billRowSchema),
  decree: listPage(decreeRowSchema),
  dlgs: listPage(legislativeDecreeRowSchema),
  datt: listPage(implementingDecreeRowSchema),
} as const satisfies Record<ActKind, z.ZodType>;

export type ActListPage = z.infer<(typeof actListPageSchema)[ActKind]>;

/** Kind and period of the key of an archive page: "bill/2026", "datt/senza-data", "bill/2023-05". */
export function toArchiveKey(key: string): { kind: ActKind; period: string } {
  const [first = "", period = ""] = key.split("/");
  return { kind: actKinds.find((kind) => kind === first) ?? "bill", period };
}

const entries = z.array(
  z.strictObject({
    ...{ id: z.string(), label: z.string(), title: z.string(), date: day, state: z.string() },
    /** The day is the term of an act that is not adopted. */
    isTerm: z.literal(true).optional(),
  }),
);

/** Archive page of a year: every act as a link, or only the months if the year has many acts. */
export const actYearPageSchema = z.strictObject({
  year: z.string(),
  count: z.int(),
  /** true = each month has its own page, and `acts` is empty. */
  isSplit: z.boolean(),
  /** Months, newest first; `month: null` = day unknown. */
  months: z.array(z.strictObject({ month: z.string().nullable(), ...actCount, acts: entries })),
  years: listBase.years,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type ActYearPage = z.infer<typeof actYearPageSchema>;

/** Archive page of a month; exists only for years that are split by month. */
export const actMonthPageSchema = z.strictObject({
  month: z.string(),
  acts: entries,
  /** Months of the same year, newest first. */
  months: z.array(z.strictObject({ month: z.string(), ...actCount })),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type ActMonthPage = z.infer<typeof actMonthPageSchema>;

export const actArchivePageSchema = z.strictObject({
  years: listBase.years,
  count: z.int(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type ActArchivePage = z.infer<typeof actArchivePageSchema>;
