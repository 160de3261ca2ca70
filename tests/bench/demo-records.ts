/** The records of a demonstration snapshot, for the servers of the benches. */
import { join } from "node:path";
import type { Ballot, RecordKind, RecordOf } from "#src/domain/records.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";

/** Opens the snapshot in a folder. Ballots are read on demand: together they would fill the memory of the server. */
export function openDemo(folder: string) {
  const snapshot = new Snapshot(join(folder, "parliament.sqlite"));
  class LazyBallots extends Map<string, readonly Ballot[]> {
    override get(vote: string): readonly Ballot[] {
      return snapshot.ballots(vote);
    }
  }
  const all = <K extends RecordKind>(kind: K): Map<string, RecordOf<K>> =>
    new Map(
      snapshot.keys(kind).flatMap((key) => {
        const record = snapshot.record(kind, key);
        return record === undefined ? [] : [[key, record] as const];
      }),
    );
  return { snapshot, ballots: new LazyBallots(), all };
}
