/** Reads the CSV files that this site writes, with the types of their cells. */
import type { CsvTable } from "./columns.ts";
import type { Cell } from "./csv.ts";

/** A cell, quoted or not, with the comma or line end after it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

/** An apostrophe that `toCsv` put before a sign, so that no spreadsheet takes the cell for a formula. */
const escapedSign = /((?:^|[;\t\r\n])[\s"\p{C}]*)'(?=[=+\-@＝＋－＠])/gu;

/**
 * The table of a file written by `toCsv`: an unquoted number is a number, an empty cell null, all else text.
 *
 * @throws SyntaxError on text that is no such file
 */
export function parseCsv(text: string): CsvTable {
  const records: Cell[][] = [[]];
  let end = text.startsWith("\uFEFF") ? 1 : 0;
  cellPattern.lastIndex = end;
  for (let found = cellPattern.exec(text); found !== null; found = cellPattern.exec(text)) {
    const [, quoted, plain = "", after] = found;
    records.at(-1)?.push(quoted === undefined ? toValue(plain) : toText(quoted.replaceAll('""', '"')));
    if (after !== ",") records.push([]);
    end = cellPattern.lastIndex;
  }
  if (end !== text.length) throw new SyntaxError(`no CSV from character ${String(end)}`);
  const [header = [], ...rows] = records.slice(0, -1);
  return { header: header.map(String), rows };
}

function toValue(cell: string): Cell {
  if (cell === "") return null;
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : toText(cell);
}

const toText = (cell: string): string => cell.replace(escapedSign, "$1");
