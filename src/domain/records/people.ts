/** People and their photos. */
import { z } from "zod";
import { branches, genders, sides } from "#src/domain/codes.ts";
import { day, optionalCount, optionalDay, optionalText, slug, sourceRefSchema, text, url } from "./parts.ts";

/** A spell of membership in a group. `start: null` = joined on a day that the source does not give. */
const groupSpellSchema = z.strictObject({
  group: slug,
  start: optionalDay,
  end: optionalDay,
  /** See `Spell`: of whoever joined after the mandate began, on a day that the source does not give. */
  knownFrom: day.optional(),
});

/** A spell on a side. `start: null` = from the beginning of what is known. */
const sideSpellSchema = z.strictObject({ side: z.enum(sides), start: optionalDay, end: optionalDay });

/** A mandate in one chamber. */
const membershipSchema = z.strictObject({
  branch: z.enum(branches),
  start: day,
  /** First day no longer in office; null = in office. */
  end: optionalDay,
  /** Why it ended, in the source's words ("Decesso", "Dimissioni"). */
  endReason: optionalText,
  /** Election area id of `domain/areas.ts`; null for life senators. */
  electionArea: z.string().nullable(),
  /** Constituency in the source's words ("Lombardia 1 - P02"). */
  constituency: optionalText,
  /** "proporzionale", "maggioritario", … in the source's words. */
  electionType: optionalText,
  /** Electoral list. */
  list: optionalText,
  /** null = the source does not say. */
  isLife: z.boolean().nullable(),
  /** Person ids of the member this one replaced, and of the one who came after. */
  replaces: slug.nullable(),
  replacedBy: slug.nullable(),
  /** Group spells in order of time; `end` is the first day no longer in the group. */
  groups: z.array(groupSpellSchema),
  /** The member's own side in time, where a source gives it: it holds while they are in the mixed group or in none. */
  sides: z.array(sideSpellSchema).optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** A number beyond all measure would make the sums of everybody none. */
const points = z.number().min(0).max(1e6).nullable();

/** Strength-index values as a source publishes them; absent when we compute them ourselves. Percent points. */
const publishedStrengthSchema = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  branch: points,
  government: points,
});

export const personSchema = z.strictObject({
  /** The name ("rossi-maria"); of namesakes with what tells them apart ("rossi-maria-1970-01-31"). It never changes. */
  id: slug,
  /** Other addresses of the same person: numeric ids, older slugs, the chambers' ids ("d307394", "senatore-1103"). */
  aliases: z.array(slug),
  familyName: text,
  givenName: text,
  gender: z.enum(genders).nullable(),
  birthDate: optionalDay,
  birthPlace: optionalText,
  deathDate: optionalDay,
  profession: optionalText,
  /** Photo at the source; the site only ever shows a local copy. */
  image: url.nullable(),
  /** In order of time. Empty for ministers who are not members. */
  memberships: z.array(
    // One that ended before it began would put every vote of the chamber in verification.
    membershipSchema.refine(({ start, end }) => end === null || end >= start, {
      path: ["end"],
      error: "ends before it begins",
    }),
  ),
  /** Earlier and outside offices, in the source's words. */
  career: z.array(z.strictObject({ role: text, organisation: optionalText, start: optionalDay, end: optionalDay })),
  publishedStrength: z.array(publishedStrengthSchema),
  /** Present values of the strength index as the source publishes them, with rank and number of ranked members. */
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
  /** Votes of this member as the source counts them. Shown, under its name, only while no position is known. */
  publishedFigures: z
    .strictObject({
      voting: optionalCount,
      present: optionalCount,
      absent: optionalCount,
      mission: optionalCount,
      rebels: optionalCount,
    })
    .optional(),
  sources: z.array(sourceRefSchema),
});
export type Person = z.infer<typeof personSchema>;

/** The local copy of a person's photo: made by the pull itself, whatever the source. */
export const photoSchema = z.strictObject({
  /** The person's. */
  id: slug,
  /** Address at the source. */
  source: url,
  /** Tells one content from another, in the names of the copies; null = withdrawn by the source. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .nullable(),
  fetchedAt: day,
});
export type Photo = z.infer<typeof photoSchema>;
