/** Contract of /cerca. */
import { z } from "zod";

export const searchPageSchema = z.strictObject({
  /** Years of the data, newest first. */
  years: z.array(z.string()),
  /** Archives that have a page: only what the data have does. */
  archives: z.array(z.enum(["votes", "events"])),
  updated: z.iso.date(),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
