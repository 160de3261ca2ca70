/** Contract of /open-data: what can be downloaded, measured. What tables and columns hold is said in `src/i18n`. */
import { z } from "zod";

const fileSchema = z.strictObject({
  /** Site path. */
  path: z.string(),
  format: z.enum(["csv", "json", "parquet", "sqlite", "datapackage", "csvw", "sums", "popolo"]),
  bytes: z.int().nonnegative(),
  sha256: z.string().length(64),
});
export type OpenDataFile = z.infer<typeof fileSchema>;

const columnSchema = z.strictObject({
  name: z.string(),
  type: z.enum(["TEXT", "INTEGER", "REAL"]),
  nullable: z.boolean(),
});

export const openDataPageSchema = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      key: z.array(z.string()),
      rows: z.int().nonnegative(),
      columns: z.array(columnSchema),
      files: z.array(fileSchema),
    }),
  ),
  /** Files about all tables together. */
  bundles: z.array(fileSchema),
  /** Monthly copies kept, newest first: "2026-11". */
  months: z.array(z.string()),
  attribution: z.array(z.string()),
  updated: z.iso.date(),
});
export type OpenDataPage = z.infer<typeof openDataPageSchema>;
