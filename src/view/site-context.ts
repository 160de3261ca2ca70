import { z } from "zod";
import { sourceNames, sourceParts } from "#src/domain/codes.ts";

/** What every page shares: part of every page's digest, so it holds only what changes rarely. */
export const siteContextSchema = z.strictObject({
  source: z.enum(sourceNames),
  /** Parts that the source does not have at all (see `siteSchema.lacks`). */
  lacks: z.array(z.enum(sourceParts)),
  /** Menu "Governi": newest first. */
  governments: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type SiteContext = z.infer<typeof siteContextSchema>;
