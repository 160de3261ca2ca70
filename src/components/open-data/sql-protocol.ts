/** Messages between the query console and its worker. Every question has one answer; `progress` comes before it. */
import type { Cell } from "#src/domain/tables/table.ts";
import type { QueryTable } from "#src/contracts/query-pages.ts";

/** A Parquet file of a table. `isLoaded`: in the database already. */
export interface NeededFile {
  readonly table: string;
  readonly path: string;
  readonly bytes: number;
  /** Of a table with a file per year; null = the whole table. */
  readonly year: string | null;
  readonly isLoaded: boolean;
}

/** Why a query was not answered. */
export type Fault =
  /** SQLite's message, in English. `at`: index in the query; null = not known. */
  | { readonly kind: "sql"; readonly message: string; readonly at: number | null }
  /** The query is not one that reads: it writes, or changes a setting. */
  | { readonly kind: "write" }
  | { readonly kind: "several" }
  | { readonly kind: "empty" }
  | { readonly kind: "memory" }
  /** The file of a table could not be loaded. */
  | { readonly kind: "load"; readonly table: string }
  /** WebAssembly is missing or does not start. */
  | { readonly kind: "engine" };

export interface Sort {
  /** Index of the column. */
  readonly column: number;
  readonly isDescending: boolean;
}

/** A result. The worker holds all rows; the page asks for those that it shows. */
export interface Result {
  readonly columns: readonly string[];
  /** Number of rows that the worker holds. */
  readonly total: number;
  /** Whether the query has more rows than the worker may hold. */
  readonly isCut: boolean;
}

export type Question =
  | { readonly type: "plan"; readonly sql: string }
  | { readonly type: "run"; readonly sql: string; readonly years: readonly string[] }
  | { readonly type: "rows"; readonly from: number; readonly to: number; readonly sort: Sort | null }
  | { readonly type: "csv" };

/** The first message to the worker, without an answer. */
export interface Start {
  readonly type: "start";
  readonly tables: readonly QueryTable[];
}

export type Answer =
  | { readonly type: "plan"; readonly files: readonly NeededFile[] }
  | { readonly type: "result"; readonly result: Result }
  | { readonly type: "rows"; readonly rows: readonly (readonly Cell[])[] }
  | { readonly type: "csv"; readonly content: Uint8Array<ArrayBuffer> }
  | { readonly type: "fault"; readonly fault: Fault };

/** `got` of `bytes`; both 0 while the query runs. */
export interface Progress {
  readonly type: "progress";
  readonly table: string;
  readonly got: number;
  readonly bytes: number;
}
