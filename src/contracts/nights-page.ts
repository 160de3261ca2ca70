import { z } from "zod";

/** /stato/letture: the last nightly runs, newest first. */
export const nightsPageSchema = z.strictObject({
  nights: z.array(
    z.strictObject({
      /** "2026-11-20T03:25:10Z". */
      time: z.string(),
      isRead: z.boolean(),
      /** Records that are new, changed or gone. */
      changed: z.int(),
    }),
  ),
  /** Day of the last run; the edition when there is none. */
  updated: z.iso.date(),
});
export type NightsPage = z.infer<typeof nightsPageSchema>;
