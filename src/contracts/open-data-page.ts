/**
 * Contract of /open-data: the downloadable files with their sizes. Descriptions of tables and columns are in
 * `src/i18n`.
 */
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
      /** The same rows by month, oldest first, for spreadsheets; empty for most tables. */
      months: z.array(fileSchema),
    }),
  ),
  /** Files that cover all tables. */
  bundles: z.array(fileSchema),
  /** Months with an archived copy, newest first: "2026-11". */
  months: z.array(z.string()),
  attribution: z.array(z.string()),
  /** Newest year with votes, YYYY; that of the data when there are none. */
  year: z.string().length(4),
  updated: z.iso.date(),
});
export type OpenDataPage = z.infer<typeof openDataPageSchema>;
