/** What pages of bodies, groups and governments have in common. Codes, ISO days and numbers: no words. */
import { z } from "zod";
import { bodyBranches, branches, genders, sides } from "#src/domain/codes.ts";
import { bodyKinds } from "#src/domain/records.ts";

/** An ISO day, or null where the source does not give it. */
export const optionalDay = z.iso.date().nullable();

/** Side of a person or group; null = neither, or not known. */
export const sideSchema = z.enum(sides).nullable();

/** A group as a tag with a link: its id gives the hue, its acronym the word. */
export const groupLinkSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  acronym: z.string(),
  name: z.string(),
  side: sideSchema,
  isMixed: z.boolean(),
});
export type GroupLink = z.infer<typeof groupLinkSchema>;

/** A person as a link; the group is the current one. */
export const personLinkSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  /** Digest of the local copy of the photo; null = initials. */
  photo: z.string().nullable(),
  branch: z.enum(branches).nullable(),
  group: groupLinkSchema.nullable(),
  side: sideSchema,
  /** There is no record of the person: a name made from the id, no page, no link. */
  isMissing: z.literal(true).optional(),
});
export type PersonLink = z.infer<typeof personLinkSchema>;

/** Heads of a side, and the sum of their strength in percent points. */
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
  unaligned: sideFiguresSchema,
});
export type CompositionFigures = z.infer<typeof compositionFiguresSchema>;

/** Strength and heads of the members of one group and side within a body, strongest first. */
export const groupPowerSchema = z.strictObject({
  group: groupLinkSchema.nullable(),
  side: sideSchema,
  size: z.int(),
  strength: z.number().nullable(),
});
export type GroupPower = z.infer<typeof groupPowerSchema>;

/** Somebody with a role, for a while. */
export const roleRowSchema = z.strictObject({
  person: personLinkSchema,
  /** In the source's words; null = a plain member. */
  role: z.string().nullable(),
  start: optionalDay,
  end: optionalDay,
  /** Strength in one's own chamber, in percent points. */
  strength: z.number().nullable(),
});
export type RoleRow = z.infer<typeof roleRowSchema>;

/** A body as a link. */
export const bodyLinkSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(bodyBranches),
  kind: z.enum(bodyKinds),
  name: z.string(),
});
export type BodyLink = z.infer<typeof bodyLinkSchema>;

/** A body as a row of a list. */
export const bodyRowSchema = z.strictObject({
  body: bodyLinkSchema,
  president: personLinkSchema.nullable(),
  figures: compositionFiguresSchema,
  start: optionalDay,
  end: optionalDay,
});
export type BodyRow = z.infer<typeof bodyRowSchema>;
