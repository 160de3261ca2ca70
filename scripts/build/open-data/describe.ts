/** Machine-readable descriptions of the download, generated from the same column definitions as the files. */
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { operator } from "#src/config/operator.ts";
import type { Column } from "#src/domain/tables/table.ts";
import { codesOf } from "#src/i18n/data-codes.ts";
import { parliament } from "#src/i18n/open-data.ts";
import { routes } from "#src/lib/routes.ts";
import type { OpenDataFile } from "#src/contracts/open-data-page.ts";

import type { TableShape } from "./tables.ts";

export interface DescribedTable {
  readonly table: TableShape;
  readonly files: readonly OpenDataFile[];
  /** The same rows again by month, for spreadsheets: the descriptions leave them out. */
  readonly months: readonly OpenDataFile[];
}

const fieldTypes = { TEXT: "string", INTEGER: "integer", REAL: "number" } as const;
const xsdTypes = { TEXT: "string", INTEGER: "integer", REAL: "double" } as const;

const licence = {
  name: "CC-BY-SA-4.0",
  path: "https://creativecommons.org/licenses/by-sa/4.0/",
  title: "Creative Commons Attribution-ShareAlike 4.0",
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const csvOf = ({ files }: DescribedTable): readonly OpenDataFile[] => files.filter(({ format }) => format === "csv");
const resourceName = ({ table }: DescribedTable): string => table.name.replaceAll("_", "-");

/**
 * The tables that a table references. An entity table is named like the last column of its key (`act` has the key
 * act_kind, act); a table that contains all columns of that key references it.
 */
function referencesOf({ table }: DescribedTable, tables: readonly DescribedTable[]): readonly DescribedTable[] {
  const isHere = (key: string): boolean => table.columns.some(({ name }) => name === key);
  return tables.filter(({ table: { name, key } }) => name !== table.name && key.at(-1) === name && key.every(isHere));
}

/** Data Package 2.0: one resource per table, its CSV parts as paths. */
export function toDataPackage(tables: readonly DescribedTable[], attribution: readonly string[], day: string): object {
  const rights = { licenses: [licence], sources: attribution.map((title) => ({ title })) };
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: "emiciclo",
    title: `${siteConfig.name}: ${parliament}`,
    homepage: absoluteUrl(routes.openData()),
    version: day,
    created: `${day}T00:00:00Z`,
    contributors: [{ title: operator.name, path: operator.site, roles: ["publisher"] }],
    ...rights,
    resources: tables.map((table) => ({ ...toResource(table, tables), ...rights })),
  };
}

/** A single file has size and hash here; the parts of a table have theirs in SHA256SUMS. */
function toResource(described: DescribedTable, tables: readonly DescribedTable[]): object {
  const { table } = described;
  const parts = csvOf(described);
  const [only] = parts;
  const measured = parts.length === 1 && only !== undefined ? { bytes: only.bytes, hash: `sha256:${only.sha256}` } : {};
  return {
    name: resourceName(described),
    title: table.name,
    description: table.en,
    type: "table",
    path: parts.length === 1 ? nameOf(only?.path ?? "") : parts.map(({ path }) => nameOf(path)),
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    compression: "gz",
    ...measured,
    dialect: {
      $schema: "https://datapackage.org/profiles/2.0/tabledialect.json",
      header: true,
      delimiter: ",",
      lineTerminator: "\r\n",
      quoteChar: '"',
    },
    schema: {
      $schema: "https://datapackage.org/profiles/2.0/tableschema.json",
      fields: table.columns.map((column) => toField(table.name, column)),
      primaryKey: table.key,
      foreignKeys: referencesOf(described, tables).map((other) => ({
        fields: other.table.key,
        reference: { resource: resourceName(other), fields: other.table.key },
      })),
      missingValues: [""],
    },
  };
}

function toField(table: string, { name, type, en, nullable }: Column): object {
  const categories = codesOf(table, name).map(({ code, label }) => ({ value: code, label }));
  return {
    name,
    type: fieldTypes[type],
    description: en,
    ...(categories.length === 0 ? {} : { categories }),
    ...(nullable ? {} : { constraints: { required: true } }),
  };
}

const inBoth = ({ en, it }: Pick<Column, "en" | "it">): object[] => [
  { "@value": en, "@language": "en" },
  { "@value": it, "@language": "it" },
];

/** CSV on the Web: the same tables as a group, described in English and Italian. */
export function toCsvw(tables: readonly DescribedTable[], day: string): object {
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
    "dc:title": `${siteConfig.name}, ${day}`,
    "dc:publisher": operator.name,
    "dc:modified": day,
    dialect: { header: true, delimiter: ",", encoding: "utf-8" },
    tables: tables.flatMap((described) =>
      csvOf(described).map(({ path }) => ({
        url: nameOf(path),
        "dc:description": inBoth(described.table),
        "dc:license": licence.path,
        tableSchema: {
          columns: described.table.columns.map(({ name, type, nullable, ...texts }) => ({
            name,
            titles: name,
            datatype: xsdTypes[type],
            required: !nullable,
            null: "",
            "dc:description": inBoth(texts),
          })),
          primaryKey: described.table.key,
          foreignKeys: referencesOf(described, tables).flatMap((other) =>
            csvOf(other).map((file) => ({
              columnReference: other.table.key,
              reference: { resource: nameOf(file.path), columnReference: other.table.key },
            })),
          ),
        },
      })),
    ),
  };
}

/** Checksums in the format of `sha256sum -c`. */
export function toSums(files: readonly OpenDataFile[]): string {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${nameOf(path)}\n`)
    .join("");
}
