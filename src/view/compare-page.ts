import { z } from "zod";
import { sourceSchema } from "./person-parts.ts";

/** `/confronta`: the comparison itself is put together in the browser. */
export const comparePageSchema = z.strictObject({
  /** ISO day of the last thing that comparisons show. */
  updated: z.string(),
  sources: z.array(sourceSchema),
});
export type ComparePage = z.infer<typeof comparePageSchema>;
