/**
 * Tables added to the download: sources, changes, quarantine and vote problems, and the weights of the strength index.
 */
import type { DatabaseSync } from "node:sqlite";
import { branches } from "#src/domain/codes.ts";
import * as added from "#src/domain/tables/added.ts";
import type { Cell, TableDescription } from "#src/domain/tables/table.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import type { StrengthWeights } from "#src/domain/strength.ts";
import { strengthWeights } from "#src/domain/strength-weights.ts";
import { readRows } from "./read-rows.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** A table computed when the download is written. */
interface AddedTable extends TableDescription {
  /** Every row, in key order. */
  readonly rows: (snapshot: DatabaseSync, problems: VoteProblems) => Iterable<readonly Cell[]>;
}

/** A value stored as JSON as it is read: without quotes, and null as no value. Lists and objects stay JSON. */
const plain = (column: string): string =>
  `CASE WHEN json_type(${column}) IN ('true', 'false') THEN ${column} ELSE CAST(${column} ->> '$' AS TEXT) END`;

const read = (select: string) => (snapshot: DatabaseSync) => readRows(snapshot, select);

/** In the order of the documentation. */
export const addedTables: readonly AddedTable[] = [
  {
    ...added.voteProblem,
    rows: (_, problems) => problems,
  },
  {
    ...added.publishedStrength,
    rows: read(`
    SELECT r.key AS person, s.key AS position, s.value ->> 'month', s.value ->> 'branch', s.value ->> 'government'
    FROM record r, json_each(r.json, '$.publishedStrength') s WHERE r.kind = 'person' ORDER BY r.key, s.key`),
  },
  {
    ...added.strengthWeight,
    rows: () => weightRows(strengthWeights),
  },
  {
    ...added.roleOffice,
    rows: (snapshot) =>
      [...readRows(snapshot, "SELECT role FROM body_role UNION SELECT role FROM group_role ORDER BY role")].map(
        ([role = null]) => [role, toOfficeRole(String(role))],
      ),
  },
  {
    ...added.sourceRecord,
    rows: read(`
    SELECT r.kind, r.key, s.key AS position, s.value ->> 'name', s.value ->> 'url', s.value ->> 'fetchedAt'
    FROM record r, json_each(r.json, '$.sources') s ORDER BY r.kind, r.key, s.key`),
  },
  {
    ...added.changeLog,
    // For a change of a whole record `field` is empty, which CSV cannot distinguish from null; so `position` is in the
    // key.
    rows: read(`
    SELECT day, kind, key, change, row_number() OVER (PARTITION BY day, kind, key, change ORDER BY field) - 1 AS position,
      nullif(field, ''), before, after
    FROM change_log ORDER BY day, kind, key, change, field`),
  },
  {
    ...added.ownCorrection,
    rows: read(
      `SELECT kind, key, field, since, until, ${plain("value")}, ${plain("source_value")}, reason, source FROM own_correction ORDER BY kind, key, field, since`,
    ),
  },
  {
    ...added.quarantine,
    rows: read("SELECT kind, key, reason, url, since FROM quarantine ORDER BY kind, key"),
  },
];

/** All non-zero weights, by kind, institution and office. */
function weightRows(weights: StrengthWeights): Cell[][] {
  const inParliament = branches.flatMap((branch) => {
    const presidency = { ...weights.bodies.presidency, president: weights.assemblyPresident[branch] };
    const kinds = { seat: { seat: weights.seat }, ...weights.bodies, presidency, group: weights.group };
    return Object.entries(kinds).flatMap(([kind, offices]) => toRows(kind, branch, offices));
  });
  return [...inParliament, ...toRows("government", "G", weights.government)].toSorted((a, b) =>
    a.join(" ") < b.join(" ") ? -1 : 1,
  );
}

const toRows = (kind: string, institution: string, offices: Readonly<Record<string, number>>): Cell[][] =>
  Object.entries(offices).flatMap(([office, weight]) => (weight === 0 ? [] : [[kind, institution, office, weight]]));
