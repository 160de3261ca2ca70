/**
 * Contract of /open-data: the downloadable files with their sizes. Descriptions of tables and columns are in
 * `src/i18n`.
 */
import type { Count, Day } from "./page-contracts.ts";

export interface OpenDataFile {
  /** Site path. */
  readonly path: string;
  readonly format: "csv" | "json" | "parquet" | "sqlite" | "datapackage" | "csvw" | "sums" | "popolo";
  readonly bytes: Count;
  readonly sha256: string;
}

export interface OpenDataColumn {
  readonly name: string;
  readonly type: "TEXT" | "INTEGER" | "REAL";
  readonly nullable: boolean;
}

export interface OpenDataPage {
  readonly tables: readonly {
    readonly name: string;
    readonly key: readonly string[];
    readonly rows: Count;
    readonly columns: readonly OpenDataColumn[];
    readonly files: readonly OpenDataFile[];
    /** The same rows by month, oldest first, for spreadsheets; empty for most tables. */
    readonly months: readonly OpenDataFile[];
  }[];
  /** Files that cover all tables. */
  readonly bundles: readonly OpenDataFile[];
  /** Months with an archived copy, newest first: "2026-11". */
  readonly months: readonly string[];
  readonly attribution: readonly string[];
  /** Newest year with votes, YYYY; that of the data when there are none. */
  readonly year: string;
  readonly updated: Day;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "open-data": OpenDataPage;
  }
}
