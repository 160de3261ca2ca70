/** The table of a probe, in plain text. */

export interface ProbeRow {
  readonly call: string;
  /** null = no response with rows */
  readonly rows: number | null;
  /** Rows that were parsed and mapped. */
  readonly read: number | null;
  /** Fields of the schema that no response has. */
  readonly missing: readonly string[];
  /** Fields that are neither in the schema nor listed as unused. */
  readonly added: readonly string[];
  /** Labels and codes without a mapping. */
  readonly unknown: readonly string[];
  readonly remarks: readonly string[];
}

/** Maximum number of remarks printed per call. */
const printedRemarks = 5;

const heads = ["call", "rows", "read", "fields missing", "fields new", "values unknown"] as const;

/** Lines of the table: one value per line in each column, remarks below the row. */
export function printTable(rows: readonly ProbeRow[]): string[] {
  const number = (value: number | null): string => (value === null ? "-" : String(value));
  const cellsOf = (row: ProbeRow): (readonly string[])[] => [
    [row.call],
    [number(row.rows)],
    [number(row.read)],
    ...[row.missing, row.added, row.unknown].map((values) => (values.length === 0 ? ["-"] : values)),
  ];
  const table = rows.map((row) => ({ cells: cellsOf(row), remarks: row.remarks }));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...table.flatMap(({ cells }) => (cells[column] ?? []).map((value) => value.length))),
  );
  const line = (values: readonly string[]): string =>
    values
      .map((value, column) => (column === 1 || column === 2 ? value.padStart(4) : value.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [
    line(heads),
    ...table.flatMap(({ cells, remarks }) => {
      const height = Math.max(...cells.map(({ length }) => length));
      const lines = Array.from({ length: height }, (_, index) => line(cells.map((values) => values[index] ?? "")));
      const rest = remarks.length - printedRemarks;
      return [
        ...lines,
        ...remarks.slice(0, printedRemarks).map((remark) => `    ${remark}`),
        ...(rest > 0 ? [`    and ${rest} more remarks`] : []),
      ];
    }),
  ];
}
