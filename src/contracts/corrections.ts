/** Contracts of corrections: "valore corretto il …" on the page of a record, and the page /aggiornamenti. */
import { z } from "zod";
import { actKinds, branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctedFieldSchema, correctedRecordSchema, namedRecordSchema } from "./corrected-record.ts";
import { outcomeFields } from "./outcome-fields.ts";
import { changeDaySchema, fillingSchema } from "./prose-pages.ts";

/** Fields of a record corrected on one day. */
const correctionSchema = z.strictObject({ day: z.iso.date(), fields: z.array(correctedFieldSchema) });
export type Correction = z.infer<typeof correctionSchema>;

/** Page field with the corrections of the record since its first publication, newest first. */
export const correctionsField = { corrections: z.array(correctionSchema) };

const optionalCount = z.int().nonnegative().nullable();

/**
 * A new vote, or an act that is new or changed state. `before` and `after` are phase or status codes; both are null for
 * a new act.
 */
const newsSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("vote"),
    id: z.string(),
    title: z.string(),
    branch: z.enum(branches),
    ...outcomeFields,
    ayes: optionalCount,
    noes: optionalCount,
    isInReview: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("act"),
    kind: z.enum(actKinds),
    id: z.string(),
    label: z.string(),
    title: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);
export type DayNews = z.infer<typeof newsSchema>;

/** Changes of one day, by record. */
const dayChangesSchema = z.strictObject({
  /** The most important votes and acts; the counts in `changeDaySchema` include all. */
  news: z.array(newsSchema),
  corrections: z.array(correctedRecordSchema),
  withdrawn: z.array(namedRecordSchema),
  /** Number of corrections and withdrawals not listed here. The open data list all of them. */
  more: z.int().nonnegative(),
});
export type DayChanges = z.infer<typeof dayChangesSchema>;

export const updateDaySchema = z.strictObject({ ...changeDaySchema.shape, ...dayChangesSchema.shape });

/** /aggiornamenti: changes by day, newest first. */
export const updatesPageSchema = z.strictObject({
  filling: fillingSchema,
  days: z.array(updateDaySchema),
  /** Number of days before the first one shown. */
  earlier: z.int().nonnegative(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type UpdatesPage = z.infer<typeof updatesPageSchema>;
