import { recordSchemas, type Ballot, type RecordKind } from "#src/domain/records.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Careers } from "#src/contracts/careers.ts";
import type { Night } from "#scripts/lib/nights.ts";
import type { StoredOwnCorrection } from "#scripts/pull/store/own-corrections.ts";
import type { Change, Quarantined, StoredRecord } from "#scripts/pull/store/read.ts";
import type { IndexName } from "#scripts/pull/store/indexes.ts";
import { memoize } from "#src/lib/memoize.ts";

/** Read access to a snapshot; implemented by `scripts/pull/store`. */
export interface SnapshotInput {
  /** Digests of all records of a kind, with their side data (positions), by key. */
  recordDigests(kind: RecordKind): ReadonlyMap<string, string>;
  record<K extends RecordKind>(kind: K, key: string): StoredRecord<K> | undefined;
  /** Keys of a kind, sorted. */
  keys(kind: RecordKind): readonly string[];
  /** Entries of an index: value → keys, both sorted. */
  lists(name: IndexName): ReadonlyMap<string, readonly string[]>;
  ballots(voteKey: string): readonly Ballot[];
  changes(): readonly Change[];
  quarantine(): readonly Quarantined[];
  ownCorrections(): readonly StoredOwnCorrection[];
  /** The last nightly runs, oldest first. */
  nights(): readonly Night[];
  /** What the sites of other legislatures publish of their people, oldest legislature first. */
  careers(): readonly Careers[];
  /** Digest of the records: with equal digests, nights and careers, contracts are equal. */
  digest(): string;
}

/** Digest of all that contracts are made from. */
export function inputsDigest(snapshot: Pick<SnapshotInput, "digest" | "nights" | "careers">): string {
  return digestOf(snapshot.digest(), JSON.stringify(snapshot.nights()), JSON.stringify(snapshot.careers()));
}

/** Safe: the names of inputs are built only below, from an `IndexName`. */
const isIndex = (name: string): name is IndexName => name.includes(".");
const isKind = (name: string): name is RecordKind => Object.hasOwn(recordSchemas, name);

/** Inputs that are read as a whole, by the reader's method. */
const logNames = ["changes", "quarantine", "nights", "ownCorrections", "careers"] as const;
type LogName = (typeof logNames)[number];

/** Names of the inputs of a computation. The prefix is the reader's method. */
export const inputName = {
  record: (kind: RecordKind, key: string) => `record:${kind}/${key}`,
  keys: (kind: RecordKind) => `keys:${kind}`,
  all: (kind: RecordKind) => `all:${kind}`,
  index: (name: string, value: string) => `index:${name}/${value}`,
  indexValues: (name: string) => `values:${name}`,
  log: (name: LogName) => `log:${name}`,
} as const;

/** Splits "record:vote/vs19_1_1" into method, first and second argument. */
export function splitName(name: string): { call: string; first: string; second: string } {
  const colon = name.indexOf(":");
  const slash = name.indexOf("/", colon);
  const end = slash === -1 ? name.length : slash;
  return { call: name.slice(0, colon), first: name.slice(colon + 1, end), second: name.slice(end + 1) };
}

/** Current digest of an input; undefined if the name is not that of an input. */
export function inputDigest(snapshot: SnapshotInput, name: string): string | undefined {
  const { call, first, second } = splitName(name);
  if (call === "index" && isIndex(first)) return digestOf((snapshot.lists(first).get(second) ?? []).join("\n"));
  if (call === "values" && isIndex(first)) return digestOf([...snapshot.lists(first).keys()].join("\n"));
  const log = logNames.find((one) => call === "log" && one === first);
  if (log !== undefined) return digestOf(JSON.stringify(snapshot[log]()));
  if (!isKind(first)) return undefined;
  if (call === "record") return snapshot.recordDigests(first).get(second) ?? "absent";
  if (call === "keys") return digestOf(snapshot.keys(first).join("\n"));
  if (call === "all") return digestOf([...snapshot.recordDigests(first)].map((pair) => pair.join(" ")).join("\n"));
  return undefined;
}

/**
 * Maximum number of cached records: every vote, person and act of a legislature, with a margin. Every page type reads
 * all votes in turn, so a smaller cache would read each vote again for each page type.
 */
const recordLimit = 60_000;

/** Freezes a record deeply: many builders share it. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}

/** The snapshot with a cache of what was read. Use it for one run only. */
export function cachedInput(snapshot: SnapshotInput): SnapshotInput {
  const records = new Map<string, unknown>();
  const record = <K extends RecordKind>(kind: K, key: string): StoredRecord<K> | undefined => {
    const name = `${kind}/${key}`;
    if (!records.has(name)) {
      if (records.size >= recordLimit) records.clear();
      records.set(name, freeze(snapshot.record(kind, key)));
    }
    // @ts-expect-error the name contains the kind, so the record is of that kind
    return records.get(name);
  };
  return {
    record,
    recordDigests: memoize((kind: RecordKind) => snapshot.recordDigests(kind)),
    keys: memoize((kind: RecordKind) => Object.freeze(snapshot.keys(kind))),
    lists: memoize((name: IndexName) => snapshot.lists(name)),
    ballots: (vote) => snapshot.ballots(vote),
    changes: () => snapshot.changes(),
    quarantine: () => snapshot.quarantine(),
    nights: () => snapshot.nights(),
    careers: () => snapshot.careers(),
    ownCorrections: () => snapshot.ownCorrections(),
    digest: () => snapshot.digest(),
  };
}
