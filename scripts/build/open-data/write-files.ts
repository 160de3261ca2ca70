/** One table in each format. Every writer gives the same bytes for the same rows. */
import { createWriteStream, openSync, closeSync, writeSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import { toCsvLines } from "#src/lib/csv.ts";
import type { Cell } from "#scripts/pull/store/table.ts";
import type { Block, ExportTable } from "./tables.ts";

/** Writes a table to a file, block by block. */
export type Writer = (file: string, table: Shape, blocks: Iterable<Block>) => void | Promise<void>;

/** What a writer is told of a table. */
type Shape = Pick<ExportTable, "columns" | "isLarge">;

async function writeGzip(file: string, texts: Iterable<string>): Promise<void> {
  // Node writes no date into the gzip header: the same text gives the same bytes.
  await pipeline(Readable.from(texts), createGzip({ level: 5 }), createWriteStream(file));
}

/** RFC 4180, UTF-8, header first, formulas made harmless, gzipped. */
export const writeCsv: Writer = async (file, { columns }, blocks) => {
  function* texts(): Generator<string> {
    yield toCsvLines(columns.map(({ name }) => [name]));
    for (const block of blocks) yield toCsvLines(block);
  }
  await writeGzip(file, texts());
};

/** An array of objects, one a line, gzipped. */
export const writeJson: Writer = async (file, { columns }, blocks) => {
  function* texts(): Generator<string> {
    let before = "[\n";
    for (const block of blocks) {
      const lines = (block[0] ?? []).map((_, row) =>
        JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, block[i]?.[row] ?? null]))),
      );
      yield before + lines.join(",\n");
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  await writeGzip(file, texts());
};

const parquetTypes = { TEXT: "STRING", INTEGER: "INT32", REAL: "DOUBLE" } as const;

/** Rows of a row group: large enough to compress, small enough for memory. */
const rowGroup = 500_000;

/** Parquet, Snappy, one dictionary a column where it pays. */
export const writeParquet: Writer = (file, { columns, isLarge }, blocks) => {
  const emptyGroup = () =>
    columns.map(({ name, type, nullable }) => {
      const data: Cell[] = [];
      // Large tables repeat their ids; the writer looks at a sample, in which every vote is another one.
      const encoding = isLarge ? ("RLE_DICTIONARY" as const) : undefined;
      return { name, data, type: parquetTypes[type], nullable, ...(encoding && { encoding }) };
    });
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema: schemaFromColumnData({ columnData: emptyGroup() }) });
  let group = emptyGroup();
  const flush = (): void => {
    if (group[0]?.data.length !== 0) void writer.write({ columnData: group, rowGroupSize: rowGroup });
    group = emptyGroup();
  };
  for (const block of blocks) {
    if ((group[0]?.data.length ?? 0) + (block[0]?.length ?? 0) > rowGroup) flush();
    for (const [index, { data }] of group.entries()) for (const cell of block[index] ?? []) data.push(cell);
  }
  flush();
  void writer.finish();
  const handle = openSync(file, "w");
  writeSync(handle, new Uint8Array(bytes.getBuffer()));
  closeSync(handle);
};
