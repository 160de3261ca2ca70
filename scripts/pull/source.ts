import type { Ballot, RecordKind, RecordOf, Vote } from "#src/domain/records.ts";
import type { Effects } from "#scripts/lib/effects.ts";

/** What a source pours its records into. The store behind it validates, digests and keeps. */
export interface Sink {
  /** Adds or replaces a record. A record that fails its schema is quarantined and reported, never guessed. */
  put<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): void;
  /** Adds or replaces a vote with its positions (empty when not published). */
  putVote(vote: Vote, ballots: readonly Ballot[]): void;
  /** Sets a foreign record aside that could not be brought into our shape, with the reason. */
  quarantine(entry: { kind: RecordKind; key: string; reason: string; url: string | null }): void;
  /**
   * Says that this pull saw all records of a kind: what is stored and was not put again has vanished at the source.
   * Without it, records not put stay as they were (incremental pulls).
   */
  complete(kind: RecordKind): void;
}

/** Options of `npm run pull`, already validated. */
export interface PullOptions {
  readonly scale: number;
  readonly seed: number;
  readonly baseUrl: string | null;
  readonly from: string | null;
  /** Read everything again instead of only what is new (api). */
  readonly sweep: boolean;
}

/** One way to fill the snapshot. */
export interface Source {
  readonly name: "demo" | "opendata" | "api";
  /** The day of a source with a calendar of its own (demo): stamps its records instead of today, so that bytes repeat. */
  readonly today?: string;
  pull(options: PullOptions, sink: Sink, effects: Effects): Promise<void>;
}
