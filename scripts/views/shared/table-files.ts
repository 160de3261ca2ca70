import { z } from "zod";
import { toCsv } from "#src/lib/csv.ts";
import { defineFamily, type Family } from "#scripts/views/reader.ts";

const tableSchema = z.strictObject({
  header: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()])).readonly()).readonly(),
});

/** Content of a CSV file; null = empty cell. */
export type Table = z.infer<typeof tableSchema>;

export function defineTableFiles(family: Pick<Family<Table>, "name" | "keys" | "path" | "build">) {
  return defineFamily<Table>({ ...family, schema: tableSchema, emit: ({ header, rows }) => toCsv(header, rows) });
}
