import { actTables } from "./schema/acts.ts";
import { bodyTables } from "./schema/bodies.ts";
import { decreeTables } from "./schema/decrees.ts";
import { groupTables } from "./schema/groups.ts";
import { personTables } from "./schema/people.ts";
import { siteTables } from "./schema/site.ts";
import { voteTables } from "./schema/votes.ts";

/** Version of the tables and of the record schemas. Only a pull migrates an older snapshot; nothing else reads one. */
export const schemaVersion = 7;

/**
 * Public tables except `ballot` (separate because of its size), in the order of the documentation. They are the source
 * of DDL, inserts, open data documentation and downloads.
 */
export const tables = [
  ...personTables,
  ...groupTables,
  ...bodyTables,
  ...voteTables,
  ...actTables,
  ...decreeTables,
  ...siteTables,
];

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
  "CREATE VIEW member_vote AS SELECT v.vote, p.person, b.code FROM ballot b JOIN vote_no v ON v.no = b.vote_no JOIN person_no p ON p.no = b.person_no",
] as const;
