/**
 * The public tables of the snapshot, table by table in `schema/`: DDL, inserts, open-data documentation and downloads all
 * derive from them. `ballot` stands apart because of its size.
 */
import { actTables } from "./schema/acts.ts";
import { bodyTables } from "./schema/bodies.ts";
import { decreeTables } from "./schema/decrees.ts";
import { groupTables } from "./schema/groups.ts";
import { personTables } from "./schema/people.ts";
import { siteTables } from "./schema/site.ts";
import { voteTables } from "./schema/votes.ts";

/** Version of the tables and of the records' shape. A pull brings an older snapshot up to date, nothing else reads one. */
export const schemaVersion = 6;

/** Every public table but `ballot`, in the order of the documentation. */
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
 * Tables of the store itself: they are left out of the download, but for `change_log` and `quarantine`, which the site shows
 * and the download describes as tables of its own.
 * `record` holds every record whole, as canonical JSON with its digest; the public tables are its projection.
 */
export const internalStatements = [
  "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE record (kind TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, changed_at TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE record_index (name TEXT NOT NULL, value TEXT NOT NULL, sort TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (name, value, sort, key)) WITHOUT ROWID",
  "CREATE TABLE quarantine (kind TEXT NOT NULL, key TEXT NOT NULL, reason TEXT NOT NULL, url TEXT, since TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE change_log (day TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, change TEXT NOT NULL, field TEXT NOT NULL, before TEXT, after TEXT, PRIMARY KEY (day, kind, key, change, field)) WITHOUT ROWID",
  "CREATE VIEW member_vote AS SELECT v.vote, p.person, b.code FROM ballot b JOIN vote_no v ON v.no = b.vote_no JOIN person_no p ON p.no = b.person_no",
] as const;
