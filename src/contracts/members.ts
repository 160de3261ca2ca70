import { z } from "zod";
import { branches, genders, sidesOnDay } from "#src/domain/codes.ts";
import { heldOffices } from "#src/domain/office-roles.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { personRefSchema } from "./person-parts.ts";

/**
 * Voting figures of a member. null for members who never voted, and for presidents of the chamber, who by custom do not
 * vote.
 */
const figuresSchema = z.strictObject({
  voting: z.int(),
  present: z.int(),
  mission: z.int(),
  absent: z.int(),
  inLine: z.int(),
  evaluable: z.int(),
  /** Number of rebel votes; null = the member never cast a vote while their group had a line. */
  rebels: z.int().nullable(),
});

export const memberRowSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  familyName: z.string(),
  givenName: z.string(),
  /** As in the register, only where it is another name. */
  registeredName: z.string().optional(),
  gender: z.enum(genders).nullable(),
  /** Digest of the local copy of the photo; null = show initials. */
  photo: z.string().nullable(),
  group: z.strictObject({ id: z.string(), acronym: z.string() }).nullable(),
  side: z.enum(sidesOnDay).nullable(),
  /** Election area id; null = life senator, or not given by the source. */
  area: z.string().nullable(),
  /** As published ("Lombardia 1 - P02"); null = not given. Only in rows of territories. */
  constituency: z.string().nullable().optional(),
  /** null = the source does not say. */
  isLife: z.boolean().nullable(),
  /** In office in this chamber. */
  active: z.boolean(),
  /** The office beyond the mandate with the greatest strength, as worded by the source. */
  office: z.strictObject({ role: z.string(), body: z.string() }).nullable(),
  /** Kinds of office held on the day of the data, in this chamber's or joint bodies, in groups and in government. */
  offices: z.array(z.enum(heldOffices)).optional(),
  isPresident: z.boolean(),
  figures: figuresSchema.nullable(),
  /**
   * Present total strength in percentage points. `rank`: null unless all values are known. null = no office, or no
   * present value.
   */
  strength: z.strictObject({ value: z.number(), rank: z.int().nullable() }).nullable(),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** All members of a chamber, by surname: the data file of the filters. */
export const membersDataSchema = z.strictObject({ branch: z.enum(branches), rows: z.array(memberRowSchema) });
export type MembersData = z.infer<typeof membersDataSchema>;

export const membersPageSchema = z.strictObject({
  branch: z.enum(branches),
  /** Number of members in office. */
  count: z.int(),
  /** true = at least one vote of the chamber is counted. */
  hasFigures: z.boolean(),
  /** First page of rows in the default view. */
  rows: z.array(memberRowSchema),
  /** Groups with members in office, largest first. */
  groups: z.array(z.strictObject({ id: z.string(), acronym: z.string(), name: z.string(), count: z.int() })),
  /** Links to all members, former ones included. */
  all: z.array(personRefSchema.extend({ active: z.boolean() })),
  updated: z.string(),
  sources: z.array(sourceRefSchema),
});
export type MembersPage = z.infer<typeof membersPageSchema>;
