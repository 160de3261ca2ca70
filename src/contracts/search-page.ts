import { z } from "zod";
import { pageSourceSchema } from "./page-source.ts";

export const searchPageSchema = z.strictObject({
  years: z.array(z.string()),
  /** Archives that have a page; those without data have none. */
  archives: z.array(z.enum(["votes", "events"])),
  updated: z.iso.date(),
  sources: z.array(pageSourceSchema),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
