/**
 * The field catalogue: every published table and column with type, English and Italian description, and the rows of a
 * record. SQL schema, downloads, their metadata and /open-data are derived from it. Islands must not import it.
 */
import { actTables } from "./tables/acts.ts";
import * as added from "./tables/added.ts";
import { bodyTables, groupTables } from "./tables/bodies.ts";
import { decreeTables } from "./tables/decrees.ts";
import { personTables } from "./tables/people.ts";
import { siteTables } from "./tables/site.ts";
import type { TableDescription } from "./tables/table.ts";
import { ballots, voteTables } from "./tables/votes.ts";

/** Tables filled from records, in the order of the documentation; `ballot` is separate because of its size. */
export const tables = [
  ...personTables,
  ...groupTables,
  ...bodyTables,
  ...voteTables,
  ...actTables,
  ...decreeTables,
  ...siteTables,
];

const published = new Map<string, TableDescription>(
  [...tables, ballots, ...Object.values(added)].map((table) => [table.name, table]),
);

/** Italian description of a table. */
export function tableText(table: string): string {
  return known(published.get(table)?.it, table);
}

/** Italian description of a column. */
export function columnText(table: string, column: string): string {
  return known(published.get(table)?.columns.find(({ name }) => name === column)?.it, `${table}.${column}`);
}

function known(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`no Italian text for ${name}`);
  return text;
}
