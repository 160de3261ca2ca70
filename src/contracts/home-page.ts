import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { leadReasons } from "#src/domain/lead-vote.ts";
import { groupLinkSchema, optionalDay } from "./body-parts.ts";
import { updateDaySchema } from "./corrections.ts";
import { eventRowSchema } from "./event-pages.ts";
import { followedVoteSchema } from "./followed-vote.ts";
import { pageSourceSchema } from "./page-source.ts";
import { sittingTickSchema } from "./sitting-page.ts";
import { strengthRowSchema } from "./strength-index.ts";
import { votePageSchema } from "./vote-page.ts";
import { voteRowSchema } from "./vote-row.ts";

const openDecreeSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  published: optionalDay,
  expires: optionalDay,
  /** Days left on `asOf`; null = unknown. */
  daysLeft: z.int().nullable(),
  /** Chamber and status of the conversion bill. */
  where: z.strictObject({ branch: z.enum(branches), status: z.string().nullable() }).nullable(),
});
export type OpenDecree = z.infer<typeof openDecreeSchema>;

const sittingSchema = z.strictObject({
  branch: z.enum(branches),
  sitting: z.int(),
  date: z.iso.date(),
  /** All votes, in order. */
  ticks: z.array(sittingTickSchema),
  /** Most important votes: defeats of the government, final, confidence, key, then the closest. */
  rows: z.array(voteRowSchema),
  /** Those of `rows` whose positions are known. */
  votes: z.array(followedVoteSchema),
});
export type HomeSitting = z.infer<typeof sittingSchema>;

export const homePageSchema = z.strictObject({
  /** Day up to which terms are counted. */
  asOf: optionalDay,
  /** Day up to which the state of the decree-laws is known; `asOf` counts their days left. */
  decreesAsOf: optionalDay,
  /**
   * The vote that leads: why, and how many others of the last days have the same reason. Reason null = the last final
   * vote, because no vote of the last days has a reason. null = the source has no such vote.
   */
  lead: z
    .strictObject({ vote: votePageSchema, reason: z.enum(leadReasons).nullable(), others: z.int().nonnegative() })
    .nullable(),
  /** Groups by size on the last day covered by the data of each chamber. Fallback for when there is no vote to draw. */
  seats: z.array(
    z.strictObject({
      branch: z.enum(branches),
      asOf: optionalDay,
      groups: z.array(z.strictObject({ group: groupLinkSchema, size: z.int() })),
    }),
  ),
  sittings: z.array(sittingSchema),
  /**
   * null = no number is known. `unknown`: laws whose initiative is not known; `isBySource`: the source's own numbers, while
   * its list of bills is not read in full.
   */
  laws: z
    .strictObject({
      ...{ total: z.int(), government: z.int(), unknown: z.int() },
      isBySource: z.literal(true).optional(),
    })
    .nullable(),
  /** Whether decree-laws have been acquired: that none is open can be said. */
  hasDecrees: z.boolean(),
  /** null = the source has no implementing decrees. */
  implementing: z.strictObject({ total: z.int(), missing: z.int(), overdue: z.int() }).nullable(),
  votes: z.strictObject({ C: z.int(), S: z.int() }).nullable(),
  decrees: z.array(openDecreeSchema),
  latestLaws: z.array(z.strictObject({ id: z.string(), title: z.string(), number: z.string(), date: optionalDay })),
  keyVotes: z.strictObject({ isByRule: z.boolean(), total: z.int(), rows: z.array(voteRowSchema) }),
  strength: z.strictObject({ total: z.int(), rows: z.array(strengthRowSchema) }),
  events: z.strictObject({
    count: z.int(),
    /** The newest. */
    rows: z.array(eventRowSchema),
  }),
  /**
   * Last day of the change log, with its first corrections and withdrawals by name; null = nothing has changed since
   * the first publication.
   */
  lastChanges: updateDaySchema.nullable(),
  updated: z.iso.date(),
  sources: z.array(pageSourceSchema),
});
export type HomePage = z.infer<typeof homePageSchema>;
