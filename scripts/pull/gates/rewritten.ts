/** Gates that compare records with those before the pull: too many changed, or a field lost its value in many. */
import type { DatabaseSync } from "node:sqlite";
import { isComputedField } from "#src/domain/corrections.ts";
import type { RecordKind } from "#src/domain/records.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";
import { programDigest } from "#scripts/pull/program.ts";
import type { Previous } from "#scripts/pull/source.ts";
import type { ChangeSet } from "#scripts/pull/store/changes.ts";
import { withoutDays } from "#scripts/pull/store/field-changes.ts";
import { ballotsIn } from "#scripts/pull/store/read.ts";
import { withoutAwaited } from "./awaited.ts";
import { finding, names, type Finding } from "./finding.ts";

/** Shares of the records of a kind that one pull may change, and of those read that may lose a field. */
const limits = { mass: 0.05, erased: 0.02 } as const;
/** Numbers of records allowed regardless of their share. */
const tolerated = { mass: 10, erased: 3 } as const;

/** What a pull did to the records of a kind that were there before; acts are divided by kind of act ("act/decree"). */
interface Rewritten {
  readonly subject: string;
  /** Number of records before the pull, and number of those that it read. */
  readonly before: number;
  readonly read: number;
  readonly changed: readonly string[];
  /** Changed fields, with the number of records. */
  readonly fields: ReadonlyMap<string, number>;
  /** Fields that had a value and have none, with the keys of the records. */
  readonly erased: ReadonlyMap<string, readonly string[]>;
  /** Those among them that no record of the kind has any more. */
  readonly gone: ReadonlySet<string>;
}

/** Result of a pull, and the records before it. */
interface ComparedPull {
  readonly changes: ChangeSet;
  readonly db: DatabaseSync;
  readonly previous: Previous;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the store, which say when something was read and what is missing. */
const ownFields = new Set(["changedAt", "fetchedAt", "knownFrom", "missingParts"]);

/**
 * Fields whose end is no loss: figures of the source that stand for what is not read yet, and marks of what is not known
 * or not published.
 */
const passing = new Set([
  ...["publishedBills", "publishedFigures"],
  ...["isProfileUnread", "isPending", "isStartAssumed", "isEndAssumed", "vanishedSince"],
]);

/** Grows for everybody every month. */
const monthly = "publishedStrength";

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Paths of the fields that have a value, without list positions: "memberships.constituency". */
export function valuedFields(value: unknown, prefix = ""): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...valuedFields(item, prefix)]));
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, member]) => {
      if (ownFields.has(name) || passing.has(name) || isEmpty(member)) return [];
      const path = prefix === "" ? name : `${prefix}.${name}`;
      return [path, ...valuedFields(member, path)];
    }),
  );
}

/** Fields that lost their value; the outermost of nested ones. */
function erasedFields(before: Fields, after: Fields): string[] {
  const lost = valuedFields(before).difference(valuedFields(after));
  return [...lost].filter((path) => !lost.has(path.slice(0, Math.max(0, path.lastIndexOf(".")))));
}

/** Top-level fields that differ, except those that a source computes. */
function changedFields(kind: RecordKind, before: Fields, after: Fields): string[] {
  const textOf = (value: unknown): string => (value === undefined ? "" : withoutDays(canonicalJson(value)));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      !ownFields.has(name) &&
      name !== monthly &&
      !isComputedField(kind, name) &&
      textOf(before[name]) !== textOf(after[name]),
  );
}

const subjectOf = (kind: RecordKind, key: string): string =>
  kind === "act" ? `act/${key.split("/", 1)[0] ?? ""}` : kind;

/** A record before and after a pull, with the positions of a vote as a field, and the fields that were rewritten. */
interface ComparedRecord {
  readonly old: Fields;
  readonly now: Fields;
  readonly differing: readonly string[];
}

/** Returns a function that compares a record with what it was. What had been awaited is not rewritten when it comes. */
export function recordComparer({ db, previous }: Omit<ComparedPull, "changes">) {
  const ballots = ballotsIn(db);
  const record = db.prepare("SELECT json FROM record WHERE kind = ? AND key = ?");
  const governments = db.prepare("SELECT start_date FROM government").all();
  const starts = new Set(governments.map((row) => String(row["start_date"])));
  const withBallots = (kind: RecordKind, key: string, fields: Fields, read: (vote: string) => unknown): Fields =>
    kind === "vote" ? { ...fields, ballots: read(key) } : fields;
  return (kind: RecordKind, key: string): ComparedRecord => {
    const old = withBallots(kind, key, { ...previous.record(kind, key) }, (vote) => previous.ballots(vote));
    const now = withBallots(kind, key, parse(record.get(kind, key)?.["json"]), ballots);
    return { old, now, differing: changedFields(kind, old, withoutAwaited(kind, old, now, starts)) };
  };
}

/** Compares the changed records of every kind with what they were. */
function compareRecords({ changes, db, previous }: ComparedPull): Rewritten[] {
  const compare = recordComparer({ db, previous });
  return [...changes].flatMap(([kind, { changed: written, confirmed }]) => {
    const count = (keys: readonly string[]) => Map.groupBy(keys, (key) => subjectOf(kind, key));
    const [changed, read] = [count(written), count(confirmed)];
    if (changed.size === 0) return [];
    const before = count(previous.keys(kind));
    return [...changed].map(([subject, keys]): Rewritten => {
      const fields = new Map<string, number>();
      const erased = new Map<string, string[]>();
      const really = keys.filter((key) => {
        const { old, now, differing } = compare(kind, key);
        for (const path of erasedFields(old, now)) erased.set(path, [...(erased.get(path) ?? []), key]);
        for (const name of differing) fields.set(name, (fields.get(name) ?? 0) + 1);
        return differing.length > 0;
      });
      return {
        subject,
        before: before.get(subject)?.length ?? 0,
        read: keys.length + (read.get(subject)?.length ?? 0),
        changed: really,
        fields,
        erased,
        gone: goneFields(db, subject, new Set(erased.keys())),
      };
    });
  });
}

/** Those of the fields that no record has. Reads the records of the kind until all were found. */
function goneFields(db: DatabaseSync, subject: string, fields: ReadonlySet<string>): ReadonlySet<string> {
  const gone = new Set([...fields].filter((name) => name !== "ballots"));
  if (gone.size === 0) return gone;
  const sql = "SELECT json FROM record WHERE kind || '/' || key LIKE ? || '/%'";
  for (const { json } of db.prepare(sql).iterate(subject)) {
    for (const path of valuedFields(parse(json))) gone.delete(path);
    if (gone.size === 0) break;
  }
  return gone;
}

function parse(json: unknown): Fields {
  const value: unknown = JSON.parse(String(json));
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/**
 * More than a twentieth of a kind changed in one night: the source was rewritten, or misread. There are fewer groups than
 * records that may change: of them more than half.
 */
function toMass({ subject, before, changed, fields }: Rewritten, isUpdated: boolean): Finding[] {
  const few = subject === "group" ? Math.max(tolerated.erased, before / 2) : tolerated.mass;
  if (changed.length <= Math.max(few, before * limits.mass)) return [];
  const most = [...fields].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const where = most.map(([name, count]) => `${name} in ${count}`).join(", ");
  const message = `${subject}: ${changed.length} of ${before} records changed (${where}): ${names(changed)}`;
  return isUpdated
    ? [finding("mass", "warn", subject, `${message}; the program was updated`, changed)]
    : [finding("mass", "stop", subject, message, changed)];
}

/** Fields that lost their value: the source renamed them, or no longer publishes them. */
function toErased({ subject, read, erased, gone }: Rewritten): Finding[] {
  return [...erased].flatMap(([path, keys]) => {
    const isMany = keys.length > Math.max(tolerated.erased, read * limits.erased);
    if (!isMany && !gone.has(path)) return [];
    const rest = gone.has(path) ? "; no record has it any more" : "";
    const message = `${subject}: ${path} had a value and has none in ${keys.length} of ${read} records read${rest}: ${names(keys)}`;
    return [finding("erased", isMany ? "stop" : "warn", `${subject}.${path}`, message, keys)];
  });
}

/**
 * Findings of both gates. While an archive is being filled, records grow with every night, so only lost fields count.
 * Metadata in `db` are still those from before the pull.
 */
export function compareWithPrevious(pulled: ComparedPull): Finding[] {
  const meta = (key: string) => pulled.db.prepare("SELECT value FROM meta WHERE key = ?").get(key)?.["value"];
  const isFilling = meta("filling") === "yes";
  const isUpdated = meta("program") !== programDigest();
  return compareRecords(pulled).flatMap((one) => [...(isFilling ? [] : toMass(one, isUpdated)), ...toErased(one)]);
}
