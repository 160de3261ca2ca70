import { DataError } from "#scripts/lib/errors.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import type { Derivation, Reader } from "#scripts/views/reader.ts";

/** A Reader straight on a snapshot: nothing is tracked, derivations are kept for the life of the reader. */
export function snapshotReader(snapshot: Snapshot): Reader {
  const kept = new Map<string, unknown>();
  const reader: Reader = {
    record: (kind, key) => snapshot.record(kind, key),
    require: (kind, key) => {
      const found = snapshot.record(kind, key);
      if (found === undefined) throw new DataError(`no ${kind} ${key}`);
      return found;
    },
    keys: (kind) => snapshot.keys(kind),
    all: (kind) => snapshot.keys(kind).map((key) => reader.require(kind, key)),
    index: (name, value) => snapshot.index(name, value),
    indexValues: (name) => snapshot.indexValues(name),
    ballots: (key) => snapshot.ballots(key),
    changes: () => snapshot.changes(),
    quarantine: () => snapshot.quarantine(),
    derived: <T>(derivation: Derivation<T>, argument: string): T => {
      const name = `${derivation.name} ${argument}`;
      const value = kept.has(name) ? kept.get(name) : derivation.compute(reader, argument);
      kept.set(name, value);
      // @ts-expect-error a derivation always gives its own type
      return value;
    },
  };
  return reader;
}
