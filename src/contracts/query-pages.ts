/**
 * Contracts of /open-data/interroga (the published tables and their Parquet files) and of the pages of its ready
 * questions. The questions and the descriptions of tables and columns are in `src/lib`, `src/i18n` and `src/domain`.
 */
import type { OpenDataColumn } from "./open-data-page.ts";
import type { Count, Day } from "./page-contracts.ts";

/** A published table, as far as a query console has to know it. */
export interface QueryTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly OpenDataColumn[];
  /** Parquet files: one, or one per year, oldest first. `year`: null = the whole table. */
  readonly files: readonly { readonly path: string; readonly bytes: Count; readonly year: string | null }[];
}

/** `year`: newest year with votes, YYYY; that of the data when there are none. */
interface Common {
  readonly year: string;
  readonly updated: Day;
  readonly attribution: readonly string[];
}

export interface QueryConsole extends Common {
  readonly tables: readonly QueryTable[];
}

/** Result of a ready question, computed by the build from the published SQLite file. */
export interface QueryAnswer {
  readonly id: string;
  readonly columns: readonly string[];
  /** The first rows; the order is the query's. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Number of all rows. */
  readonly total: Count;
}

export interface QueryPage extends Common, QueryAnswer {
  /** The tables that the query reads. */
  readonly tables: readonly Pick<QueryTable, "name" | "files">[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "query-console": QueryConsole;
    readonly "query-answers": QueryPage;
  }
}
