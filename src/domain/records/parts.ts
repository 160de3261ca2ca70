/** Parts that several records have. */
import { z } from "zod";
import { actKinds } from "#src/domain/codes.ts";

export const day = z.iso.date();
export const optionalDay = day.nullable();
/** Seven times as long as the longest title of the chambers: one without end would make pages too heavy to publish. */
export const text = z.string().trim().min(1).max(5000);
export const optionalText = text.nullable();
export const count = z.int().nonnegative();
export const optionalCount = count.nullable();
/** Part of an address, and with an ending the name of a file, which no disk takes with more than 255 characters. */
export const slug = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.'-]*$/, "not a slug");
export const url = z.url({ protocol: /^https?$/ });

/** Where a record comes from and when it was read. */
export const sourceRefSchema = z.strictObject({
  /** Publisher, e.g. "Camera dei deputati". */
  name: text,
  /** Address of the record at the publisher, for readers; null when it has none. */
  url: url.nullable(),
  /** Day on which the source was first read in the present form of the record (of dumps, the day of the dump). */
  fetchedAt: day,
});
export type SourceRef = z.infer<typeof sourceRefSchema>;

/** A role held by a person for a while. `end` = first day no longer in the role. */
export const roleSpellSchema = z.strictObject({
  person: slug,
  /** In the source's words, masculine or feminine as published ("Presidente", "Vicepresidente", "Componente"). */
  role: text,
  start: optionalDay,
  end: optionalDay,
});
export type RoleSpell = z.infer<typeof roleSpellSchema>;

/** A link to an act by kind and id. */
export const actRefSchema = z.strictObject({ kind: z.enum(actKinds), id: slug });
export type ActRef = z.infer<typeof actRefSchema>;
