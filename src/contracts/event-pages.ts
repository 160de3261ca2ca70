/** Contracts of events: one row, and the archive by year and month. */
import { z, type ZodType } from "zod";
import { branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import { followedVoteSchema } from "./followed-vote.ts";

export const eventRowSchema = z.strictObject({
  id: z.string(),
  date: z.iso.date(),
  title: z.string(),
  category: z.string().nullable(),
  branch: z.enum(branches).nullable(),
  href: z.string().nullable(),
}) satisfies ZodType<EventRow>;

const month = z.string().regex(/^\d{4}-\d{2}$/);
const pageBase = { updated: z.iso.date(), sources: z.array(sourceRefSchema) };

/** /cronaca, or one year of it: months with their number of events, newest first. */
export const eventArchiveSchema = z.strictObject({
  /** null = all years. */
  year: z.string().nullable(),
  /** First page of the list of all events, with the choices of its filters; null on the page of a year. */
  list: z
    .strictObject({
      /** Whether they follow from the record by rule: the source publishes none. */
      isByRule: z.boolean(),
      count: z.int(),
      rows: z.array(eventRowSchema),
      /** The votes of the last sittings that tell most, as on the home page. */
      votes: z.array(followedVoteSchema),
      years: z.array(z.string()),
      categories: z.array(z.string()),
    })
    .nullable(),
  months: z.array(z.strictObject({ month, count: z.int() })),
  ...pageBase,
});
export type EventArchive = z.infer<typeof eventArchiveSchema>;

/** Events of a month, newest first, with the previous and next month. */
export const eventMonthSchema = z.strictObject({
  month,
  rows: z.array(eventRowSchema),
  previous: month.nullable(),
  next: month.nullable(),
  ...pageBase,
});
