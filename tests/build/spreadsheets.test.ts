/** Every spreadsheet of the site: its cells are what they look like. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { allOutputs } from "#scripts/build/build-inputs.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
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

const tables = allOutputs.filter(({ spreadsheet }) => spreadsheet !== undefined);

/** Number of files of a kind that are read. */
const tried = 12;

it.each(tables.map((output) => [output.name, output] as const))("%s", (_, output) => {
  const other = output.spreadsheet;
  const keys = output.keys(read).slice(0, tried);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(other?.path(key)).toBe(output.path(key).replace(/\.csv$/, ".xlsx"));
    const { json } = output.contract(read, key);
    const bytes = other?.content?.(json, key);
    const [head = [], ...rows] = readXlsx(bytes instanceof Uint8Array ? bytes : new Uint8Array());
    const lines = parseCsv(String(output.content?.(json, key)).slice(1));
    expect(rows.length).toBe(lines.length);
    const wrong = rows.flatMap((row) =>
      row.flatMap((cell, at) => {
        const column = JSON.stringify(head[at] ?? null).replaceAll('"', "");
        return isTyped(cell, column) ? [] : [`${key} ${column}: ${JSON.stringify(cell)}`];
      }),
    );
    expect(wrong).toEqual([]);
  }
});

/** Names of columns whose digits are a name, as in "Legge n. 15", or a code with zeros in front. */
const names = ["law_number", "titolo", "title", "istat"];

/** Ids are text; nothing else that looks like a number or a day is. */
function isTyped(cell: SheetCell, column: string): boolean {
  if (/^(?:id|.*_id|president|counterpart)$/.test(column)) return cell === null || typeof cell === "string";
  return (
    typeof cell !== "string" || names.includes(column) || !/^(?:-?\d+(?:[.,]\d+)?\s?%?|\d{4}-\d{2}-\d{2})$/.test(cell)
  );
}
