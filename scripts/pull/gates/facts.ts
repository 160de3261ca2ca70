import type { DatabaseSync } from "node:sqlite";
import { addDays } from "#src/domain/days.ts";
import { assemblyPresidentOn } from "#src/domain/assembly-president.ts";
import { branches } from "#src/domain/codes.ts";
import { isUnknownOutcome } from "#src/domain/outcome.ts";
import type { RecordKind } from "#src/domain/records.ts";
import { countAfter, type ChangeSet, type KindChanges } from "#scripts/pull/store/changes.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { ballotsIn } from "#scripts/pull/store/read.ts";
import { parseStored } from "#scripts/pull/store/stored.ts";
import { readPresidents, voteChecker } from "#scripts/pull/store/vote-checker.ts";
import type { Contradiction } from "#scripts/pull/contradictions/contradictions.ts";
import type { Clock } from "./clock.ts";
import type { GateFacts, Standing } from "./finding.ts";
import { noLosses, readLosses } from "./losses.ts";
import { recordComparer } from "./rewritten.ts";

/** Age in days from which a vote counts as history. */
const oldAfter = 30;
/**
 * Maximum number of votes checked by the gates: what one nightly run may bring. A first pull has tens of thousands; the
 * build checks them all.
 */
const checkedVotes = 500;

/** Result of a pull, before it takes effect. */
export interface Pulled {
  readonly changes: ChangeSet;
  readonly db: DatabaseSync;
  readonly day: string;
  /** Members and mandates before the pull. */
  readonly before: Standing;
  /** The snapshot before the pull; null = there is none to compare with. */
  readonly published: DatabaseSync | null;
  /** Its records; null = there are none to compare with. */
  readonly previous: Previous | null;
  /** Contradictions that nothing was set aside for. */
  readonly contradictions: readonly Contradiction[];
  /** null = the source has its own calendar. */
  readonly clock: Clock | null;
}

const strings = (db: DatabaseSync, sql: string, ...values: string[]): string[] =>
  db
    .prepare(sql)
    .all(...values)
    .map((row) => String(Object.values(row)[0]));
const numberOf = (db: DatabaseSync, sql: string, ...values: string[]): number =>
  Number(Object.values(db.prepare(sql).get(...values) ?? { n: 0 })[0]);

/** Members in office and number of mandates in an open snapshot. Also called before a pull, for comparison. */
export function readStanding(db: DatabaseSync, day: string): Standing {
  return {
    seats: { C: seatsOn(db, "C", day), S: seatsOn(db, "S", day) },
    mandates: numberOf(db, "SELECT count(*) FROM membership"),
  };
}

/** Gathers the facts for {@link runGates}, from the changes and from the database before the pull takes effect. */
export function gatherFacts(pulled: Omit<Pulled, "clock">): GateFacts {
  const { changes, db, day, before, previous, published, contradictions } = pulled;
  const kinds = [...changes].map(([kind, entry]) => {
    const quarantined = db
      .prepare("SELECT key, reason FROM quarantine WHERE kind = ? ORDER BY since DESC, key")
      .all(kind)
      .map((row) => ({ key: String(row["key"]), reason: String(row["reason"]) }));
    const [last] = quarantined;
    return {
      kind,
      before: entry.before,
      after: countAfter(entry),
      vanished: notMoved(db, kind, entry, day).filter(
        // Only votes named the person, and they no longer do: there is nobody to miss.
        (key) => kind !== "person" || previous?.record("person", key)?.isProfileUnread !== true,
      ),
      quarantined: quarantined.length,
      aside: quarantined.map(({ key }) => key),
      example: last === undefined ? null : `${last.key}: ${last.reason}`,
    };
  });
  const limit = addDays(day, -oldAfter);
  const votes = changes.get("vote");
  const touched = [...(votes?.appeared ?? []), ...(votes?.changed ?? [])].slice(0, checkedVotes);
  const review = inReview(db, touched);
  const recent = new Set(strings(db, "SELECT vote FROM vote WHERE date >= ? ORDER BY date DESC, vote", limit));
  // Those of earlier nights are told of as long as they are recent and do not add up.
  const standing = inReview(db, [...recent.difference(new Set(touched))].slice(0, checkedVotes));
  const withdrawn = withdrawnAmong(db, votes?.changed ?? []);
  const isWithdrawn = new Set(withdrawn);
  const old = new Set(strings(db, "SELECT vote FROM vote WHERE date < ?", limit));
  const compare = previous === null ? null : recordComparer({ db, previous });
  const isRewritten = (key: string): boolean => compare === null || compare("vote", key).differing.length > 0;
  return {
    day,
    isFirst: kinds.every(({ before }) => before === 0),
    kinds,
    oldVotes: {
      total: old.size,
      changed: (votes?.changed ?? []).filter((key) => old.has(key) && !isWithdrawn.has(key) && isRewritten(key)),
    },
    withdrawn,
    recentVotes: {
      written: touched.filter((key) => recent.has(key)).length,
      inReview: review.filter((key) => recent.has(key)).length,
    },
    newVotes: {
      written: votes?.appeared.length ?? 0,
      quarantined: numberOf(
        db,
        "SELECT count(*) FROM quarantine q WHERE kind = 'vote' AND since = ? AND NOT EXISTS (SELECT 1 FROM record r WHERE r.kind = q.kind AND r.key = q.key)",
        day,
      ),
    },
    ...readStanding(db, day),
    unknownOffices: strings(db, "SELECT DISTINCT role FROM government_role WHERE rank = 'other' ORDER BY role"),
    unknownOutcomes: strings(
      db,
      "SELECT DISTINCT outcome_text FROM vote WHERE outcome = 'other' AND outcome_text IS NOT NULL AND is_quorum_check IS NOT 1 ORDER BY outcome_text",
    ).filter((outcomeText) => isUnknownOutcome({ outcome: "other", outcomeText })),
    withoutPresident: withoutPresident(db),
    before,
    contradictions,
    losses: published === null ? noLosses : readLosses(db, published, changes),
    dangling: danglingIn(db),
    loose: looseIn(db),
    inReview: [...review, ...standing],
  };
}

/** Changed votes that are marked as no longer published: they changed because this pull marked them. */
function withdrawnAmong(db: DatabaseSync, changed: readonly string[]): string[] {
  const sql =
    "SELECT key FROM record WHERE kind = 'vote' AND key IN (SELECT value FROM json_each(?)) AND json ->> '$.vanishedSince' IS NOT NULL ORDER BY key";
  return strings(db, sql, JSON.stringify(changed));
}

/** Vanished keys that are not aliases of appeared records, nor another id of a record: these have not vanished. */
function notMoved(
  db: DatabaseSync,
  kind: RecordKind,
  { vanished, appeared }: KindChanges,
  day: string,
): readonly string[] {
  if (vanished.length === 0) return vanished;
  const merged = new Set(
    strings(
      db,
      "SELECT key FROM change_log WHERE day = ? AND kind = ? AND change = 'vanished' AND after IS NOT NULL",
      day,
      kind,
    ),
  );
  // The key of an act is kind and id; an alias is only an id.
  const sql =
    "SELECT substr(r.key, 1, instr(r.key, '/')) || a.value FROM record r, json_each(r.json, '$.aliases') a WHERE r.kind = ? AND r.key IN (SELECT value FROM json_each(?))";
  const aliases = new Set(strings(db, sql, kind, JSON.stringify(appeared)));
  return vanished.filter((key) => !aliases.has(key) && !merged.has(key));
}

function seatsOn(db: DatabaseSync, branch: string, day: string): number {
  return numberOf(
    db,
    "SELECT count(DISTINCT person) FROM membership WHERE branch = ?1 AND start_date <= ?2 AND (end_date IS NULL OR end_date > ?2)",
    branch,
    day,
  );
}

function withoutPresident(db: DatabaseSync): GateFacts["withoutPresident"] {
  const presidents = readPresidents(db);
  return branches.flatMap((branch) => {
    const [day] = strings(db, "SELECT max(date) FROM vote WHERE branch = ? HAVING max(date) IS NOT NULL", branch);
    return day === undefined || assemblyPresidentOn(presidents[branch], day) !== null ? [] : [{ branch, day }];
  });
}

/** References to nothing without which a record has no meaning: the sitting of a vote, the person of a position. */
function danglingIn(db: DatabaseSync): string[] {
  return [
    ...strings(
      db,
      "SELECT 'vote ' || v.vote || ' → sitting ' || v.sitting FROM vote v LEFT JOIN sitting s ON s.sitting = v.sitting WHERE s.sitting IS NULL",
    ),
    ...strings(
      db,
      `SELECT 'positions → person ' || n.person || coalesce(' (quarantined: ' || q.reason || ')', '') FROM person_no n
       LEFT JOIN person p ON p.person = n.person LEFT JOIN quarantine q ON q.kind = 'person' AND q.key = n.person
       WHERE p.person IS NULL AND EXISTS (SELECT 1 FROM ballot b WHERE b.person_no = n.no)`,
    ),
  ];
}

/** References to nothing that pages show as plain text: a source names more people and bodies than it has records of. */
function looseIn(db: DatabaseSync): string[] {
  const toPerson = (table: string, from: string, column: string, kind: string): string[] =>
    strings(
      db,
      `SELECT '${kind} ' || r.${from} || ' → person ' || r.${column} FROM ${table} r LEFT JOIN person p ON p.person = r.${column} WHERE r.${column} IS NOT NULL AND p.person IS NULL`,
    );
  return [
    ...strings(
      db,
      "SELECT 'vote ' || v.vote || ' → government ' || v.government FROM vote v LEFT JOIN government g ON g.government = v.government WHERE v.government IS NOT NULL AND g.government IS NULL",
    ),
    ...strings(
      db,
      "SELECT 'person ' || m.person || ' → group ' || m.parliamentary_group FROM group_membership m LEFT JOIN parliamentary_group g ON g.parliamentary_group = m.parliamentary_group WHERE g.parliamentary_group IS NULL",
    ),
    ...toPerson("membership", "person", "replaces", "person"),
    ...toPerson("membership", "person", "replaced_by", "person"),
    ...toPerson("body_role", "body", "person", "body"),
    ...toPerson("government_role", "government", "person", "government"),
  ];
}

/** Those of the votes that do not add up. */
function inReview(db: DatabaseSync, keys: readonly string[]): string[] {
  const record = db.prepare("SELECT json FROM record WHERE kind = 'vote' AND key = ?");
  const check = voteChecker(db, ballotsIn(db));
  return keys.filter((key) => {
    const json = record.get(key)?.["json"];
    return json !== undefined && check(parseStored("vote", json)).status === "review";
  });
}
