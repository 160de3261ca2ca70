import { toCsv } from "#src/lib/csv.ts";
import { defineFile, type Output } from "./engine/reader.ts";
import { html, type Filling } from "#src/lib/html.ts";

/** Content of a table for readers; null = empty cell. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

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

type TableOutput<Contract> = Omit<Parameters<typeof defineFile<Contract>>[0], "serialize"> & {
  readonly table: (contract: Contract) => Table;
};

/** Defines the CSV files of a table for readers. A page makes a spreadsheet of one on request: `save.ts`. */
export function defineTables<Contract>({ table, ...output }: TableOutput<Contract>) {
  return defineFile<Contract>({
    ...output,
    serialize: (contract) => {
      const { header, rows } = table(contract);
      return toCsv(header, rows);
    },
  });
}

/** `defineTables` where the contract is the table itself. */
export function defineTableFiles(output: Pick<Output<Table>, "name" | "keys" | "path" | "build">) {
  return defineTables<Table>({ ...output, table: (table) => table });
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
