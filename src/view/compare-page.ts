import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";

/** `/confronta` and `/i-miei-parlamentari`: what they show of members is put together in the browser. */
export const comparePageSchema = z.strictObject({
  /** ISO day of the last thing that comparisons show. */
  updated: z.string(),
  sources: z.array(sourceRefSchema),
  /**
   * Of each chamber with votes, two to start from: the presidents of its two largest groups. None where the choice is
   * the reader's.
   */
  examples: z.array(
    z.strictObject({
      branch: z.enum(branches),
      members: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  ),
});
export type ComparePage = z.infer<typeof comparePageSchema>;
