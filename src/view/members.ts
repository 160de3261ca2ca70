import { z } from "zod";
import { branches, genders, sides } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { personRefSchema } from "./person-parts.ts";

/** Figures of a member; null for whoever never voted and for presidents of the chamber, who by custom do not vote. */
const figuresSchema = z.strictObject({
  voting: z.int(),
  present: z.int(),
  mission: z.int(),
  absent: z.int(),
  inLine: z.int(),
  evaluable: z.int(),
  /** null = nothing to differ from: no group with a line, or no choice made. */
  rebels: z.int().nullable(),
});

/** A member in lists and tables. */
export const memberRowSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  /** Digest of the local copy of the photo; null = initials. */
  photo: z.string().nullable(),
  group: z.strictObject({ id: z.string(), acronym: z.string() }).nullable(),
  side: z.enum(sides).nullable(),
  /** Election area id; null for life senators and where the source is silent. */
  area: z.string().nullable(),
  /** null = the source does not say. */
  isLife: z.boolean().nullable(),
  /** In office in this chamber. */
  active: z.boolean(),
  /** The weightiest office beyond the mandate, in the source's words. */
  office: z.strictObject({ role: z.string(), body: z.string() }).nullable(),
  isPresident: z.boolean(),
  figures: figuresSchema.nullable(),
  /**
   * Total strength now in percentage points, with its rank where everybody's is known; null for whoever holds no office,
   * or where no present value is known.
   */
  strength: z.strictObject({ value: z.number(), rank: z.int().nullable() }).nullable(),
});
export type MemberRow = z.infer<typeof memberRowSchema>;

/** All members of a chamber, by surname: the file behind the filters. */
export const membersDataSchema = z.strictObject({ branch: z.enum(branches), rows: z.array(memberRowSchema) });
export type MembersData = z.infer<typeof membersDataSchema>;

export const membersPageSchema = z.strictObject({
  branch: z.enum(branches),
  /** Members in office. */
  count: z.int(),
  /** Whether any vote of the chamber is counted. */
  hasFigures: z.boolean(),
  /** The first page of the default view. */
  rows: z.array(memberRowSchema),
  /** Groups with members in office, the largest first. */
  groups: z.array(z.strictObject({ id: z.string(), acronym: z.string(), name: z.string(), count: z.int() })),
  /** Everybody, as links. */
  all: z.array(personRefSchema.extend({ active: z.boolean() })),
  updated: z.string(),
  sources: z.array(sourceRefSchema),
});
export type MembersPage = z.infer<typeof membersPageSchema>;
