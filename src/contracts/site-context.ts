import { z } from "zod";
import { sourceNames, sourceParts } from "#src/domain/codes.ts";
import { readParts, readings } from "#src/domain/coverage.ts";

/** Data shared by all pages. They are part of every page's digest, so they hold only what rarely changes. */
export const siteContextSchema = z.strictObject({
  source: z.enum(sourceNames),
  /** Parts missing from the source (see `siteSchema.missingParts`). */
  missingParts: z.array(z.enum(sourceParts)),
  readings: z.record(z.enum(readParts), z.enum(readings)),
  /** Entries of the menu "Governi", newest first. */
  governments: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type SiteContext = z.infer<typeof siteContextSchema>;
