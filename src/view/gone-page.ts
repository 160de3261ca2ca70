import { z } from "zod";

/** Page at an address that was published and whose record is no longer in the data. */
export const gonePageSchema = z.strictObject({
  /** The address itself. */
  address: z.string(),
  /** First and last edition (day of the data) in which it was there. */
  since: z.iso.date(),
  until: z.iso.date(),
  /** The record that it was about, where the source withdrew it; its name where the log has it. */
  record: z.strictObject({ kind: z.string(), key: z.string(), name: z.string().nullable() }).nullable(),
  /** The nearest page above it that is still there. */
  parent: z.strictObject({ path: z.string(), isHome: z.boolean() }),
});
export type GonePage = z.infer<typeof gonePageSchema>;
