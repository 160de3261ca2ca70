/** Contract of /cerca. */
import { z } from "zod";

export const searchPageSchema = z.strictObject({
  /** Years of the data, newest first. */
  years: z.array(z.string()),
  updated: z.iso.date(),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
