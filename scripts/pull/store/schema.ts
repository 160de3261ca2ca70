import type { DatabaseSync } from "node:sqlite";
import { tables } from "#src/domain/tables.ts";
import type { Column, TableDescription } from "#src/domain/tables/table.ts";
import { ownCorrectionTable } from "./own-corrections.ts";

/**
 * Version of the tables and of the record schemas. Only a pull migrates an older snapshot; nothing else reads one. An
 * added column needs no new version, see {@link compareTables}; one that is removed, or changes its meaning, does.
 */
export const schemaVersion = 8;

interface StoredTable extends Pick<TableDescription, "name" | "key"> {
  readonly columns: readonly Pick<Column, "name" | "type" | "nullable">[];
}

const text = (name: string) => ({ name, type: "TEXT", nullable: false }) as const;
const integer = (name: string) => ({ name, type: "INTEGER", nullable: false }) as const;

/**
 * Positions of members, 9.6 million at full scale, with integers for vote and person, which the other two tables
 * explain. A number is given once and never again; the download has numbers of its own. The view `member_vote` has the
 * ids instead.
 */
export const positionTables: readonly StoredTable[] = [
  { name: "ballot", key: ["vote_no", "person_no"], columns: [integer("vote_no"), integer("person_no"), text("code")] },
  { name: "vote_no", key: ["vote"], columns: [text("vote"), integer("no")] },
  { name: "person_no", key: ["person"], columns: [text("person"), integer("no")] },
];

/** Tables of the snapshot that the SQLite download has too. Positions come first: they are nearly all of the file. */
export const storedTables: readonly StoredTable[] = [...positionTables, ...tables];

/** CREATE TABLE statement. WITHOUT ROWID, because every table is accessed by its key. */
export function createStatement({ name, columns, key }: StoredTable): string {
  const cells = columns.map((column) => `${column.name} ${column.type}${column.nullable ? "" : " NOT NULL"}`);
  return `CREATE TABLE ${name} (${cells.join(", ")}, PRIMARY KEY (${key.join(", ")})) WITHOUT ROWID`;
}

/**
 * Whether the tables of a snapshot are those of this program: "older" lack something, "newer" have columns that this
 * program does not know.
 */
export function compareTables(db: DatabaseSync): "same" | "older" | "newer" {
  const statements = db.prepare("SELECT sql FROM sqlite_master WHERE name = ?");
  const columnsIn = db.prepare("SELECT name FROM pragma_table_info(?)");
  const others = storedTables.filter((table) => statements.get(table.name)?.["sql"] !== createStatement(table));
  const isKnown = ({ name, columns }: StoredTable): boolean =>
    columnsIn.all(name).every((stored) => columns.some((column) => column.name === stored["name"]));
  return others.length === 0 ? "same" : others.every(isKnown) ? "older" : "newer";
}

/**
 * Internal tables. The download leaves them out, except `change_log` and `quarantine`, which it describes as tables of
 * its own. `record` stores each record as canonical JSON with its digest; the public tables are derived from it.
 */
export const internalStatements = [
  "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE record (kind TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, changed_at TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE record_index (name TEXT NOT NULL, value TEXT NOT NULL, sort TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (name, value, sort, key)) WITHOUT ROWID",
  "CREATE TABLE quarantine (kind TEXT NOT NULL, key TEXT NOT NULL, reason TEXT NOT NULL, url TEXT, since TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE change_log (day TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, change TEXT NOT NULL, field TEXT NOT NULL, before TEXT, after TEXT, PRIMARY KEY (day, kind, key, change, field)) WITHOUT ROWID",
  ownCorrectionTable,
  "CREATE VIEW member_vote AS SELECT v.vote, p.person, b.code FROM ballot b JOIN vote_no v ON v.no = b.vote_no JOIN person_no p ON p.no = b.person_no",
] as const;
