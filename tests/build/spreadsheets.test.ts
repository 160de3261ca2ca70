/** Every table for readers, as a page saves it for a spreadsheet program. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { allOutputs } from "#scripts/build/build-inputs.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { parseCsv as toTable } from "#src/lib/parse-csv.ts";
import { toXlsx } from "#src/lib/xlsx.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { readXlsx, type SheetCell } from "#tests/support/spreadsheet.ts";
import { pullDemo } from "./support/demo-snapshot.ts";

let snapshot: Snapshot;
let read: Reader;
beforeAll(async () => {
  snapshot = new Snapshot(await pullDemo(0.01, 19));
  read = snapshotReader(snapshot);
});
afterAll(() => snapshot.close());

/** Number of files of a kind that are read. */
const tried = 12;

it("the cells of each are what they look like", () => {
  const kinds: string[] = [];
  for (const output of allOutputs) {
    const keys = output.keys(read).slice(0, tried);
    if (!keys.some((key) => output.path(key).endsWith(".csv"))) continue;
    kinds.push(output.name);
    for (const key of keys) {
      const text = String(output.content?.(output.contract(read, key).json, key));
      const table = toTable(text);
      const [head = [], ...rows] = readXlsx(toXlsx(table.header, table.rows));
      // By another reader of CSV.
      const lines = parseCsv(text.slice(1));
      expect([key, rows.length, head]).toEqual([key, lines.length, Object.keys(lines[0] ?? table.header)]);
      const wrong = rows.flatMap((row) =>
        row.flatMap((cell, at) => {
          const column = JSON.stringify(head[at] ?? null).replaceAll('"', "");
          return isTyped(cell, column) ? [] : [`${key} ${column}: ${JSON.stringify(cell)}`];
        }),
      );
      expect(wrong).toEqual([]);
    }
  }
  expect(kinds.length).toBe(14);
});

/** Names of columns whose digits are a name, as in "Legge n. 15" or "articolo 2", or a code with zeros in front. */
const names = ["law_number", "titolo", "title", "istat", "amendment_number", "article"];

/** Ids are text; nothing else that looks like a number or a day is. */
function isTyped(cell: SheetCell, column: string): boolean {
  if (/^(?:id|.*_id|president|counterpart)$/.test(column)) return cell === null || typeof cell === "string";
  return (
    typeof cell !== "string" || names.includes(column) || !/^(?:-?\d+(?:[.,]\d+)?\s?%?|\d{4}-\d{2}-\d{2})$/.test(cell)
  );
}
