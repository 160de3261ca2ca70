import { z } from "zod";
import { branches, genders } from "#src/domain/codes.ts";
import { ageBands } from "#src/domain/age.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { groupRefSchema, roleSchema } from "./person-parts.ts";

/** A rank and how many people it is out of; `of: null` = the source gives the rank alone. */
export const placeSchema = z.strictObject({ rank: z.int(), of: z.int().nullable() });

/** Somebody with an office, in the list of the strength index. */
export const strengthRowSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  roles: z.array(roleSchema),
  group: z.strictObject({ id: z.string(), acronym: z.string() }).nullable(),
  office: z.strictObject({ role: z.string(), body: z.string() }).nullable(),
  /** Percentage points, with the decimals of print; `total` is the overall index: null = the source publishes none. */
  total: z.number().nullable(),
  inBranch: z.number().nullable(),
  inGovernment: z.number().nullable(),
  /** Among all of the total; null = not everybody's value is known, or not the offices of government. */
  rank: z.int().nullable(),
  /** Among the members of the own chamber; null = not a member, or not everybody's value is known. */
  branchRank: z.int().nullable(),
  /** Ranks in chamber and government, if the total has no rank. */
  places: z
    .strictObject({
      branch: placeSchema.extend({ branch: z.enum(branches) }).nullable(),
      government: placeSchema.nullable(),
    })
    .optional(),
});
export type StrengthRow = z.infer<typeof strengthRowSchema>;

export const strengthDataSchema = z.strictObject({ rows: z.array(strengthRowSchema) });
export type StrengthData = z.infer<typeof strengthDataSchema>;

/** Strength of a set of people, in percentage points: number of people, sum and median. */
const shareSchema = z.strictObject({ people: z.int(), sum: z.number(), median: z.number() });

export const strengthPageSchema = z.strictObject({
  origin: z.enum(["published", "computed"]),
  /** The month of the values, where they are not present ones; null = they are. */
  month: z.string().nullable(),
  /** Whether everybody is in the list: else nothing is derived from it, and the sets below are empty. */
  isWhole: z.boolean(),
  count: z.int(),
  /** Number of people that the overall ranks are out of: the source's, where the ranks are; null = it gives none. */
  ranked: z.int().nullable(),
  /** First rows in the default order. */
  rows: z.array(strengthRowSchema),
  /** All people, strongest first. */
  all: z.array(
    z.strictObject({
      id: z.string(),
      familyName: z.string(),
      givenName: z.string(),
      total: z.number().nullable(),
      inBranch: z.number().nullable(),
      inGovernment: z.number().nullable(),
      rank: z.int().nullable(),
    }),
  ),
  /** Strength within the chamber by group; `group: null` = members in no group. The sums of a chamber add up to 100. */
  groups: z.array(shareSchema.extend({ branch: z.enum(branches), group: groupRefSchema.nullable() })),
  /** Strength within the government by party. Empty if the source has no governments, or no parties. */
  parties: z.array(shareSchema.extend({ party: z.string().nullable() })),
  /** Total strength by gender and by age band. */
  genders: z.array(shareSchema.extend({ gender: z.enum(genders).nullable() })),
  ages: z.array(shareSchema.extend({ from: z.union(ageBands.map((band) => z.literal(band))).nullable() })),
  updated: z.string(),
  sources: z.array(sourceRefSchema),
});
export type StrengthPage = z.infer<typeof strengthPageSchema>;
