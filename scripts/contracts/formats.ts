import { z } from "zod";
import { toCsv } from "#src/lib/csv.ts";
import { defineOutput, type Output } from "./engine/reader.ts";
import { html, type Filling } from "#src/lib/html.ts";

const tableSchema = z.strictObject({
  header: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()])).readonly()).readonly(),
});

/** Content of a table for readers; null = empty cell. */
export type Table = z.infer<typeof tableSchema>;

/** A table from rows. `columns`: the cell of a row, by name of the column. */
export function toTable<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row, at: number) => Table["rows"][number][number]>>,
): Table {
  return {
    header: Object.keys(columns),
    rows: rows.map((row, at) => Object.values(columns).map((cell) => cell(row, at))),
  };
}

type TableOutput<Contract> = Omit<Parameters<typeof defineOutput<Contract>>[0], "serialize" | "draw"> & {
  readonly table: (contract: Contract) => Table;
};

/** Defines the CSV files of a table for readers. A page makes a spreadsheet of one on request: `save.ts`. */
export function defineTables<Contract>({ table, ...output }: TableOutput<Contract>) {
  return defineOutput<Contract>({
    ...output,
    serialize: (contract) => {
      const { header, rows } = table(contract);
      return toCsv(header, rows);
    },
  });
}

/** `defineTables` where the contract is the table itself. */
export function defineTableFiles(output: Pick<Output<Table>, "name" | "keys" | "path" | "build">) {
  return defineTables<Table>({ ...output, schema: tableSchema, table: (table) => table });
}

interface BarePage {
  readonly title: string;
  readonly canonical: string;
  readonly head: Filling;
  readonly main: Filling;
}

/** A document without the site's header and footer: embeds and redirects. */
export function barePage({ title, canonical, head, main }: BarePage): string {
  return html`
    <!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${canonical}">${head}</head><body><main>${main}</main></body></html>
  `.text;
}
