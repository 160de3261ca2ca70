import type { ActRef, RecordKind, RecordOf } from "#src/domain/records.ts";

export type ColumnType = "TEXT" | "INTEGER" | "REAL";
export type Cell = string | number | null;

/** Content and unit for users of the data, one sentence per language. Codes are explained in `src/i18n/data-codes.ts`. */
interface Description {
  readonly en: string;
  readonly it: string;
}

/** `label` and `lasting` are for columns that hold a field of the record and that pages name. */
interface FieldDescription extends Description {
  /** Italian name of the field within a sentence: "data di nascita". */
  readonly label?: string;
  /** The same, of a field that should never change once published: when it does, pages show a correction. */
  readonly lasting?: string;
  /** Name of the field, if it is not the column's in camel case. */
  readonly field?: string;
}

interface ColumnDefinition extends FieldDescription {
  readonly type: ColumnType;
  readonly nullable: boolean;
}

export interface Column extends ColumnDefinition {
  readonly name: string;
}

/** A published table. */
export interface TableDescription extends Description {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
}

/** A published table, filled from one kind of record. Its key begins with the record's, so that rows can be replaced. */
export interface Table<K extends RecordKind = RecordKind> extends TableDescription {
  readonly kind: K;
  /** Rows of a record, in the order of the columns. `changedAt`: day of the record's last change. */
  readonly rows: (record: RecordOf<K>, changedAt: string) => readonly (readonly Cell[])[];
}

type Columns = Readonly<Record<string, ColumnDefinition>>;

interface Definition<C extends Columns> extends Description {
  readonly name: string;
  /** By name, in the published order. */
  readonly columns: C;
  readonly key: readonly (keyof C & string)[];
}

export function describeTable<C extends Columns>(table: Definition<C>): TableDescription {
  return { ...table, columns: Object.entries(table.columns).map(([name, column]) => ({ name, ...column })) };
}

/** `rows`: the rows of a record, by name of column. */
export function defineTable<K extends RecordKind, C extends Columns>(
  table: Definition<C> & {
    readonly kind: K;
    readonly rows: (record: RecordOf<K>, changedAt: string) => readonly Readonly<Record<keyof C, Cell>>[];
  },
): Table<K> {
  const names: readonly (keyof C)[] = Object.keys(table.columns);
  return {
    ...describeTable<C>(table),
    kind: table.kind,
    rows: (record, changedAt) => table.rows(record, changedAt).map((row) => names.map((name) => row[name])),
  };
}

export function column(type: ColumnType, texts: FieldDescription): ColumnDefinition {
  return { type, nullable: false, ...texts };
}

export function optional(type: ColumnType, texts: FieldDescription): ColumnDefinition {
  return { type, nullable: true, ...texts };
}

/** Converts a boolean to SQLite; null = unknown. */
export const flag = (value: boolean | null): Cell => (value === null ? null : Number(value));

export const changed = column("TEXT", {
  en: "Day on which this record last changed here, ISO date.",
  it: "Giorno in cui la scheda è cambiata l’ultima volta in questo archivio.",
});
export const start = optional("TEXT", {
  en: "First day, ISO date; empty when the source does not give it.",
  it: "Primo giorno. Vuoto quando la fonte non lo dà.",
});
export const end = optional("TEXT", {
  en: "First day after the last one, ISO date: on it the next one holds already; empty while it lasts.",
  it: "Primo giorno che non conta più: da quel giorno vale già il periodo seguente. Vuoto finché il periodo è in corso.",
});
export const position = column("INTEGER", {
  en: "Order within the record, from 0.",
  it: "Posto nell’ordine della scheda, da 0.",
});
/** Columns that identify an act, in every table of its parts, and their cells. */
export const actColumns = {
  act_kind: column("TEXT", { en: "Kind of act.", it: "Tipo di atto." }),
  act: column("TEXT", {
    en: "Act id within its kind, as in the addresses.",
    it: "Identificativo dell’atto nel suo tipo, come negli indirizzi delle pagine.",
  }),
};
export function actCells({ kind, id }: ActRef): Record<keyof typeof actColumns, Cell> {
  return { act_kind: kind, act: id };
}
export const reading = optional("TEXT", {
  en: "Identifier of the reading, as published.",
  it: "Sigla della lettura, come la pubblica la fonte.",
});
export const personId = column("TEXT", { en: "Person id.", it: "Identificativo della persona." });
export const groupId = column("TEXT", { en: "Group id.", it: "Identificativo del gruppo." });
export const role = column("TEXT", { en: "Role, as published.", it: "Ruolo, come lo pubblica la fonte." });
export const branch = column("TEXT", { en: "Chamber.", it: "Camera o Senato." });
