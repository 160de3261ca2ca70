import type { RecordKind, RecordOf } from "#src/domain/records.ts";

export type ColumnType = "TEXT" | "INTEGER" | "REAL";
export type Cell = string | number | null;

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /**
   * Documentation for users of the download: content and unit, in English, one sentence. The Italian text is in
   * `src/i18n/open-data-tables`, the meaning of codes in `src/i18n/data-codes.ts`.
   */
  readonly comment: string;
  readonly nullable: boolean;
}

/** A public table, filled from one kind of record. */
export interface Table<K extends RecordKind = RecordKind> {
  readonly name: string;
  readonly comment: string;
  readonly kind: K;
  readonly columns: readonly Column[];
  /** Columns of the primary key. The first ones are the record's key, so that the rows of a record can be replaced. */
  readonly key: readonly string[];
  /** Rows of a record, in the order of the columns. `changedAt`: day of the record's last change. */
  readonly rows: (record: RecordOf<K>, changedAt: string) => readonly (readonly Cell[])[];
}

/** Infers the record type of `rows`. */
export function defineTable<K extends RecordKind>(table: Table<K>): Table<K> {
  return table;
}

export function column(name: string, type: ColumnType, comment: string): Column {
  return { name, type, comment, nullable: false };
}

export function optional(name: string, type: ColumnType, comment: string): Column {
  return { name, type, comment, nullable: true };
}

/** CREATE TABLE statement. WITHOUT ROWID, because every table is accessed by its key. */
export function createStatement(table: Pick<Table, "name" | "columns" | "key">): string {
  const columns = table.columns.map(({ name, type, nullable }) => `${name} ${type}${nullable ? "" : " NOT NULL"}`);
  return `CREATE TABLE ${table.name} (${columns.join(", ")}, PRIMARY KEY (${table.key.join(", ")})) WITHOUT ROWID`;
}
