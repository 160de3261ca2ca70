/** Contracts of corrections: "valore corretto il …" on a record, and the page /aggiornamenti. */
import { z } from "zod";
import { actKinds, branches, outcomes } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { changeDaySchema, fillingSchema } from "./prose-pages.ts";

/** A scalar before and after, as text; null = there was none, or it is not a value to print. */
const valueSchema = z.string().nullable();

const correctedFieldSchema = z.strictObject({
  /** Name of the field in the record; "ballot" for the position of a member. */
  field: z.string(),
  /** The member, for a position. */
  person: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  before: valueSchema,
  after: valueSchema,
});
export type CorrectedField = z.infer<typeof correctedFieldSchema>;

/** What was corrected in a record on a day. */
const correctionSchema = z.strictObject({ day: z.iso.date(), fields: z.array(correctedFieldSchema) });
export type Correction = z.infer<typeof correctionSchema>;

/** Field of the page of a record: what the source has changed since the first publication, newest first. */
export const correctionsField = { corrections: z.array(correctionSchema) };

/** A record in the list of updates. */
const recordSchema = z.strictObject({
  kind: z.string(),
  key: z.string(),
  /** What to call it; its key when nothing better is known. */
  label: z.string(),
  /** Its page; null when it has none (any more). */
  path: z.string().nullable(),
});
export type NamedRecord = z.infer<typeof recordSchema>;

const optionalCount = z.int().nonnegative().nullable();

/** A new vote; a new act, or one that moved on: its phase or status before and after, both null for a new one. */
const newsSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("vote"),
    id: z.string(),
    title: z.string(),
    branch: z.enum(branches),
    outcome: z.enum(outcomes),
    outcomeText: z.string().nullable(),
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

/** A day of the log, by name. */
const dayChangesSchema = z.strictObject({
  /** The new votes and the acts that matter most; the counts say how many there were. */
  news: z.array(newsSchema),
  corrections: z.array(recordSchema.extend({ fields: z.array(correctedFieldSchema) })),
  withdrawn: z.array(recordSchema),
  /** Corrections and withdrawals not named here: the open data have them all. */
  more: z.int().nonnegative(),
});
export type DayChanges = z.infer<typeof dayChangesSchema>;

/** A day of the log: counts and names. */
export const updateDaySchema = z.strictObject({ ...changeDaySchema.shape, ...dayChangesSchema.shape });
export type UpdateDay = z.infer<typeof updateDaySchema>;

/** /aggiornamenti: what changed, newest day first. */
export const updatesPageSchema = z.strictObject({
  filling: fillingSchema,
  days: z.array(updateDaySchema),
  /** Days before the first one shown. */
  earlier: z.int().nonnegative(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type UpdatesPage = z.infer<typeof updatesPageSchema>;
