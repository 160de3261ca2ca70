import { z } from "zod";
import { actKinds } from "#src/domain/codes.ts";

export const day = z.iso.date();
export const optionalDay = day.nullable();
/**
 * At most seven times the longest title of the chambers: text of unlimited length would make pages too heavy to
 * publish.
 */
export const text = z.string().trim().min(1).max(5000);
export const optionalText = text.nullable();
export const count = z.int().nonnegative();
export const optionalCount = count.nullable();
/** Segment of an address and, with an extension, a file name: file systems allow at most 255 characters. */
export const slug = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.'-]*$/, "not a slug");
export const url = z.url({ protocol: /^https?$/ });

export const sourceRefSchema = z.strictObject({
  /** Publisher, e.g. "Camera dei deputati". */
  name: text,
  /** URL of the record at the publisher, for readers; null when there is none. */
  url: url.nullable(),
  /** Day on which the record was first read in its present form (for dumps, the day of the dump). */
  fetchedAt: day,
});
export type SourceRef = z.infer<typeof sourceRefSchema>;

/** Period in which a person holds a role. `end` is exclusive. */
export const rolePeriodSchema = z.strictObject({
  person: slug,
  /** Role name as published, masculine or feminine ("Presidente", "Vicepresidente", "Componente"). */
  role: text,
  start: optionalDay,
  end: optionalDay,
});
export type RolePeriod = z.infer<typeof rolePeriodSchema>;

export const actRefSchema = z.strictObject({ kind: z.enum(actKinds), id: slug });
export type ActRef = z.infer<typeof actRefSchema>;
