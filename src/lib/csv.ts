/** CSV per RFC 4180, protected against formula injection in spreadsheets. */
import { nb } from "./format.ts";

/**
 * Cells that need quoting or escaping. Tested first because most cells are clean: a build writes ten million of them.
 */
const unsafe = /^[^\p{L}\p{N}]|[",;\t\r\n]/u;

/**
 * A sign that starts a formula, full-width forms included, at the start of the cell or after a character at which a
 * spreadsheet with another list separator (`;` in Italy) splits it. Blanks, quotes and invisible characters between do
 * not protect.
 */
const formulaStart = /((?:^|[;\t\r\n])[\s"\p{C}]*)([=+\-@＝＋－＠])/gu;

/** Text that a program would take for a number: "15" as the number of a law, "058091" as a code. */
const numberLike = /^[+-]?\d+([.,]\d+)?$/;

/** Prefixes an apostrophe to the signs that would start a formula; numbers are left unchanged. */
function harmless(cell: string): string {
  return numberLike.test(cell) ? cell : cell.replaceAll(formulaStart, "$1'$2");
}

/** Value of a table cell; `null` = empty. */
export type Cell = string | number | null;

function toCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (!unsafe.test(value)) return value;
  const text = harmless(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes spreadsheets read the text as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as CSV text with CRLF line ends, for spreadsheets: with a byte order mark, and with no-break spaces replaced, so
 * that a typed search for "C. 1742" finds the cell. `null` = empty cell. Text of digits is quoted: `parseCsv` tells it
 * from a number by that.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cellOf = (cell: Cell): string =>
    typeof cell === "string" && numberLike.test(cell) ? `"${cell}"` : toCell(cell);
  const lines = [header, ...rows].map((row) => `${row.map(cellOf).join(",")}\r\n`);
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
