/**
 * Puts values of ours in place of the source's while records are written. The table `own_correction` keeps the source's
 * value of each, so that a record that is not read again gets it back when its correction ends.
 */
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import {
  recordKey,
  recordKinds,
  recordSchemas,
  type Ballot,
  type RecordKind,
  type RecordOf,
} from "#src/domain/records.ts";
import { memberVoteCodes } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { valueAt, withValueAt } from "#src/domain/field-path.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { nameOf, type OwnCorrection } from "#scripts/pull/own-corrections.ts";
import { parseStored } from "./stored.ts";

/** A record with the positions of a vote, sorted by person; other kinds have none. */
export interface Whole<K extends RecordKind> {
  readonly record: RecordOf<K>;
  readonly ballots: readonly Ballot[];
}

const storedSchema = z.object({
  kind: z.enum<readonly [RecordKind, ...RecordKind[]]>(["person", ...recordKinds]),
  key: z.string(),
  field: z.string(),
  /** First day on which the value of ours was published. */
  since: z.string(),
  /** First day on which the value of the source was published again; null = the correction holds. */
  until: z.string().nullable(),
  /** Values as JSON. */
  value: z.string(),
  sourceValue: z.string(),
  reason: z.string(),
  source: z.string(),
});
/** A correction of ours in the snapshot, in force or ended. */
export type StoredOwnCorrection = z.infer<typeof storedSchema>;

export const ownCorrectionTable =
  "CREATE TABLE own_correction (kind TEXT NOT NULL, key TEXT NOT NULL, field TEXT NOT NULL, since TEXT NOT NULL, until TEXT, value TEXT NOT NULL, source_value TEXT NOT NULL, reason TEXT NOT NULL, source TEXT NOT NULL, PRIMARY KEY (kind, key, field, since)) WITHOUT ROWID";

/** Corrections of ours in a snapshot, by kind, record, field and day. */
export function readStoredCorrections(db: DatabaseSync): StoredOwnCorrection[] {
  const select =
    "SELECT kind, key, field, since, until, value, source_value AS sourceValue, reason, source FROM own_correction ORDER BY kind, key, field, since";
  return z.array(storedSchema).parse(db.prepare(select).all());
}

const ballotsPrefix = "ballots.";
const code = z.enum(memberVoteCodes).nullable();

/** Value of a field; undefined = the record has no such part, or more than one. */
function read<K extends RecordKind>({ record, ballots }: Whole<K>, field: string): unknown {
  if (!field.startsWith(ballotsPrefix)) return valueAt(record, field);
  const person = field.slice(ballotsPrefix.length);
  return ballots.find(([id]) => id === person)?.[1] ?? null;
}

/** The record with another value. null stands for an absent field where the schema knows no null. */
function write<K extends RecordKind>(kind: K, whole: Whole<K>, field: string, value: unknown): Whole<K> {
  if (!field.startsWith(ballotsPrefix)) {
    const record = withValueAt(whole.record, field, value);
    const isAbsent = value === null && !recordSchemas[kind].safeParse(record).success;
    return { ...whole, record: isAbsent ? withValueAt(record, field, undefined) : record };
  }
  const person = field.slice(ballotsPrefix.length);
  const others = whole.ballots.filter(([id]) => id !== person);
  const position = code.parse(value);
  const ballots: readonly Ballot[] = position === null ? others : [...others, [person, position]];
  return { ...whole, ballots: ballots.toSorted(([a], [b]) => compareCodes(a, b)) };
}

/** A stored record as the source gave it: without the corrections of ours that hold. */
export function withSourceValues<K extends RecordKind>(
  kind: K,
  whole: Whole<K>,
  stored: readonly StoredOwnCorrection[],
): Whole<K> {
  return stored.reduce(
    (at, { field, sourceValue }) =>
      read(at, field) === undefined ? at : write(kind, at, field, JSON.parse(sourceValue)),
    whole,
  );
}

const nameOfRecord = (kind: string, key: string): string => `${kind}/${key}`;

/** The corrections of a pull. */
export class OwnCorrections {
  readonly #db: DatabaseSync;
  readonly #day: string;
  readonly #entries: ReadonlyMap<string, readonly OwnCorrection[]>;
  readonly #holding: ReadonlyMap<string, readonly StoredOwnCorrection[]>;
  /** The source's value, as JSON, of each entry that holds. */
  readonly #applied = new Map<OwnCorrection, string>();
  /** Why an entry does not hold. */
  readonly #idle = new Map<OwnCorrection, string>();
  readonly #written = new Set<string>();

  constructor(db: DatabaseSync, entries: readonly OwnCorrection[], day: string) {
    this.#db = db;
    this.#day = day;
    for (const entry of entries)
      this.#idle.set(
        entry,
        entry.end < day ? `ended on ${entry.end}; the source's value is published again` : "there is no such record",
      );
    this.#entries = Map.groupBy(
      entries.filter(({ end }) => end >= day),
      ({ kind, id }) => nameOfRecord(kind, id),
    );
    this.#holding = Map.groupBy(
      readStoredCorrections(db).filter(({ until }) => until === null),
      ({ kind, key }) => nameOfRecord(kind, key),
    );
  }

  /**
   * A record as read from the source, with our values.
   * @throws DataError if a value does not fit the record
   */
  correct<K extends RecordKind>(kind: K, key: string, whole: Whole<K>): Whole<K> {
    const name = nameOfRecord(kind, key);
    this.#written.add(name);
    return (this.#entries.get(name) ?? []).reduce((at, entry) => this.#apply(kind, key, at, entry), whole);
  }

  #apply<K extends RecordKind>(kind: K, key: string, whole: Whole<K>, entry: OwnCorrection): Whole<K> {
    this.#applied.delete(entry);
    const before = read(whole, entry.field);
    if (before === undefined) {
      this.#idle.set(entry, "the record has no such part, or more than one");
      return whole;
    }
    if (canonicalJson(before) === canonicalJson(entry.value)) {
      this.#idle.set(entry, "the source now gives this value");
      return whole;
    }
    const fault = (why: string): DataError =>
      new DataError(
        `corrections file: ${nameOf(entry)}: the value ${JSON.stringify(entry.value)} does not fit (${why}); mend the entry or delete it. The old snapshot stays.`,
      );
    if (entry.field.startsWith(ballotsPrefix) && kind !== "vote") throw fault("only votes have positions");
    if (entry.field.startsWith(ballotsPrefix) && !code.safeParse(entry.value).success)
      throw fault(`one of ${memberVoteCodes.join(", ")}, or null, is wanted`);
    const corrected = write(kind, whole, entry.field, entry.value);
    const [good, parsed] = [whole.record, corrected.record].map((record) => recordSchemas[kind].safeParse(record));
    if (good?.success === true && parsed?.success === false)
      throw fault(`${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? ""}`);
    if (recordKey(kind, corrected.record) !== key) throw fault("it makes another record of it");
    this.#idle.delete(entry);
    this.#applied.set(entry, canonicalJson(before));
    return corrected;
  }

  /** Records with a correction of this pull or of an earlier one that this pull has not written. */
  get unwritten(): readonly { readonly kind: RecordKind; readonly key: string }[] {
    const named = [
      ...[...this.#entries.values()].flat().map(({ kind, id }) => ({ kind, key: id })),
      ...[...this.#holding.values()].flat().map(({ kind, key }) => ({ kind, key })),
    ].filter(({ kind, key }) => !this.#written.has(nameOfRecord(kind, key)));
    return [...new Map(named.map((one) => [nameOfRecord(one.kind, one.key), one])).values()];
  }

  /** A stored record as the source gave it. */
  toSource<K extends RecordKind>(kind: K, key: string, whole: Whole<K>): Whole<K> {
    return withSourceValues(kind, whole, this.#holding.get(nameOfRecord(kind, key)) ?? []);
  }

  /**
   * Stores what holds now and since when, and what has ended. A new entry does not hold when the corrected record was set
   * aside: the last good version came back, without our value.
   * @param ballotsOf positions of a stored vote
   */
  save(ballotsOf: (vote: string) => readonly Ballot[]): void {
    const json = this.#db.prepare("SELECT json FROM record WHERE kind = ? AND key = ?");
    const isStored = ({ kind, id, field, value }: OwnCorrection): boolean => {
      const record = json.get(kind, id)?.["json"];
      if (record === undefined) return false;
      const whole = { record: parseStored(kind, record), ballots: ballotsOf(id) };
      return canonicalJson(read(whole, field) ?? null) === canonicalJson(value);
    };
    const isSame = ({ kind, key, field, value }: StoredOwnCorrection, entry: OwnCorrection): boolean =>
      kind === entry.kind && key === entry.id && field === entry.field && value === canonicalJson(entry.value);
    const insert = this.#db.prepare("INSERT OR REPLACE INTO own_correction VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const end = this.#db.prepare(
      "UPDATE own_correction SET until = ? WHERE kind = ? AND key = ? AND field = ? AND since = ?",
    );
    const holding = [...this.#holding.values()].flat();
    for (const { kind, key, field, since, ...one } of holding)
      if (![...this.#applied.keys()].some((entry) => isSame({ kind, key, field, since, ...one }, entry)))
        end.run(this.#day, kind, key, field, since);
    for (const [entry, sourceValue] of this.#applied) {
      const since = holding.find((stored) => isSame(stored, entry))?.since;
      if (since === undefined && !isStored(entry)) {
        this.#idle.set(entry, "the record with this value was set aside");
        continue;
      }
      const { kind, id, field, value, reason, source } = entry;
      insert.run(kind, id, field, since ?? this.#day, null, canonicalJson(value), sourceValue, reason, source);
    }
  }

  /** Messages for the operator: entries that correct nothing. */
  get notes(): string[] {
    return [...this.#idle].map(
      ([entry, why]) => `corrections file: ${nameOf(entry)}: ${why}; mend the entry or delete it`,
    );
  }
}
