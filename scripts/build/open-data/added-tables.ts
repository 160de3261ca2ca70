/**
 * Tables added to the download: sources, changes, quarantine and vote problems, and the weights of the strength index.
 */
import type { DatabaseSync } from "node:sqlite";
import { branches } from "#src/domain/codes.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import type { StrengthWeights } from "#src/domain/strength.ts";
import { strengthWeights } from "#src/data/reference/strength-weights.ts";
import { personId, position } from "#scripts/pull/store/schema/columns.ts";
import { column, optional, type Cell, type Table } from "#scripts/pull/store/table.ts";
import { readRows } from "./read-rows.ts";
import type { VoteProblems } from "./vote-problems.ts";

/** A table computed when the download is written. */
interface AddedTable extends Pick<Table, "name" | "comment" | "key" | "columns"> {
  /** Every row, in key order. */
  readonly rows: (snapshot: DatabaseSync, problems: VoteProblems) => Iterable<readonly Cell[]>;
}

const read = (select: string) => (snapshot: DatabaseSync) => readRows(snapshot, select);

const kind = column("kind", "TEXT", "Kind of record.");
const key = column("key", "TEXT", "Id of the record; of an act its kind, a slash and its id.");

const voteProblem: AddedTable = {
  name: "vote_problem",
  comment:
    "What does not add up in the votes in verification, which no index counts: a vote that is not here adds up, or its positions are not published.",
  key: ["vote", "rule"],
  columns: [
    column("vote", "TEXT", "Vote id."),
    column("rule", "TEXT", "What does not add up."),
    optional("expected", "INTEGER", "Number as declared, or as it should be."),
    optional("found", "INTEGER", "Number as counted."),
  ],
  rows: (_, problems) => problems,
};

const publishedStrength: AddedTable = {
  name: "published_strength",
  comment: "Strength index as the source publishes it, by month. Empty when it publishes none.",
  key: ["person", "position"],
  columns: [
    personId,
    position,
    column("month", "TEXT", "YYYY-MM."),
    optional("in_branch", "REAL", "Value in the person's chamber, percentage points."),
    optional("in_government", "REAL", "Value in the Government, percentage points."),
  ],
  rows: read(`
    SELECT r.key AS person, s.key AS position, s.value ->> 'month', s.value ->> 'branch', s.value ->> 'government'
    FROM record r, json_each(r.json, '$.publishedStrength') s WHERE r.kind = 'person' ORDER BY r.key, s.key`),
};

const strengthWeight: AddedTable = {
  name: "strength_weight",
  comment:
    "Weights of offices, from which the strength index is computed for the months that the source publishes none of. An office that is not here weighs nothing; of several in the same body, or in the presidency of the same chamber, only the heaviest counts.",
  key: ["kind", "institution", "office"],
  columns: [
    column("kind", "TEXT", "What the office is of: the mandate, a kind of body, a group, the Government."),
    column("institution", "TEXT", "Where it weighs; offices in bodies of both chambers do so in the holder's chamber."),
    column("office", "TEXT", "The office: `office` of `role_office`, or `rank` of `government_role`."),
    column("weight", "INTEGER", "Hundredths of a seat."),
  ],
  rows: () => weightRows(strengthWeights),
};

const roleOffice: AddedTable = {
  name: "role_office",
  comment: "The office that each role in a body or a group is weighed as.",
  key: ["role"],
  columns: [
    column("role", "TEXT", "Role, as in `body_role` and `group_role`."),
    column("office", "TEXT", "The office, as in `strength_weight`."),
  ],
  rows: (snapshot) =>
    [...readRows(snapshot, "SELECT role FROM body_role UNION SELECT role FROM group_role ORDER BY role")].map(
      ([role = null]) => [role, toOfficeRole(String(role))],
    ),
};

const sourceRecord: AddedTable = {
  name: "source_record",
  comment: "Where each record comes from.",
  key: ["kind", "key", "position"],
  columns: [
    kind,
    key,
    position,
    column("name", "TEXT", "Who publishes it."),
    optional("url", "TEXT", "Its address at the publisher."),
    column("fetched_at", "TEXT", "Day on which it was first read in its present form, ISO date."),
  ],
  rows: read(`
    SELECT r.kind, r.key, s.key AS position, s.value ->> 'name', s.value ->> 'url', s.value ->> 'fetchedAt'
    FROM record r, json_each(r.json, '$.sources') s ORDER BY r.kind, r.key, s.key`),
};

const changeLog: AddedTable = {
  name: "change_log",
  comment:
    "Register of changes: every record that appeared, changed or vanished, day by day, field by field. Records of the first filling are one row of the day.",
  key: ["day", "kind", "key", "change", "position"],
  columns: [
    column("day", "TEXT", "Day on which the change was read, ISO date."),
    kind,
    key,
    column("change", "TEXT", "What happened."),
    position,
    optional(
      "field",
      "TEXT",
      "Changed field of the record; `ballots.` and a person's id for a position in a vote. Empty for the whole record.",
    ),
    optional(
      "before",
      "TEXT",
      "Value before, as JSON (of a position, its code); of a record that vanished its name; empty = none.",
    ),
    optional("after", "TEXT", "Value after, likewise; of the first filling how many records were still to be read."),
  ],
  // For a change of a whole record `field` is empty, which CSV cannot distinguish from null; so `position` is in the
  // key.
  rows: read(`
    SELECT day, kind, key, change, row_number() OVER (PARTITION BY day, kind, key, change ORDER BY field) - 1 AS position,
      nullif(field, ''), before, after
    FROM change_log ORDER BY day, kind, key, change, field`),
};

const quarantine: AddedTable = {
  name: "quarantine",
  comment:
    "Records of the source that do not pass the checks: until the source mends them the other tables have their last good version, or none.",
  key: ["kind", "key"],
  columns: [
    kind,
    key,
    column("reason", "TEXT", "Why it was set aside."),
    optional("url", "TEXT", "Its address at the publisher."),
    column("since", "TEXT", "First day, ISO date."),
  ],
  rows: read("SELECT kind, key, reason, url, since FROM quarantine ORDER BY kind, key"),
};

/** In the order of the documentation. */
export const addedTables: readonly AddedTable[] = [
  voteProblem,
  publishedStrength,
  strengthWeight,
  roleOffice,
  sourceRecord,
  changeLog,
  quarantine,
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
