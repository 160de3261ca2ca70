/** CSV: RFC 4180, and harmless when opened in a spreadsheet. */
import { nb } from "./format.ts";

/** What a cell must not hold bare. Most cells are clean: ten million of them are written in a build. */
const unsafe = /^[=+\-@\t\r]|[",\r\n]/;

/** A leading = + - @ would be run as a formula by spreadsheets; numbers stay numbers. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

/** What a cell of a table holds; `null` = empty. */
export type Cell = string | number | null;

function toCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (!unsafe.test(value)) return value;
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The rows that a reader sees as CSV text with CRLF line ends, for a spreadsheet: accents are read right, and a search
 * for "C. 1742" as it is typed finds it. `null` = empty cell.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`);
  return `${byteOrderMark}${lines.join("").replaceAll(nb, " ")}`;
}

/** Lines of a CSV text for programs, as they are, from columns of equal length; without a header. */
export function toCsvLines(columns: readonly (readonly Cell[])[]): string {
  const [first = [], ...others] = columns;
  const lines = first.map((cell, row) => {
    let line = toCell(cell);
    for (const column of others) line += `,${toCell(column[row] ?? null)}`;
    return line;
  });
  return lines.length === 0 ? "" : `${lines.join("\r\n")}\r\n`;
}
