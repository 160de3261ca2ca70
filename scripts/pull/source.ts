import type { SourceName } from "#src/domain/codes.ts";
import { recordKinds, type Ballot, type RecordKind, type RecordOf, type Vote } from "#src/domain/records.ts";
import type { Effects } from "#scripts/lib/effects.ts";

/** What a source pours its records into. The store behind it validates, digests and keeps. */
export interface Sink {
  /**
   * Adds or replaces a record. A record that fails its schema is quarantined and reported, never guessed.
   * @returns whether it was taken.
   */
  put<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean;
  /** Replaces a record by what others say of it, while it was not read itself: if it is set aside it stays so. */
  amend<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean;
  /** Adds or replaces a vote with its positions (empty when not published). */
  putVote(vote: Vote, ballots: readonly Ballot[]): boolean;
  /** Sets a foreign record aside that could not be brought into our shape, with the reason. */
  quarantine(entry: { kind: RecordKind; key: string; reason: string; url: string | null }): void;
  /** Says that the source gives a stored record unchanged: it stays as it is, and nothing is wrong with it. */
  keep(kind: RecordKind, key: string): void;
  /** Says that a record is still there and was not read this time: it stays as it is, and set aside if it was. */
  leave(kind: RecordKind, key: string): void;
  /** Says how many records are known and wait for a later pull. The first pull with none of them ends the filling of the archive. */
  defer(count: number): void;
  /**
   * Says that this pull saw all records of a kind: what is stored and was not put again has vanished at the source.
   * Without it, records not put stay as they were (incremental pulls).
   */
  complete(kind: RecordKind): void;
}

/** What a source itself gives: the copies of the photos follow, whatever the source. */
export const sourceKinds: readonly RecordKind[] = recordKinds.filter((kind) => kind !== "photo");

/** The snapshot that a pull brings up to date, for sources that ask only for what is new. */
export interface Previous {
  /** Digest of all that it holds. */
  digest(): string;
  keys(kind: RecordKind): readonly string[];
  record<K extends RecordKind>(kind: K, key: string): RecordOf<K> | undefined;
}

/** Options of `npm run pull`, already validated. */
export interface PullOptions {
  readonly scale: number;
  readonly seed: number;
  readonly baseUrl: string | null;
  readonly from: string | null;
  /** Read everything again instead of only what is new (api). */
  readonly sweep: boolean;
  /** Requests that one run may send (api). */
  readonly budget?: number;
  /** Folder of the snapshot, where a source may keep its own notes beside it. */
  readonly dataDir?: string;
  /** The snapshot before this pull, when it is of the same identity. */
  readonly previous?: Previous;
}

/** What a source has to say at the end, and what it does once the snapshot holds its records. */
export interface PullOutcome {
  /** Remarks for the operator's report. */
  readonly notes: readonly string[];
  /** Requests sent, retries included. */
  readonly requests: number;
  /** Those of them that read again what nothing said had changed. */
  readonly swept: number;
  /** Called after the snapshot has taken effect, with its digest. */
  readonly committed: (digest: string) => void;
  /** Called whatever happens, at the very end. */
  readonly close: () => void;
}

/** One way to fill the snapshot. */
export interface Source {
  readonly name: SourceName;
  /** The day of a source with a calendar of its own (demo): stamps its records instead of today, so that bytes repeat. */
  readonly today?: string;
  /** Version of a source that makes its records itself (demo): part of the snapshot's identity. */
  readonly version?: string;
  pull(options: PullOptions, sink: Sink, effects: Effects): Promise<PullOutcome | undefined>;
}
