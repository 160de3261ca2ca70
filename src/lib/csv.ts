/** CSV for the rows that a reader sees: RFC 4180, and harmless when opened in a spreadsheet. */

/** A leading = + - @ would be run as a formula by spreadsheets; numbers stay numbers. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

function toCell(value: string | number | null): string {
  const text = value === null ? "" : typeof value === "number" ? String(value) : harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV text with CRLF line ends; `null` = empty cell. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}
