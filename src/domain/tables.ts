/**
 * Every published table and column, from the descriptions of the records' fields: SQL schema, downloads, their metadata,
 * /open-data and the corrections are derived from them. Islands must not import it.
 */
import { actTables } from "./tables/acts.ts";
import { amendmentTables } from "./tables/amendments.ts";
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
  ...amendmentTables,
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

/** Fields that pages name. One name of a field has one label in all kinds of record. */
const fields = tables.flatMap(({ kind, columns }) =>
  columns.map(({ name, field = name, label, lasting }) => ({ kind, field, label: lasting ?? label, lasting })),
);
const labels = new Map(fields.flatMap(({ field, label }) => (label === undefined ? [] : [[field, label]])));
const lastingFields = new Set(
  fields.flatMap(({ kind, field, lasting }) => (lasting === undefined ? [] : `${kind}.${field}`)),
);

/** Italian name of a record's field, within a sentence. @throws Error if its description has none. */
export function fieldLabel(field: string): string {
  return known(labels.get(field), field);
}

/** The same; without one, the name of the field in the code. */
export function fieldLabelOrName(field: string): string {
  return labels.get(field) ?? field;
}

/** Whether a field of a record should never change once published. */
export function isLastingField(kind: string, field: string): boolean {
  return lastingFields.has(`${kind}.${field}`);
}
