/** What the probes of the sources print: a table of what was asked, and words for numbers. */

/** Maximum number of remarks printed below a row. */
const printedRemarks = 5;

export interface TableRow {
  /** The values of each column, one below the other; none = "-". */
  readonly cells: readonly (readonly string[])[];
  /** Printed below the row. */
  readonly remarks: readonly string[];
}

/** Lines of a table. `numeric`: places of the columns that are set to the right. */
export function printTable(
  heads: readonly string[],
  rows: readonly TableRow[],
  numeric: readonly number[] = [],
): string[] {
  const filled = rows.map(({ cells, remarks }) => ({
    cells: cells.map((values) => (values.length === 0 ? ["-"] : values)),
    remarks,
  }));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...filled.flatMap(({ cells }) => (cells[column] ?? []).map((value) => value.length))),
  );
  const line = (values: readonly string[]): string =>
    values
      .map((value, column) =>
        numeric.includes(column) ? value.padStart(widths[column] ?? 0) : value.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [
    line(heads),
    ...filled.flatMap(({ cells, remarks }) => {
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

/** Why a first fill would fail. */
export type Stop = readonly [call: string, reason: string];

/** Groups calls by reason: a source that is down fails all of them alike. */
export const listStops = (stops: readonly Stop[]): string =>
  [...Map.groupBy(stops, ([, reason]) => reason)]
    .map(([reason, alike]) => `${alike.map(([call]) => call).join(", ")}: ${reason}`)
    .join("; ");

export const counted = (number: number, what: string): string =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`;

/** "2.4 hours", "12 minutes". */
export function duration(seconds: number): string {
  if (seconds >= 3600) return `${(seconds / 3600).toFixed(1)} hours`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
