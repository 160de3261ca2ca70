import type { SourcePart } from "#src/domain/codes.ts";
import type { Cell } from "./csv.ts";

/**
 * A column of a list, described once for its tables and its CSV. With `head` it is in tables, with `value` in the CSV,
 * in the order of the columns. A cell that needs markup is given to the table by the name of its column.
 */
export interface Column<Row> {
  /** Unique in the list; name of the CSV column. */
  readonly name: string;
  /** CSV name, if it differs from `name`. */
  readonly csvName?: string;
  /** Value in the CSV; null or undefined = empty cell. */
  readonly value?: (row: Row) => Cell | undefined;
  /** Head in tables. Empty: the next column's head covers this column too. */
  readonly head?: string;
  /** Address of the definition of the figure. */
  readonly definition?: string;
  /** Class of the head, if it differs from what the kind of the column gives: "short num". */
  readonly headClass?: string;
  /** Name of the column beside the cell on small screens, where the heads are hidden; numbers have their head. */
  readonly label?: string | ((row: Row) => string | undefined);
  /** Text of the cell; by default its value. */
  readonly text?: (row: Row) => string;
  /** Number of cases of the percentage that is the text, printed small after it; null = the text is none. */
  readonly cases?: (row: Row) => number | null;
  /** `title`: names the row. `chart`: its head is only heard. */
  readonly kind?: "title" | "number" | "chart";
  readonly className?: string | ((row: Row) => string | undefined);
  /** Query name of the ordering by this column. */
  readonly ordering?: string;
  /** Part of the data that the column requires; tables of sources without it omit the column. */
  readonly requires?: SourcePart;
}

/** Names and cells of the CSV. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export function toCsvTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvTable {
  const stored = columns.flatMap(({ name, csvName = name, value }) => (value ? [{ csvName, value }] : []));
  return {
    header: stored.map(({ csvName }) => csvName),
    rows: rows.map((row) => stored.map(({ value }) => value(row) ?? null)),
  };
}
