/**
 * Spreadsheets (Office Open XML, ECMA-376) of one table. Unlike in a CSV, every cell has a type, so that no program
 * takes the id "19-10-1" for a day, or a decimal point for a thousands separator. Written here on top of a zip library:
 * the libraries for workbooks are seven times as heavy, write the time of day and work only asynchronously.
 */
import { strToU8, zipSync } from "fflate";
import type { Cell } from "./csv.ts";
import { nb } from "./format.ts";
import { escapeText } from "./text.ts";

/** Media type of a spreadsheet. */
export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Characters that XML 1.0 forbids, and `_x0041_`, which spreadsheets read as an escaped character. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapeLike = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Greatest length of a cell in UTF-16 units; a program refuses a file with a longer one. */
const longestCell = 32_767;

/** Positions in `cellXfs` of the styles. Text has the format "@": it stays text when the cell is edited. */
const styles = { text: 1, day: 2, head: 3 } as const;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1899-12-30 of an ISO day; undefined = no day, or before March 1900, where programs count differently. */
function serialDay(text: string): number | undefined {
  if (!dayPattern.test(text) || text < "1900-03-01") return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse takes 30 February for 1 or 2 March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) return undefined;
  return (time - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** "A", "B", … "Z", "AA" for 0, 1, … 25, 26. */
function columnName(column: number): string {
  const before = column < 26 ? "" : columnName(Math.floor(column / 26) - 1);
  return `${before}${String.fromCharCode(65 + (column % 26))}`;
}

/** Width of a column in characters: of its longest text, within bounds that keep a table readable. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const lengths = rows.map((row) => String(row[column] ?? "").length);
  return Math.min(Math.max(11, ...lengths) + 1, 60);
}

/** Number of rows that decide the widths of the columns. */
const measured = 200;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const content = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts that are equal in all files. */
const fixedParts = {
  "[Content_Types].xml": `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${content}.sharedStrings+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Dati" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  // Number formats: 0 general, 49 text ("@"), 14 a day as the reader's program writes days.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * A table as the bytes of a workbook with one sheet, its head in a frozen row: numbers as numbers, ISO days as days,
 * all else as text, `null` as an empty cell. No cell is a formula. Equal tables give equal bytes.
 */
export function toXlsx(header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const strings = new Map<string, number>();
  const textCell = (place: string, text: string, style: number): string => {
    const index = strings.get(text) ?? strings.size;
    strings.set(text, index);
    return `<c r="${place}" s="${String(style)}" t="s"><v>${String(index)}</v></c>`;
  };
  const names = header.map((_, column) => columnName(column));
  const cell = (value: Cell, place: string): string => {
    if (value === null) return "";
    if (typeof value === "number") return `<c r="${place}"><v>${String(value)}</v></c>`;
    const day = serialDay(value);
    return day === undefined
      ? textCell(place, value, styles.text)
      : `<c r="${place}" s="${String(styles.day)}"><v>${String(day)}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const line = String(index + 2);
    return `<row r="${line}">${row.map((value, column) => cell(value, `${names[column] ?? ""}${line}`)).join("")}</row>`;
  });
  const head = header.map((name, column) => textCell(`${names[column] ?? ""}1`, name, styles.head)).join("");
  const first = [header, ...rows.slice(0, measured)];
  const widths = header.map((_, column) => {
    const place = String(column + 1);
    return `<col min="${place}" max="${place}" width="${String(widthOf(first, column))}" customWidth="1"/>`;
  });
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`);
  const parts: Readonly<Record<string, string>> = {
    ...fixedParts,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${head}</row>${lines.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}" uniqueCount="${String(strings.size)}">${texts.join("")}</sst>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)] as const);
  // The format has no time zone and begins in 1980: the same fields everywhere, so the same bytes.
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) }));
}

/** As in the CSV, no-break spaces become plain ones, so that a typed search finds the cell. */
function xmlText(text: string): string {
  const clean = text.replaceAll(nb, " ").replaceAll(forbidden, "").replaceAll(escapeLike, "_x005F_");
  return escapeText(clean.length > longestCell ? `${clean.slice(0, longestCell - 1)}…` : clean);
}
