import type { RecordKind, RecordOf } from "#src/domain/records.ts";

export type ColumnType = "TEXT" | "INTEGER" | "REAL";
export type Cell = string | number | null;

/** One column: its comment is the documentation that readers of the download get. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** What it holds, with unit. English, one sentence; its Italian is in `src/i18n/open-data-tables`. What codes mean is in `src/i18n/data-codes.ts`. */
  readonly comment: string;
  readonly nullable: boolean;
}

/** A public table, filled from one kind of record. */
export interface Table<K extends RecordKind = RecordKind> {
  readonly name: string;
  readonly comment: string;
  readonly kind: K;
  readonly columns: readonly Column[];
  /** Columns of the primary key; the first ones hold the record's key, so that a record's rows can be replaced. */
  readonly key: readonly string[];
  /** Rows of one record, in the order of the columns; `changedAt` is the day on which the record last changed. */
  readonly rows: (record: RecordOf<K>, changedAt: string) => readonly (readonly Cell[])[];
}

/** Gives `rows` the type of its record. */
export function defineTable<K extends RecordKind>(table: Table<K>): Table<K> {
  return table;
}

/** A column that is always filled. */
export function column(name: string, type: ColumnType, comment: string): Column {
  return { name, type, comment, nullable: false };
}

/** A column that may be empty. */
export function optional(name: string, type: ColumnType, comment: string): Column {
  return { name, type, comment, nullable: true };
}

/** The statement that makes a table. WITHOUT ROWID: every table is reached by its key. */
export function createStatement(table: Pick<Table, "name" | "columns" | "key">): string {
  const columns = table.columns.map(({ name, type, nullable }) => `${name} ${type}${nullable ? "" : " NOT NULL"}`);
  return `CREATE TABLE ${table.name} (${columns.join(", ")}, PRIMARY KEY (${table.key.join(", ")})) WITHOUT ROWID`;
}
