/** What the site search knows of a page. */
import { z } from "zod";

const searchKinds = ["person", "act", "vote", "body", "page"] as const;

export const searchRecordSchema = z.strictObject({
  kind: z.enum(searchKinds),
  /** Site path. */
  path: z.string(),
  title: z.string(),
  /** What it is, under the title: group, number, chamber, date. */
  detail: z.string(),
  /** Further words to find it by: numbers, official titles, names in use. */
  words: z.string(),
  /** ISO day by which it is dated; null = it has none, or is always current. */
  date: z.iso.date().nullable(),
});
export type SearchRecord = z.infer<typeof searchRecordSchema>;
