/**
 * Who sat in a chamber from a day on, until the next change: kept once and shared by the contracts of all votes of
 * those days, which hold one letter a member.
 */
import { z } from "zod";
import { branches, genders, sides } from "#src/domain/codes.ts";

/** A group as of those days. */
const compositionGroupSchema = z.strictObject({
  id: z.string(),
  acronym: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  isMixed: z.boolean(),
  side: z.enum(sides).nullable(),
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
  z.enum(sides).nullable(),
]);
export type CompositionMember = z.infer<typeof compositionMemberSchema>;

const compositionSchema = z.strictObject({
  branch: z.enum(branches),
  /** First day. */
  day: z.iso.date(),
  /** In the order of the hall: opposition, neither, majority. */
  groups: z.array(compositionGroupSchema),
  /** In alphabetical order. */
  members: z.array(compositionMemberSchema),
  /** Place in `members` of the President of the assembly, counted in no group and on no side; null = not known. */
  president: z.int().nullable(),
});
export type Composition = z.infer<typeof compositionSchema>;

/** Its file. */
export const compositionFileSchema = compositionSchema.extend({
  /** Of the content: pages, which tell members by place, name it. */
  stamp: z.string(),
});
