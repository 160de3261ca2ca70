/** Contract of the home page. */
import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { groupLinkSchema, optionalDay } from "./body-parts.ts";
import { updateDaySchema } from "./corrections.ts";
import { eventRowSchema } from "./event-pages.ts";
import { pageSourceSchema } from "./page-source.ts";
import { changeDaySchema } from "./prose-pages.ts";
import { strengthRowSchema } from "./strength-index.ts";
import { votePageSchema } from "./vote-page.ts";
import { voteRowSchema } from "./vote-row.ts";

/** A decree-law that parliament has still to convert. */
const openDecreeSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  published: optionalDay,
  expires: optionalDay,
  /** Days left on the day of the page; null = not known. */
  days: z.int().nullable(),
  /** Where its conversion stands. */
  where: z.strictObject({ branch: z.enum(branches), status: z.string().nullable() }).nullable(),
});
export type OpenDecree = z.infer<typeof openDecreeSchema>;

/** The last sitting of a chamber with votes. */
const sittingSchema = z.strictObject({
  branch: z.enum(branches),
  sitting: z.int(),
  date: z.iso.date(),
  votes: z.int(),
  /** The votes that matter most: final, confidence, key, then the closest. */
  rows: z.array(voteRowSchema),
});
export type HomeSitting = z.infer<typeof sittingSchema>;

export const homePageSchema = z.strictObject({
  /** Day on which terms are counted. */
  asOf: optionalDay,
  /** The last final vote with published positions; null = the source has no votes. */
  lastVote: votePageSchema.nullable(),
  /** Groups by size on the day that the data of each chamber have reached, for when there is no vote to draw. */
  seats: z.array(
    z.strictObject({
      branch: z.enum(branches),
      asOf: optionalDay,
      groups: z.array(z.strictObject({ group: groupLinkSchema, size: z.int() })),
    }),
  ),
  sittings: z.array(sittingSchema),
  /** null = the source has no list of bills. */
  laws: z.strictObject({ total: z.int(), government: z.int() }).nullable(),
  /** Whether decree-laws have been acquired: that none is open can be said. */
  hasDecrees: z.boolean(),
  /** null = the source has no implementing decrees. */
  implementing: z.strictObject({ total: z.int(), missing: z.int(), overdue: z.int() }).nullable(),
  votes: z.strictObject({ C: z.int(), S: z.int() }).nullable(),
  decrees: z.array(openDecreeSchema),
  /** The last laws approved. */
  latestLaws: z.array(z.strictObject({ id: z.string(), title: z.string(), number: z.string(), date: optionalDay })),
  keyVotes: z.strictObject({ total: z.int(), rows: z.array(voteRowSchema) }),
  strength: z.strictObject({ total: z.int(), rows: z.array(strengthRowSchema) }),
  events: z.strictObject({
    count: z.int(),
    rows: z.array(eventRowSchema),
    years: z.array(z.string()),
    categories: z.array(z.string()),
  }),
  /**
   * The last day of the change log, its first corrections and withdrawals by name; null = nothing changed since the
   * first publication.
   */
  lastChanges: updateDaySchema.nullable(),
  /** The days before it, counted. */
  earlierChanges: z.array(changeDaySchema),
  updated: z.iso.date(),
  sources: z.array(pageSourceSchema),
});
export type HomePage = z.infer<typeof homePageSchema>;
