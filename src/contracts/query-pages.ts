/**
 * Contracts of /open-data/interroga (the published tables and their Parquet files) and of the pages of its ready
 * questions. The questions and the descriptions of tables and columns are in `src/lib`, `src/i18n` and `src/domain`.
 */
import { z } from "zod";

const columnSchema = z.strictObject({
  name: z.string(),
  type: z.enum(["TEXT", "INTEGER", "REAL"]),
  nullable: z.boolean(),
});

/** A published table, as far as a query console has to know it. */
const queryTableSchema = z.strictObject({
  name: z.string(),
  key: z.array(z.string()),
  columns: z.array(columnSchema),
  /** Parquet files: one, or one per year, oldest first. `year`: null = the whole table. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.int().nonnegative(), year: z.string().nullable() })),
});
export type QueryTable = z.infer<typeof queryTableSchema>;

/** `year`: newest year with votes, YYYY; that of the data when there are none. */
const common = { year: z.string().length(4), updated: z.iso.date(), attribution: z.array(z.string()) };

export const queryConsoleSchema = z.strictObject({ ...common, tables: z.array(queryTableSchema) });

/** Result of a ready question, computed by the build from the published SQLite file. */
export const queryAnswerSchema = z.strictObject({
  id: z.string(),
  columns: z.array(z.string()),
  /** The first rows; the order is the query's. */
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  /** Number of all rows. */
  total: z.int().nonnegative(),
});
export type QueryAnswer = z.infer<typeof queryAnswerSchema>;

export const queryPageSchema = z.strictObject({
  ...common,
  ...queryAnswerSchema.shape,
  /** The tables that the query reads. */
  tables: z.array(queryTableSchema.pick({ name: true, files: true })),
});
export type QueryPage = z.infer<typeof queryPageSchema>;
