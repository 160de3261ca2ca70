import { z } from "zod";
import { branches, sourceNames, sourceParts } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctedRecordSchema } from "./corrected-record.ts";

const optionalDay = z.iso.date().nullable();

/** /faq: questions of the source, shown beside the site's own. */
export const faqPageSchema = z.strictObject({
  questions: z.array(
    z.strictObject({ id: z.string(), section: z.string().nullable(), question: z.string(), answer: z.string() }),
  ),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type FaqPage = z.infer<typeof faqPageSchema>;

/** First and last day of the initial import, for a source whose past is imported in parts; null = unknown. */
export const fillingSchema = z
  .strictObject({
    first: z.iso.date(),
    last: z.iso.date(),
    /** Records of the source not yet read; 0 = import complete. */
    waiting: z.int().nonnegative(),
  })
  .nullable();
export type Filling = z.infer<typeof fillingSchema>;

/** Number of changes on a day, by kind of record. */
export const changeDaySchema = z.strictObject({
  day: z.iso.date(),
  kinds: z.array(z.strictObject({ kind: z.string(), appeared: z.int(), changed: z.int(), vanished: z.int() })),
});
export type ChangeDay = z.infer<typeof changeDaySchema>;

/** /stato. */
export const statusPageSchema = z.strictObject({
  source: z.enum(sourceNames),
  /** Day of the last change of the data. */
  edition: z.iso.date(),
  dataDate: z.strictObject({ C: optionalDay, S: optionalDay }),
  /** Last day covered by the data, by part. */
  coverage: z.strictObject({ votes: optionalDay, acts: optionalDay, people: optionalDay }),
  /** Day of the last vote of each chamber: one may be far behind the other. */
  lastVotes: z.strictObject({ C: optionalDay, S: optionalDay }),
  missingParts: z.array(z.enum(sourceParts)),
  filling: fillingSchema,
  attribution: z.array(z.string()),
  /** Number of records by kind; null = the source has none of this kind. */
  counts: z.array(z.strictObject({ kind: z.string(), count: z.int().nullable() })),
  /** Votes whose totals do not match their positions, newest first. */
  review: z.array(z.strictObject({ id: z.string(), date: z.iso.date(), branch: z.enum(branches), title: z.string() })),
  /** Votes without published positions. */
  unpublished: z.int(),
  quarantine: z.array(
    z.strictObject({
      kind: z.string(),
      key: z.string(),
      reason: z.string(),
      url: z.string().nullable(),
      since: z.string(),
    }),
  ),
  /** Corrections of ours that hold. `since`: first day on which they were published. */
  ownCorrections: z.array(correctedRecordSchema.extend({ since: z.iso.date() })),
  /** Acts published without a day of presentation, status or phase. */
  doubtfulActs: z.int(),
  changes: z.array(changeDaySchema),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type StatusPage = z.infer<typeof statusPageSchema>;

/** /stato.json: the page, and the last nightly runs (UTC; null = none yet). */
export const statusFileSchema = z.strictObject({
  /** When the source was last asked. */
  checkedAt: z.iso.datetime().nullable(),
  /** When it was last read whole. */
  readAt: z.iso.datetime().nullable(),
  ...statusPageSchema.shape,
});
export type StatusFile = z.infer<typeof statusFileSchema>;

/** /indicatori: real examples for the formulas; null = the source has no votes. */
export const indicatorsPageSchema = z.strictObject({
  example: z
    .strictObject({
      vote: z.strictObject({ id: z.string(), title: z.string(), date: z.iso.date(), branch: z.enum(branches) }),
      /** The largest group with a line. */
      group: z.strictObject({
        acronym: z.string(),
        size: z.int(),
        /** The President of the assembly belongs to it, and is not counted in `size`. */
        hasPresident: z.boolean(),
        inLine: z.int(),
        rebels: z.int(),
        nonParticipants: z.int(),
        cohesion: z.number(),
      }),
      /** null = the chamber does not publish the threshold. */
      margin: z.strictObject({ ayes: z.int(), required: z.int(), margin: z.int() }).nullable(),
    })
    .nullable(),
  /** First deputy in office in alphabetical order, as a neutral example. */
  member: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      voting: z.int(),
      present: z.int(),
      mission: z.int(),
      absent: z.int(),
      inLine: z.int(),
      evaluable: z.int(),
    })
    .nullable(),
  /** First of the strength index, in percentage points; `of` = number of ranked people. */
  strongest: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      inBranch: z.number().nullable(),
      inGovernment: z.number().nullable(),
      total: z.number(),
      /** Computed from our weights: then the total follows from the two values. */
      isOurs: z.boolean(),
      of: z.int(),
    })
    .nullable(),
  /** Weights of offices of government as the source publishes them, on its own scale, heaviest first. */
  officeWeights: z.array(z.strictObject({ role: z.string(), party: z.string().nullable(), weight: z.number() })),
  presidency: z.strictObject({ size: z.int(), women: z.int(), genderKnown: z.int() }).nullable(),
  /**
   * Groups of the Camera: moves into and out of the largest; votes in which the two largest both had a line, and those
   * with the same line.
   */
  groups: z
    .strictObject({
      largest: z.string(),
      second: z.string(),
      entered: z.int(),
      left: z.int(),
      both: z.int(),
      same: z.int(),
    })
    .nullable(),
  implementing: z.strictObject({ total: z.int(), missing: z.int() }).nullable(),
  /** The decree-law with the earliest deadline. */
  decree: z
    .strictObject({
      id: z.string(),
      published: z.iso.date(),
      expires: z.iso.date(),
      asOf: z.iso.date(),
      daysLeft: z.int(),
    })
    .nullable(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type IndicatorsPage = z.infer<typeof indicatorsPageSchema>;
