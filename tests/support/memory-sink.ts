import { recordKey, recordSchemas, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import type { Sink } from "#scripts/pull/source.ts";

/** A sink that validates every record and keeps it in memory. */
export interface MemorySink extends Sink {
  readonly all: <K extends RecordKind>(kind: K) => RecordOf<K>[];
  readonly get: <K extends RecordKind>(kind: K, key: string) => RecordOf<K>;
  readonly completed: readonly RecordKind[];
}

/** A fresh sink. A record that breaks its schema fails the test at once. */
export function memorySink(): MemorySink {
  const kept = new Map<RecordKind, Map<string, unknown>>();
  const completed: RecordKind[] = [];
  const all = <K extends RecordKind>(kind: K): RecordOf<K>[] => {
    // @ts-expect-error the map of a kind holds records of that kind
    return [...(kept.get(kind)?.values() ?? [])];
  };
  const put = <K extends RecordKind>(kind: K, record: RecordOf<K>): boolean => {
    recordSchemas[kind].parse(record);
    const records = kept.get(kind) ?? new Map<string, unknown>();
    kept.set(kind, records.set(recordKey(kind, record), record));
    return true;
  };
  return {
    all,
    completed,
    put,
    putVote: (vote) => put("vote", vote),
    quarantine: ({ kind, key, reason }) => {
      throw new Error(`unexpected quarantine of ${kind} ${key}: ${reason}`);
    },
    keep: () => undefined,
    leave: () => undefined,
    renamePerson: () => undefined,
    defer: () => undefined,
    complete: (kind) => void completed.push(kind),
    get: (kind, key) => {
      const found = all(kind).find((record) => recordKey(kind, record) === key);
      if (found === undefined) throw new Error(`no ${kind} ${key}`);
      return found;
    },
  };
}
