/** Writes one table in each format. Equal rows give equal bytes. */
import { writeFileSync } from "node:fs";
import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import { toCsvLines } from "#src/lib/csv.ts";
import { writeGzip } from "#scripts/lib/compress.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import type { Block, ExportTable } from "./tables.ts";

/** Writes a table to a file, block by block. */
export type Writer = (file: string, table: Shape, blocks: Iterable<Block>) => void | Promise<void>;

type Shape = Pick<ExportTable, "columns" | "isLarge">;

/** Gzip level of tables. */
const level = 5;

/** RFC 4180, UTF-8, with header, formulas escaped, gzipped. */
export const writeCsv: Writer = async (file, { columns }, blocks) => {
  function* content(): Generator<string> {
    yield toCsvLines(columns.map(({ name }) => [name]));
    for (const cells of blocks) yield toCsvLines(cells);
  }
  await writeGzip(file, content(), level);
};

/** An array of objects, one per line, gzipped. */
export const writeJson: Writer = async (file, { columns }, blocks) => {
  function* content(): Generator<string> {
    let start = "[\n";
    for (const cells of blocks) {
      const lines = (cells[0] ?? []).map((_, row) =>
        JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, cells[i]?.[row] ?? null]))),
      );
      yield start + lines.join(",\n");
      start = ",\n";
    }
    yield start === "[\n" ? "[]\n" : "\n]\n";
  }
  await writeGzip(file, content(), level);
};

const parquetTypes = { TEXT: "STRING", INTEGER: "INT32", REAL: "DOUBLE" } as const;

/** Rows per row group: large enough to compress well, small enough for memory. */
const rowGroup = 500_000;

/** Parquet with Snappy and dictionaries where they save space. */
export const writeParquet: Writer = (file, { columns, isLarge }, blocks) => {
  const emptyGroup = () =>
    columns.map(({ name, type, nullable }) => {
      const data: Cell[] = [];
      // Large tables repeat their ids. The writer would decide by a sample, in which every vote is different.
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
  for (const cells of blocks) {
    if ((group[0]?.data.length ?? 0) + (cells[0]?.length ?? 0) > rowGroup) flush();
    for (const [index, { data }] of group.entries()) for (const cell of cells[index] ?? []) data.push(cell);
  }
  flush();
  void writer.finish();
  writeFileSync(file, new Uint8Array(bytes.getBuffer()));
};
