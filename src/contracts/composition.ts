/**
 * Members of a chamber from a day until the next change of composition. Stored once and shared by the contracts of all
 * votes in that period, which store one letter per member.
 */
import { z } from "zod";
import { branches, genders, sidesOnDay } from "#src/domain/codes.ts";

const compositionGroupSchema = z.strictObject({
  id: z.string(),
  acronym: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  isMixed: z.boolean(),
  side: z.enum(sidesOnDay).nullable(),
});
export type CompositionGroup = z.infer<typeof compositionGroupSchema>;

/** Person id, surname, given name, gender, election area id, position of the group in `groups`, side. */
const compositionMemberSchema = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.enum(genders).nullable(),
  z.string().nullable(),
  z.int().nullable(),
  z.enum(sidesOnDay).nullable(),
]);
export type CompositionMember = z.infer<typeof compositionMemberSchema>;

const compositionSchema = z.strictObject({
  branch: z.enum(branches),
  /** First day of the period. */
  day: z.iso.date(),
  /** In the order of the drawing, left to right: see `placeInHall`. */
  groups: z.array(compositionGroupSchema),
  /** In alphabetical order. */
  members: z.array(compositionMemberSchema),
  /** Place in `members` of the President of the assembly, counted in no group and on no side; null = not known. */
  president: z.int().nullable(),
});
export type Composition = z.infer<typeof compositionSchema>;

export const compositionFileSchema = compositionSchema.extend({
  /**
   * Revision of the content. Vote pages refer to members by position, so they store the revision that they were built
   * from.
   */
  revision: z.string(),
});
