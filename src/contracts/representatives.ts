/** Who was elected where: colleges, municipalities, and the members elected in them. */
import { z } from "zod";
import { branches, genders, memberVoteCodes } from "#src/domain/codes.ts";
import { pageSourceSchema } from "./page-source.ts";
import { personRefSchema } from "./person-parts.ts";

const collegeSchema = z.strictObject({
  /** "camera/veneto-2-u03" */
  id: z.string(),
  branch: z.enum(branches),
  kind: z.enum(["single", "list"]),
  constituency: z.string(),
  number: z.int(),
  area: z.string(),
  /** Id of the list college around a single-member one; null = none. */
  list: z.string().nullable(),
  seat: z.string().nullable(),
});

/** A member in office. */
const representativeSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  group: z.strictObject({ id: z.string(), acronym: z.string() }).nullable(),
  /** College id; null = the source gives only the region. */
  college: z.string().nullable(),
  /** Votes in which the member was present, and all of them; null = never voted, or presides over the chamber. */
  presence: z.strictObject({ present: z.int(), voting: z.int() }).nullable(),
  isPresident: z.boolean(),
  /** In the vote of the chamber in `votes`; null = no position in it. */
  vote: z.enum(memberVoteCodes).nullable(),
});
export type Representative = z.infer<typeof representativeSchema>;

/** A mandate that has ended. */
const formerSeatSchema = z.strictObject({
  person: personRefSchema,
  college: z.string(),
  start: z.string().nullable(),
  /** Exclusive. */
  end: z.string(),
  /** As published. */
  reason: z.string().nullable(),
  /** Successor in the seat; null = none that the source gives. */
  replacedBy: personRefSchema.nullable(),
});
export type FormerSeat = z.infer<typeof formerSeatSchema>;

/** The vote of a chamber that pages show: its last key vote, or its last final one if nobody selects key votes. */
const shownVoteSchema = z.strictObject({
  branch: z.enum(branches),
  id: z.string(),
  date: z.string(),
  title: z.string(),
  isKey: z.boolean(),
});

const provenance = { updated: z.string(), sources: z.array(pageSourceSchema) };

export const provinceSchema = z.strictObject({
  id: z.string(),
  /** "RE" */
  sign: z.string(),
  name: z.string(),
  /** Election area id. */
  area: z.string(),
  /** Municipalities with the same single-member colleges; college ids by chamber. */
  groups: z.array(
    z.strictObject({
      C: z.array(z.string()),
      S: z.array(z.string()),
      names: z.array(z.string()),
    }),
  ),
  /** Those of the groups, and the list colleges around them. */
  colleges: z.array(collegeSchema),
  /** Members in office elected in the region, by surname. */
  members: z.array(representativeSchema),
  /** Seats of `colleges` that were left, by day of the end. */
  former: z.array(formerSeatSchema),
  /** Chambers of which members have been read. */
  known: z.array(z.enum(branches)),
  votes: z.array(shownVoteSchema),
  ...provenance,
});
export type ProvincePage = z.infer<typeof provinceSchema>;

/** Names of all municipalities, by province: the search index. */
export const municipalityIndexSchema = z.strictObject({
  provinces: z.array(
    z.strictObject({ id: z.string(), sign: z.string(), name: z.string(), names: z.array(z.string()) }),
  ),
});
export type MunicipalityIndex = z.infer<typeof municipalityIndexSchema>;

export const representPageSchema = z.strictObject({
  /** Provinces of each region, in the customary order. */
  areas: z.array(
    z.strictObject({
      area: z.string(),
      provinces: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  ),
  ...provenance,
});
export type RepresentPage = z.infer<typeof representPageSchema>;

export const collegePageSchema = z.strictObject({
  college: collegeSchema,
  /** Members in office; for a list college of the Senate also those of whom the source gives only the region. */
  members: z.array(representativeSchema),
  former: z.array(formerSeatSchema),
  isKnown: z.boolean(),
  vote: shownVoteSchema.nullable(),
  /** List college around a single-member one. */
  around: collegeSchema.nullable(),
  /** Single-member colleges of a list college. */
  parts: z.array(collegeSchema),
  /** Municipalities by province; `isPart`: the city has several colleges. Empty = not in the source. */
  provinces: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      names: z.array(z.strictObject({ name: z.string(), istat: z.string().nullable(), isPart: z.boolean() })),
    }),
  ),
  ...provenance,
});
export type CollegePage = z.infer<typeof collegePageSchema>;
