/** CSV per RFC 4180, protected against formula injection in spreadsheets. */
import { nb } from "./format.ts";

/**
 * Cells that need quoting or escaping. Tested first because most cells are clean: a build writes ten million of them.
 */
const unsafe = /^[=+\-@\t\r]|[",\r\n]/;

/**
 * Prefixes an apostrophe to cells that a spreadsheet would run as a formula (leading = + - @); numbers are left
 * unchanged.
 */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

/** Value of a table cell; `null` = empty. */
export type Cell = string | number | null;

function toCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (!unsafe.test(value)) return value;
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes spreadsheets read the text as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as CSV text with CRLF line ends, for spreadsheets: with a byte order mark, and with no-break spaces replaced, so
 * that a typed search for "C. 1742" finds the cell. `null` = empty cell.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`);
  return `${byteOrderMark}${lines.join("").replaceAll(nb, " ")}`;
}

/** CSV lines for programs, without header, byte order mark or replacements, from columns of equal length. */
export function toCsvLines(columns: readonly (readonly Cell[])[]): string {
  const [first = [], ...others] = columns;
  const lines = first.map((cell, row) => {
    let line = toCell(cell);
    for (const column of others) line += `,${toCell(column[row] ?? null)}`;
    return line;
  });
  return lines.length === 0 ? "" : `${lines.join("\r\n")}\r\n`;
}
