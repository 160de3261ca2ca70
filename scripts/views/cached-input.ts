import type { RecordKind } from "#src/domain/records.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { SnapshotInput } from "./inputs.ts";
import type { IndexName } from "#scripts/pull/store/indexes.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";

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
    digest: () => snapshot.digest(),
  };
}
