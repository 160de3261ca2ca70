import { recordKinds, type RecordKind } from "#src/domain/records.ts";

/** Changes of one kind of record by a pull, as keys; `before`: number of records before the pull. */
export interface KindChanges {
  readonly before: number;
  readonly appeared: readonly string[];
  readonly changed: readonly string[];
  readonly vanished: readonly string[];
  readonly unchanged: number;
  /** Those of the unchanged records that the source gave again; the others were only listed, or not asked for. */
  readonly confirmed: readonly string[];
}

export type ChangeSet = ReadonlyMap<RecordKind, KindChanges>;

/** Collects a {@link ChangeSet}. */
export class ChangeCounter {
  readonly #kinds = new Map<
    RecordKind,
    {
      before: number;
      appeared: string[];
      changed: string[];
      vanished: string[];
      unchanged: number;
      confirmed: string[];
    }
  >();

  constructor(before: (kind: RecordKind) => number) {
    for (const kind of recordKinds)
      this.#kinds.set(kind, {
        before: before(kind),
        appeared: [],
        changed: [],
        vanished: [],
        unchanged: 0,
        confirmed: [],
      });
  }

  add(kind: RecordKind, change: "appeared" | "changed" | "vanished" | "confirmed", key: string): void {
    this.#kinds.get(kind)?.[change].push(key);
  }

  /** Takes back what was added about a record. */
  forget(kind: RecordKind, key: string): void {
    const entry = this.#kinds.get(kind);
    for (const keys of entry === undefined ? [] : [entry.appeared, entry.changed, entry.vanished]) {
      const at = keys.indexOf(key);
      if (at !== -1) keys.splice(at, 1);
    }
  }

  /** Counts a record as changed that this pull has counted already; `wasUnchanged`: as unchanged. */
  addLate(kind: RecordKind, key: string, wasUnchanged: boolean): void {
    const entry = this.#kinds.get(kind);
    if (entry === undefined || entry.appeared.includes(key) || entry.changed.includes(key)) return;
    entry.changed.push(key);
    if (wasUnchanged) entry.unchanged -= 1;
  }

  hasAppeared(kind: RecordKind, key: string): boolean {
    return this.#kinds.get(kind)?.appeared.includes(key) === true;
  }

  addUnchanged(kind: RecordKind): void {
    const entry = this.#kinds.get(kind);
    if (entry !== undefined) entry.unchanged += 1;
  }

  get changes(): ChangeSet {
    return this.#kinds;
  }
}

export function hasNews(changes: ChangeSet): boolean {
  return [...changes.values()].some((kind) => kind.appeared.length + kind.changed.length + kind.vanished.length > 0);
}

export function countAfter(changes: KindChanges): number {
  return changes.before + changes.appeared.length - changes.vanished.length;
}
