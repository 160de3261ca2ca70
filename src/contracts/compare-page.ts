import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { groupLinkSchema } from "./body-parts.ts";
import { agreementSchema } from "./group-pages.ts";

/** `/confronta` and `/i-miei-parlamentari`. The browser loads the data of the compared members. */
export const comparePageSchema = z.strictObject({
  /** ISO day of the newest data shown by comparisons. */
  updated: z.string(),
  sources: z.array(sourceRefSchema),
  /**
   * Example comparison for each chamber with votes: the presidents of its two largest groups. Empty on the page where
   * readers choose the members.
   */
  examples: z.array(
    z.strictObject({
      branch: z.enum(branches),
      members: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  ),
  /**
   * Groups of each chamber with votes, and the pairs that have a page. Empty on the page where readers choose the
   * members.
   */
  groups: z.array(
    z.strictObject({
      branch: z.enum(branches),
      groups: z.array(groupLinkSchema),
      agreement: z.array(agreementSchema),
    }),
  ),
});
export type ComparePage = z.infer<typeof comparePageSchema>;
