import type { z } from "zod";
import {
  isDescribed,
  type Cell,
  type Described,
  type Description,
  type FieldName,
} from "#src/domain/records/described.ts";
import { groupTexts, personTexts } from "#src/domain/records/parts.ts";
import { bareSchema, kindOf } from "#src/domain/records/fields.ts";
import type { ActRef, RecordKind, RecordOf } from "#src/domain/records.ts";

export type { Cell };
export type ColumnType = "TEXT" | "INTEGER" | "REAL";

interface ColumnFacts extends FieldName {
  /** Field of the record that the column holds, if it is not that of its cells. */
  readonly field?: string;
  /** Name of the column, where {@link columnName} gives another. */
  readonly column?: string;
}

interface ColumnDefinition extends Description, ColumnFacts {
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Cell of a missing value; null if there is none. */
  readonly missing?: Cell;
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

type Columns = Readonly<Partial<Record<string, ColumnDefinition>>>;

interface Definition<C extends Columns> extends Description {
  readonly name: string;
  /** By the name of their cells in a row, in the published order. */
  readonly columns: C;
  readonly key: readonly (keyof C & string)[];
}

const otherNames: Readonly<Record<string, string>> = {
  start: "start_date",
  end: "end_date",
  group: "parliamentary_group",
};

/** Name of a column: that of its cells in snake case; of an id, the name of its table. */
function columnName(cell: string, table: string): string {
  return cell === "id" ? table : (otherNames[cell] ?? cell.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

export function describeTable<C extends Columns>({ columns, key, ...table }: Definition<C>): TableDescription {
  const nameOf = (cell: string): string => columns[cell]?.column ?? columnName(cell, table.name);
  return {
    ...table,
    key: key.map(nameOf),
    columns: Object.entries(columns).flatMap(([cell, column]) =>
      column === undefined ? [] : [{ field: cell, ...column, name: nameOf(cell) }],
    ),
  };
}

/**
 * `rows`: the rows of a record, by the names of the columns' cells: a record, or a part of it, with what the table adds.
 * Missing values become null, booleans 0 or 1.
 */
export function defineTable<K extends RecordKind, C extends Columns>(
  table: Definition<C> & {
    readonly kind: K;
    readonly rows: (record: RecordOf<K>, changedAt: string) => readonly { readonly [Name in keyof C]: unknown }[];
  },
): Table<K> {
  const { kind, rows, ...definition } = table;
  const columns = Object.entries(definition.columns);
  const toCells = (row: object): Cell[] =>
    columns.map(([name, column]) => toCell(Reflect.get(row, name) ?? column?.missing ?? null, name));
  return {
    ...describeTable<C>(definition),
    kind,
    rows: (record, changedAt) => rows(record, changedAt).map(toCells),
  };
}

function toCell(value: unknown, name: string): Cell {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new Error(`${name}: no value of a table`);
}

/** The columns of the described fields of a record, or of a part of it. */
export function columnsOf<Shape extends z.ZodRawShape>({
  shape,
}: z.ZodObject<Shape>): {
  readonly [Name in keyof Shape as Shape[Name] extends Described ? Name : never]?: ColumnDefinition;
};
export function columnsOf({ shape }: z.ZodObject): Columns {
  return Object.fromEntries(
    Object.entries<unknown>(shape).flatMap(([name, schema]) => (isDescribed(schema) ? [[name, toColumn(schema)]] : [])),
  );
}

const types = { integer: "INTEGER", flag: "INTEGER", number: "REAL", day: "TEXT", text: "TEXT" } as const;

function toColumn(schema: z.ZodType & Described): ColumnDefinition {
  const { facts } = schema;
  return {
    ...facts,
    type: types[kindOf(schema) ?? "text"],
    nullable: bareSchema(schema) !== schema && facts.missing === undefined,
  };
}

/** `en`, `it`: as in `field`. */
export function column(type: ColumnType, en: string, it: string, facts?: ColumnFacts): ColumnDefinition {
  return { type, nullable: false, en, it, ...facts };
}

/** A column that may be empty. */
export function optional(type: ColumnType, en: string, it: string, facts?: ColumnFacts): ColumnDefinition {
  return { type, nullable: true, en, it, ...facts };
}

export const changedAt = column(
  "TEXT",
  "Day on which this record last changed here, ISO date.",
  "Giorno in cui la scheda è cambiata l’ultima volta in questo archivio.",
);
export const position = column("INTEGER", "Order within the record, from 0.", "Posto nell’ordine della scheda, da 0.");
export const personColumn = column("TEXT", ...personTexts);
export const groupColumn = column("TEXT", ...groupTexts);
/** Columns that identify an act, in every table of its parts, and their cells. */
export const actColumns = {
  actKind: column("TEXT", "Kind of act.", "Tipo di atto."),
  act: column(
    "TEXT",
    "Act id within its kind, as in the addresses.",
    "Identificativo dell’atto nel suo tipo, come negli indirizzi delle pagine.",
  ),
};
export function actCells({ kind, id }: ActRef): Record<keyof typeof actColumns, Cell> {
  return { actKind: kind, act: id };
}
