import { z } from "zod";
import { branches, genders, sides } from "#src/domain/codes.ts";
import { electionAreas } from "#src/domain/areas.ts";
import {
  count,
  day,
  endDay,
  inOrder,
  optionalCount,
  optionalDay,
  optionalText,
  slug,
  sourceRefSchema,
  text,
  url,
} from "./parts.ts";

/** Membership of a group. `start: null` = the day of the join was not published. */
const groupPeriodSchema = inOrder(
  z.strictObject({
    group: slug,
    start: optionalDay,
    end: endDay,
    /** See `Period`: only for a member who joined after the mandate began, on an unknown day. */
    knownFrom: day.optional(),
    /**
     * The source gives no such day: `start` is that of the first ballot in the group, `end` the first on which the member
     * is elsewhere. For counts only: pages print no day.
     */
    isStartAssumed: z.literal(true).optional(),
    isEndAssumed: z.literal(true).optional(),
  }),
);

/** Period on a side. `start: null` = since the earliest known day. */
const sidePeriodSchema = inOrder(z.strictObject({ side: z.enum(sides), start: optionalDay, end: endDay }));

const areaIds = new Set<string>(electionAreas.map(({ id }) => id));
const areaId = z
  .string()
  .refine((id) => areaIds.has(id), "no election area")
  .meta({ mayBeLeftOut: true });

const membershipSchema = z.strictObject({
  branch: z.enum(branches),
  start: day,
  /** The source gives no first day: `start` is that of the legislature or of the first vote, for counts only. Pages print no day. */
  isStartAssumed: z.literal(true).optional(),
  /** Exclusive end date; null = in office. */
  end: endDay,
  /**
   * Last day as published, where it is not the day before `end`: the Camera ends a mandate on the day on which that of
   * the successor begins. Pages show it; counts use `end`.
   */
  lastDay: day.optional(),
  /** Reason of the end as published ("Decesso", "Dimissioni"). */
  endReason: optionalText,
  /** Election area id from `domain/areas.ts`; null for life senators. */
  electionArea: areaId.nullable(),
  /** Constituency as published ("Lombardia 1 - P02"). */
  constituency: optionalText,
  /** As published: "proporzionale", "maggioritario", … */
  electionType: optionalText,
  list: optionalText,
  /** null = not published. */
  isLife: z.boolean().nullable(),
  /** Person ids of the predecessor and of the successor in this seat. */
  replaces: slug.nullable(),
  replacedBy: slug.nullable(),
  /** Group memberships in order of time; `end` is exclusive. */
  groups: z.array(groupPeriodSchema),
  /**
   * Former groups whose days are not published, oldest first. They are in no count. `before`: position in `groups` of the
   * period that follows.
   */
  undatedGroups: z.array(z.strictObject({ group: slug, before: z.int().nonnegative() })).optional(),
  /**
   * Periods of the member's own side, if a source publishes them. They apply while the member is in the mixed group or
   * in none.
   */
  sides: z.array(sidePeriodSchema).optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Upper bound: one absurd value would make every sum and share useless. */
const points = z.number().min(0).max(1e6).meta({ mayBeLeftOut: true }).nullable();

/** A day that only describes a person: nothing is counted by it. */
const dayOfLife = day.meta({ latest: "today", mayBeLeftOut: true }).nullable();

/** Monthly strength-index values as published, in percentage points; empty when we compute the index. */
const publishedStrengthSchema = z
  .strictObject({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .meta({ latest: "today" }),
    branch: points,
    government: points,
  })
  .meta({ mayBeLeftOut: true });

const careerSchema = inOrder(
  z.strictObject({ role: text, organisation: optionalText, start: optionalDay, end: endDay }),
).meta({ mayBeLeftOut: true });

export const personSchema = z.strictObject({
  /**
   * Slug of the name ("rossi-maria"); namesakes get a distinguishing suffix ("rossi-maria-1970-01-31"). Never changes.
   */
  id: slug,
  /** Alternative ids of the person: numeric ids, older slugs, ids of the chambers ("d307394", "senatore-1103"). */
  aliases: z.array(slug),
  familyName: text,
  givenName: text,
  /** Name in the chamber's register, only where it is not the name in use above. */
  registeredName: z.strictObject({ familyName: text, givenName: text }).optional(),
  gender: z.enum(genders).nullable(),
  birthDate: dayOfLife,
  birthPlace: optionalText,
  deathDate: dayOfLife,
  profession: optionalText,
  /** URL of the photo at the source. The site shows only a local copy. */
  image: url.nullable(),
  /** In order of time. Empty for members of government without a seat. */
  // A mandate that ends before it begins would put every vote of the chamber under review.
  memberships: z.array(inOrder(membershipSchema)),
  /** Earlier offices and offices outside parliament, as published. */
  career: z.array(careerSchema),
  publishedStrength: z.array(publishedStrengthSchema),
  /** Current values of the strength index as published, with rank and number of ranked people. */
  currentStrength: z
    .strictObject({
      branch: points,
      branchRank: optionalCount,
      branchTotal: optionalCount,
      government: points,
      governmentRank: optionalCount,
      governmentTotal: optionalCount,
      /** Own chamber and government together, among all ranked persons. */
      overall: points.optional(),
      overallRank: optionalCount.optional(),
      overallTotal: optionalCount.optional(),
    })
    .optional(),
  /** Participation counts as published. Shown, with the name of the source, only while no positions are known. */
  publishedFigures: z
    .strictObject({
      voting: optionalCount,
      present: optionalCount,
      absent: optionalCount,
      mission: optionalCount,
      rebels: optionalCount,
    })
    .optional(),
  /**
   * Bills with the person as first signer, and those that became law, as published: only while the list of bills is not
   * read in full.
   */
  publishedBills: z.strictObject({ total: count, laws: optionalCount }).optional(),
  /**
   * The profile has not been read: lists or votes name the person, and what only the profile says is not known. Pages
   * assert nothing by its absence.
   */
  isProfileUnread: z.literal(true).optional(),
  sources: z.array(sourceRefSchema),
});
export type Person = z.infer<typeof personSchema>;

/** Local copy of a photo, created by the pull for every source. */
export const photoSchema = z.strictObject({
  id: slug,
  source: url,
  /** Content digest, part of the file names of the copies; null = withdrawn by the source. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .nullable(),
  fetchedAt: day,
});
export type Photo = z.infer<typeof photoSchema>;
