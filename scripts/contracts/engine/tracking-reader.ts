import { DataError } from "#scripts/lib/errors.ts";
import type { Ballot, RecordKind } from "#src/domain/records.ts";
import type { Careers } from "#src/contracts/careers.ts";
import type { Night } from "#scripts/lib/nights.ts";
import type { StoredOwnCorrection } from "#scripts/pull/store/own-corrections.ts";
import type { Change, Quarantined, StoredRecord } from "#scripts/pull/store/read.ts";
import { inputName, type SnapshotInput } from "./inputs.ts";
import type { Derivation, Reader } from "./reader.ts";
import type { IndexName } from "#scripts/pull/store/indexes.ts";

interface ReadGraph {
  readonly snapshot: SnapshotInput;
  touch(name: string): number;
  derived<T>(derivation: Derivation<T>, argument: string): { id: number; value: T };
}

/** A reader that records what it reads. Create one per computation. */
export class TrackingReader implements Reader {
  readonly #graph: ReadGraph;
  readonly #dependencies = new Set<number>();

  constructor(graph: ReadGraph) {
    this.#graph = graph;
  }

  /** Ids of all nodes read so far, in order of first reading. */
  dependencies(): Uint32Array {
    return Uint32Array.from(this.#dependencies);
  }

  record<K extends RecordKind>(kind: K, key: string): StoredRecord<K> | undefined {
    this.#touch(inputName.record(kind, key));
    return this.#graph.snapshot.record(kind, key);
  }

  require<K extends RecordKind>(kind: K, key: string): StoredRecord<K> {
    const record = this.record(kind, key);
    if (record === undefined) throw new DataError(`the snapshot has no ${kind} "${key}", which another record names`);
    return record;
  }

  keys(kind: RecordKind): readonly string[] {
    this.#touch(inputName.keys(kind));
    return this.#graph.snapshot.keys(kind);
  }

  all<K extends RecordKind>(kind: K): readonly StoredRecord<K>[] {
    this.#touch(inputName.all(kind));
    return this.#graph.snapshot
      .keys(kind)
      .map((key) => this.#graph.snapshot.record(kind, key))
      .filter((record) => record !== undefined);
  }

  index(name: IndexName, value: string): readonly string[] {
    this.#touch(inputName.index(name, value));
    return this.#graph.snapshot.lists(name).get(value) ?? [];
  }

  indexValues(name: IndexName): readonly string[] {
    this.#touch(inputName.indexValues(name));
    return [...this.#graph.snapshot.lists(name).keys()];
  }

  ballots(voteKey: string): readonly Ballot[] {
    this.#touch(inputName.record("vote", voteKey));
    return this.#graph.snapshot.ballots(voteKey);
  }

  changes(): readonly Change[] {
    this.#touch(inputName.log("changes"));
    return this.#graph.snapshot.changes();
  }

  quarantine(): readonly Quarantined[] {
    this.#touch(inputName.log("quarantine"));
    return this.#graph.snapshot.quarantine();
  }

  nights(): readonly Night[] {
    this.#touch(inputName.log("nights"));
    return this.#graph.snapshot.nights();
  }

  careers(): readonly Careers[] {
    this.#touch(inputName.log("careers"));
    return this.#graph.snapshot.careers();
  }

  ownCorrections(): readonly StoredOwnCorrection[] {
    this.#touch(inputName.log("ownCorrections"));
    return this.#graph.snapshot.ownCorrections();
  }

  derived<T>(derivation: Derivation<T>, argument: string): T {
    const { id, value } = this.#graph.derived(derivation, argument);
    this.#dependencies.add(id);
    return value;
  }

  #touch(name: string): void {
    this.#dependencies.add(this.#graph.touch(name));
  }
}
