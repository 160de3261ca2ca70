/** A source as the foot of a page names it. */
import { z } from "zod";

/** `fetchedAt`: the day that the source has reached; null = it has none, as it only made the data easier to read. */
export const pageSourceSchema = z.strictObject({
  name: z.string(),
  url: z.url().nullable(),
  fetchedAt: z.iso.date().nullable(),
});
export type PageSource = z.infer<typeof pageSourceSchema>;
