import { z } from "zod";

/**
 * Source in the page footer. `fetchedAt`: last day covered by the source; null = not applicable: it provided no data,
 * it only made them easier to read.
 */
export const pageSourceSchema = z.strictObject({
  name: z.string(),
  url: z.url().nullable(),
  fetchedAt: z.iso.date().nullable(),
});
export type PageSource = z.infer<typeof pageSourceSchema>;
