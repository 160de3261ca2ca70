/** Parts shared by the pages of bodies, groups and governments. They hold codes, ISO days and numbers, no UI text. */
import { z } from "zod";
import { bodyBranches, branches, genders, sidesOnDay } from "#src/domain/codes.ts";
import { bodyKinds } from "#src/domain/records.ts";

/** ISO day; null = not given by the source. */
export const optionalDay = z.iso.date().nullable();

/** Side of a person or group; null = not known. */
export const sideSchema = z.enum(sidesOnDay).nullable();

/** Group tag with a link: the id sets the color, the acronym is the text. */
export const groupLinkSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  acronym: z.string(),
  name: z.string(),
  side: sideSchema,
  isMixed: z.boolean(),
});
export type GroupLink = z.infer<typeof groupLinkSchema>;

export const personLinkSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  /** Digest of the local copy of the photo; null = show initials. */
  photo: z.string().nullable(),
  branch: z.enum(branches).nullable(),
  group: groupLinkSchema.nullable(),
  side: sideSchema,
  /** There is no record of the person: a name made from the id, no page, no link. */
  isMissing: z.literal(true).optional(),
});
export type PersonLink = z.infer<typeof personLinkSchema>;

/** A ratio as two counts; a page rounds it once, in print. */
export const ratioSchema = z.strictObject({ part: z.int(), whole: z.int() });

/** Number of people on a side, and the sum of their strength in percentage points. */
const sideFiguresSchema = z.strictObject({ size: z.int(), strength: z.number().nullable() });

/** Figures of a set of people, with their denominators. */
export const compositionFiguresSchema = z.strictObject({
  size: z.int(),
  women: z.int(),
  genderKnown: z.int(),
  averageAge: z.number().nullable(),
  ageKnown: z.int(),
  majority: sideFiguresSchema,
  opposition: sideFiguresSchema,
  neither: sideFiguresSchema,
});
export type CompositionFigures = z.infer<typeof compositionFiguresSchema>;

/**
 * Members of one group and side within a body: how many, and the sum of their strength. Sorted by strength, highest
 * first.
 */
export const groupPowerSchema = z.strictObject({
  group: groupLinkSchema.nullable(),
  side: sideSchema,
  size: z.int(),
  strength: z.number().nullable(),
});
export type GroupPower = z.infer<typeof groupPowerSchema>;

/** A person's role in a body, with its period. */
export const roleRowSchema = z.strictObject({
  person: personLinkSchema,
  /** Role as worded by the source; null = plain member. */
  role: z.string().nullable(),
  start: optionalDay,
  end: optionalDay,
  /** Strength within the person's own chamber, in percentage points. */
  strength: z.number().nullable(),
});
export type RoleRow = z.infer<typeof roleRowSchema>;

export const bodyLinkSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(bodyBranches),
  kind: z.enum(bodyKinds),
  name: z.string(),
});
export type BodyLink = z.infer<typeof bodyLinkSchema>;

export const bodyRowSchema = z.strictObject({
  body: bodyLinkSchema,
  president: personLinkSchema.nullable(),
  figures: compositionFiguresSchema,
  start: optionalDay,
  end: optionalDay,
});
export type BodyRow = z.infer<typeof bodyRowSchema>;
