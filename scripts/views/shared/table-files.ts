import { z } from "zod";
import { toCsv } from "#src/lib/csv.ts";
import { defineOutput, type Output } from "#scripts/views/reader.ts";

const tableSchema = z.strictObject({
  header: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()])).readonly()).readonly(),
});

/** Content of a CSV file; null = empty cell. */
export type Table = z.infer<typeof tableSchema>;

export function defineTableFiles(output: Pick<Output<Table>, "name" | "keys" | "path" | "build">) {
  return defineOutput<Table>({ ...output, schema: tableSchema, emit: ({ header, rows }) => toCsv(header, rows) });
}
