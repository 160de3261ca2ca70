import { z } from "zod";

const searchKinds = ["person", "act", "vote", "body", "college", "page"] as const;

export const searchRecordSchema = z.strictObject({
  kind: z.enum(searchKinds),
  /** Site path. */
  path: z.string(),
  title: z.string(),
  /** Description under the title, beginning with what it is: kind, number, chamber, date, outcome or state. */
  detail: z.string(),
  /** Further search terms: numbers, official titles, common names. */
  words: z.string(),
  /** ISO day of the content; null = undated, or always current. */
  date: z.iso.date().nullable(),
});
export type SearchRecord = z.infer<typeof searchRecordSchema>;
