import { z } from "zod";

/** Tombstone: page at a published address whose record is no longer in the data. */
export const tombstonePageSchema = z.strictObject({
  address: z.string(),
  /**
   * First and last edition (day of the data) that contained the address. `until: null` = the archive is being filled
   * again and its record is still to be read.
   */
  since: z.iso.date(),
  until: z.iso.date().nullable(),
  /** The withdrawn record, if the source withdrew one; `name: null` = not in the change log. */
  record: z.strictObject({ kind: z.string(), key: z.string(), name: z.string().nullable() }).nullable(),
  /** Closest ancestor page that still exists. */
  parent: z.strictObject({ path: z.string(), isHome: z.boolean() }),
});
export type TombstonePage = z.infer<typeof tombstonePageSchema>;
