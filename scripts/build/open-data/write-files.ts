/** One table in each format. Every writer gives the same bytes for the same rows. */
import { createWriteStream, openSync, closeSync, writeSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import { toCsv } from "#src/lib/csv.ts";
import type { Cell, Column } from "#scripts/pull/store/table.ts";

/** Rows put together before they go to the disk. */
const batchSize = 20_000;

function* batches(rows: Iterable<Cell[]>): Generator<Cell[][]> {
  let batch: Cell[][] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function writeGzip(file: string, texts: Iterable<string>): Promise<void> {
  // Node writes no date into the gzip header: the same text gives the same bytes.
  await pipeline(Readable.from(texts), createGzip({ level: 6 }), createWriteStream(file));
}

/** RFC 4180, UTF-8, header first, formulas made harmless, gzipped. */
export async function writeCsv(file: string, columns: readonly Column[], rows: Iterable<Cell[]>): Promise<void> {
  function* texts(): Generator<string> {
    yield toCsv(
      columns.map(({ name }) => name),
      [],
    );
    for (const batch of batches(rows)) yield toCsvRows(batch);
  }
  await writeGzip(file, texts());
}

/** The same cells without a header line. */
function toCsvRows(rows: readonly Cell[][]): string {
  const [first = [], ...rest] = rows;
  return toCsv([], [first, ...rest]).slice("\r\n".length);
}

/** An array of objects, one a line, gzipped. */
export async function writeJson(file: string, columns: readonly Column[], rows: Iterable<Cell[]>): Promise<void> {
  function* texts(): Generator<string> {
    let before = "[\n";
    for (const batch of batches(rows)) {
      const lines = batch.map((row) =>
        JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, row[i] ?? null]))),
      );
      yield before + lines.join(",\n");
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  await writeGzip(file, texts());
}

const parquetTypes = { TEXT: "STRING", INTEGER: "INT32", REAL: "DOUBLE" } as const;

/** Rows of a row group: large enough to compress, small enough for memory. */
const rowGroup = 500_000;

/** Parquet, Snappy, one dictionary a column where it pays. */
export function writeParquet(file: string, columns: readonly Column[], rows: Iterable<Cell[]>): void {
  const emptyGroup = () =>
    columns.map(({ name, type, nullable }) => {
      const data: Cell[] = [];
      return { name, data, type: parquetTypes[type], nullable };
    });
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema: schemaFromColumnData({ columnData: emptyGroup() }) });
  let group = emptyGroup();
  const flush = (): void => {
    if (group[0]?.data.length !== 0) void writer.write({ columnData: group, rowGroupSize: rowGroup });
    group = emptyGroup();
  };
  for (const row of rows) {
    for (const [index, { data }] of group.entries()) data.push(row[index] ?? null);
    if (group[0]?.data.length === rowGroup) flush();
  }
  flush();
  void writer.finish();
  const handle = openSync(file, "w");
  writeSync(handle, new Uint8Array(bytes.getBuffer()));
  closeSync(handle);
}
