import type { DatabaseSync } from "node:sqlite";
import {
  recordKey,
  recordSchemas,
  type Ballot,
  type RecordKind,
  type RecordOf,
  type Vote,
} from "#src/domain/records.ts";
import { isComputedField } from "#src/domain/corrections.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { readRecord } from "#src/domain/records/read-record.ts";
import { recordName } from "#src/domain/record-name.ts";
import type { OwnCorrection } from "#scripts/pull/own-corrections.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";
import { ChangeCounter, type ChangeSet } from "./changes.ts";
import { fieldChanges, isSameReading, keepKnownDays, type FieldChange } from "./field-changes.ts";
import type { Snapshot, StoredRecord } from "./read.ts";
import { RecordStore, toDigest } from "./record-store.ts";
import { OwnCorrections } from "./own-corrections.ts";
import { parseStored } from "./stored.ts";
import { seatsOf, VoteGroups, type Seats } from "./vote-groups.ts";

/** A record to set aside; `sameAs`: id of the record that is the same thing. */
export interface SetAside {
  readonly kind: RecordKind;
  readonly key: string;
  readonly reason: string;
  readonly sameAs?: string | undefined;
}

const byPerson = ([a]: Ballot, [b]: Ballot): number => compareCodes(a, b);

/**
 * State of the import: "begins" with the first pull, "goes-on" while the source provides its past in parts. Until it is
 * "done" new records are no news, and the change log records only that the archive grew.
 */
export type ImportState = "begins" | "goes-on" | "done";

/**
 * Writes the records of a pull to an open snapshot: validates them, compares digests, logs changes. Runs in the
 * caller's transaction.
 */
export class Writer implements RecordWriter {
  readonly #store: RecordStore;
  readonly #day: string;
  readonly #importState: ImportState;
  #deferred = 0;
  #hasLoggedImport = false;
  readonly #seen = new Set<string>();
  readonly #counter: ChangeCounter;
  readonly #own: OwnCorrections;
  readonly #voteGroups: VoteGroups;

  constructor(db: DatabaseSync, day: string, importState: ImportState, corrections: readonly OwnCorrection[] = []) {
    this.#store = new RecordStore(db);
    this.#day = day;
    this.#importState = importState;
    this.#own = new OwnCorrections(db, corrections, day);
    this.#voteGroups = new VoteGroups(this.#seats());
    this.#counter = new ChangeCounter((kind) =>
      Number(this.#store.get("SELECT count(*) AS n FROM record WHERE kind = ?", kind)?.["n"]),
    );
  }

  get changes(): ChangeSet {
    return this.#counter.changes;
  }

  /** True if the initial import is still running after this pull. */
  get isImporting(): boolean {
    return this.#importState !== "done" && this.#deferred > 0;
  }

  put<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean {
    return this.#put(kind, record, []);
  }

  update<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean {
    return this.#put(kind, record, [], "updated");
  }

  putVote(vote: Vote, ballots: readonly Ballot[], groups?: ReadonlyMap<string, string>): boolean {
    const sorted = ballots.toSorted(byPerson);
    const twice = sorted.find(([person], index) => person === sorted[index + 1]?.[0]);
    const noted = groups === undefined ? vote : this.#voteGroups.note(vote, groups);
    if (twice === undefined) return this.#put("vote", noted, sorted);
    return this.#reject("vote", vote.id, `ballots: ${twice[0]} is there twice`);
  }

  #reject(kind: RecordKind, key: string, reason: string): false {
    this.quarantine({ kind, key, reason, url: null });
    return false;
  }

  quarantine(entry: { kind: RecordKind; key: string; reason: string; url: string | null }): void {
    this.#seen.add(`${entry.kind}/${entry.key}`);
    const sql =
      "INSERT INTO quarantine VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET reason = excluded.reason, url = excluded.url";
    this.#store.run(sql, entry.kind, entry.key, entry.reason, entry.url, this.#day);
  }

  /**
   * Sets a record aside that this pull wrote, because it contradicts others: its last good version comes back, and as if
   * the pull had not read it. The same thing under another id has no version of its own: its address leads to the other.
   * @param previous the snapshot before the pull
   */
  setAside({ kind, key, reason, sameAs }: SetAside, previous: Snapshot | undefined): void {
    const stored = this.#store.get("SELECT json FROM record WHERE kind = ? AND key = ?", kind, key);
    if (stored !== undefined) this.#store.remove(kind, key, String(stored["json"]));
    this.#counter.forget(kind, key);
    this.#store.run("DELETE FROM change_log WHERE day = ? AND kind = ? AND key = ?", this.#day, kind, key);
    const last = previous?.record(kind, key);
    if (last !== undefined && sameAs === undefined) this.#bringBack(kind, key, last, previous);
    if (last !== undefined && sameAs !== undefined) {
      this.#counter.add(kind, "vanished", key);
      const before = recordName(last);
      this.#log(kind, key, "vanished", [
        { field: "", before: before === null ? null : JSON.stringify(before), after: JSON.stringify(sameAs) },
      ]);
    }
    const since = previous?.quarantine().find((one) => one.kind === kind && one.key === key)?.since ?? this.#day;
    this.#store.run("INSERT OR REPLACE INTO quarantine VALUES (?, ?, ?, ?, ?)", kind, key, reason, null, since);
  }

  #bringBack<K extends RecordKind>(kind: K, key: string, last: StoredRecord<K>, previous: Snapshot | undefined): void {
    const record = withoutDay(last);
    const ballots = kind === "vote" ? (previous?.ballots(key) ?? []) : [];
    this.#store.insert(kind, key, record, canonicalJson(record), ballots, last.changedAt);
    const sql = "INSERT OR REPLACE INTO change_log VALUES (?, ?, ?, ?, ?, ?, ?)";
    for (const one of previous?.changes() ?? [])
      if (one.day === this.#day && one.kind === kind && one.key === key)
        this.#store.run(sql, one.day, kind, key, one.change, one.field, one.before, one.after);
  }

  markUnchanged(kind: RecordKind, key: string): void {
    if (!this.markSeen(kind, key)) return;
    this.#counter.add(kind, "confirmed", key);
    this.#store.run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
  }

  /** @returns true if the record exists and this pull had not mentioned it yet */
  markSeen(kind: RecordKind, key: string): boolean {
    if (this.#seen.has(`${kind}/${key}`)) return false;
    this.#seen.add(`${kind}/${key}`);
    const isStored = this.#store.get("SELECT 1 FROM record WHERE kind = ? AND key = ?", kind, key) !== undefined;
    if (isStored) this.#counter.addUnchanged(kind);
    return isStored;
  }

  reportPending(count: number): void {
    this.#deferred += count;
  }

  complete(kind: RecordKind): void {
    for (const row of this.#store.statement("SELECT key, json FROM record WHERE kind = ? ORDER BY key").all(kind)) {
      const key = String(row["key"]);
      if (this.#seen.has(`${kind}/${key}`)) continue;
      const name = recordName(this.#store.remove(kind, key, String(row["json"])));
      this.#counter.add(kind, "vanished", key);
      this.#log(kind, key, "vanished", [
        { field: "", before: name === null ? null : JSON.stringify(name), after: null },
      ]);
    }
    for (const row of this.#store.statement("SELECT key FROM quarantine WHERE kind = ?").all(kind)) {
      const key = String(row["key"]);
      if (!this.#seen.has(`${kind}/${key}`))
        this.#store.run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
    }
  }

  #put<K extends RecordKind>(
    kind: K,
    input: RecordOf<K>,
    given: readonly Ballot[],
    how: "read" | "updated" = "read",
  ): boolean {
    const { id }: { readonly id: unknown } = input;
    if (typeof id !== "string") return this.#reject(kind, String(id), "id: not an id");
    const key = recordKey(kind, input);
    const { record: corrected, ballots } = this.#own.correct(kind, key, { record: input, ballots: given });
    const reading = readRecord(kind, corrected, this.#day);
    if ("fault" in reading) return this.#reject(kind, key, reading.fault);
    const twice = this.#store.findTwice(kind, reading.record);
    if (twice !== null) return this.#reject(kind, key, `${twice} is there twice`);
    this.#seen.add(`${kind}/${key}`);
    const { leftOut } = reading;
    if (leftOut.length > 0) this.quarantine({ kind, key, reason: `left out: ${leftOut.join("; ")}`, url: null });
    else if (how === "read") this.#store.run("DELETE FROM quarantine WHERE kind = ? AND key = ?", kind, key);
    const stored = this.#store.get("SELECT digest, json FROM record WHERE kind = ? AND key = ?", kind, key);
    const read = canonicalJson(reading.record);
    if (stored === undefined) {
      this.#logChange(kind, key, "appeared", []);
      this.#store.insert(kind, key, reading.record, read, ballots, this.#day);
      return true;
    }
    const before = String(stored["json"]);
    const json = keepKnownDays(before, read);
    if (stored["digest"] === toDigest(isSameReading(before, json) ? before : json, ballots)) {
      this.#counter.addUnchanged(kind);
      if (how === "read") this.#counter.add(kind, "confirmed", key);
      return true;
    }
    this.#logChange(kind, key, "changed", this.#fieldChanges(kind, key, before, json, ballots));
    this.#store.remove(kind, key, before);
    const record = json === read ? reading.record : recordSchemas[kind].parse(JSON.parse(json));
    this.#store.insert(kind, key, record, json, ballots, this.#day);
    return true;
  }

  /** Gives the votes the groups that are not those of the day. Called when votes and people of the pull are written. */
  settleVoteGroups(): void {
    const votesOn = this.#store.statement(
      "SELECT r.key, r.json FROM record_index i JOIN record r ON r.kind = 'vote' AND r.key = i.key WHERE i.name = 'vote.month' AND i.value = ? AND r.json ->> '$.date' = ?",
    );
    const stored = ({ branch, date }: Pick<Vote, "branch" | "date">) =>
      votesOn
        .all(`${branch}:${date.slice(0, 7)}`, date)
        .map(({ key, json }) => [parseStored("vote", json), () => this.#store.ballots(String(key))] as const);
    for (const vote of this.#voteGroups.settle(this.#seats(), stored))
      this.#amend("vote", vote.id, vote, this.#store.ballots(vote.id));
  }

  /** Applies corrections of ours to records that this pull has not written, and gives back what is corrected no more. */
  settleCorrections(): void {
    for (const { kind, key } of this.#own.unwritten) {
      const json = this.#store.get("SELECT json FROM record WHERE kind = ? AND key = ?", kind, key)?.["json"];
      if (json === undefined) continue;
      const record = parseStored(kind, json);
      const stored = { record, ballots: kind === "vote" ? this.#store.ballots(key) : [] };
      const { record: corrected, ballots } = this.#own.correct(kind, key, this.#own.toSource(kind, key, stored));
      this.#amend(kind, key, corrected, ballots);
    }
    this.#own.save((vote) => this.#store.ballots(vote));
  }

  /** Messages about corrections of ours that correct nothing. */
  get notes(): readonly string[] {
    return this.#own.notes;
  }

  /** Replaces a stored record after the source has been read. */
  #amend<K extends RecordKind>(kind: K, key: string, record: RecordOf<K>, ballots: readonly Ballot[]): void {
    const stored = this.#store.get("SELECT json FROM record WHERE kind = ? AND key = ?", kind, key);
    const [before, after] = [String(stored?.["json"]), canonicalJson(record)];
    if (before === after && toDigest(before, this.#store.ballots(key)) === toDigest(after, ballots)) return;
    const fields = this.#fieldChanges(kind, key, before, after, ballots);
    if (!this.#counter.hasAppeared(kind, key) && fields.length > 0) this.#log(kind, key, "changed", fields);
    this.#counter.addLate(kind, key, this.#seen.has(`${kind}/${key}`));
    this.#store.remove(kind, key, before);
    this.#store.insert(kind, key, record, after, ballots, this.#day);
  }

  #seats(): Seats {
    const people = this.#store.statement("SELECT json FROM record WHERE kind = 'person'").all();
    return seatsOf(people.map(({ json }) => parseStored("person", json)));
  }

  /** Counts a new or changed record and logs it. A change of computed fields only is no news. */
  #logChange(kind: RecordKind, key: string, change: "appeared" | "changed", fields: readonly FieldChange[]): void {
    this.#counter.add(kind, change, key);
    if (change === "appeared" || fields.length > 0) this.#log(kind, key, change, fields);
  }

  #fieldChanges(
    kind: RecordKind,
    key: string,
    before: string,
    after: string,
    ballots: readonly Ballot[],
  ): FieldChange[] {
    const stored = kind === "vote" ? this.#store.ballots(key) : [];
    return fieldChanges(before, after, stored, ballots).filter(({ field }) => !isComputedField(kind, field));
  }

  #log(kind: RecordKind, key: string, change: string, fields: readonly FieldChange[]): void {
    if (this.#importState === "begins" || (this.#importState === "goes-on" && change === "appeared")) {
      if (!this.#hasLoggedImport) this.#logImport();
      return;
    }
    const sql = "INSERT INTO change_log VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET after = excluded.after";
    if (fields.length === 0) this.#store.run(sql, this.#day, kind, key, change, "", null, null);
    for (const { field, before, after } of fields)
      this.#store.run(sql, this.#day, kind, key, change, field, before, after);
    // A field that a later pull of the same day reset to its old value has not changed on that day.
    this.#store.run(
      "DELETE FROM change_log WHERE day = ? AND kind = ? AND key = ? AND field <> '' AND before IS after",
      this.#day,
      kind,
      key,
    );
  }

  /** Logs that the archive began or grew: one entry per day, under the key of the site. */
  #logImport(): void {
    this.#hasLoggedImport = true;
    this.#store.run(
      "INSERT OR IGNORE INTO change_log VALUES (?, 'site', 'site', 'appeared', '', NULL, NULL)",
      this.#day,
    );
  }

  /** During the import the day's entry holds the number of records not yet read; null in the last entry. */
  logWaiting(): void {
    if (this.#importState === "done") return;
    this.#logImport();
    const waiting = this.#deferred > 0 ? String(this.#deferred) : null;
    this.#store.run(
      "UPDATE change_log SET after = ? WHERE day = ? AND kind = 'site' AND change = 'appeared'",
      waiting,
      this.#day,
    );
  }
}
