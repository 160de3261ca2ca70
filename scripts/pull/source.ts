import type { SourceName } from "#src/domain/codes.ts";
import {
  recordKinds,
  type Ballot,
  type Person,
  type RecordKind,
  type RecordOf,
  type Vote,
} from "#src/domain/records.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { NoteSubjects } from "./notes.ts";

/** Receives the records of a source. The store behind it validates, digests and saves them. */
export interface RecordWriter {
  /**
   * Adds or replaces a record. An invalid record is quarantined and reported, never guessed.
   * @returns whether the record was accepted
   */
  put<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean;
  /** Updates a record from data found in other records. Does not lift it from quarantine. */
  update<K extends Exclude<RecordKind, "vote">>(kind: K, record: RecordOf<K>): boolean;
  /**
   * Adds or replaces a vote with its positions (empty when not published).
   * @param groups group of each member in this vote, by person id, as far as the source gives it
   */
  putVote(vote: Vote, ballots: readonly Ballot[], groups?: ReadonlyMap<string, string>): boolean;
  /** Quarantines a foreign record that cannot be converted. */
  quarantine(entry: { kind: RecordKind; key: string; reason: string; url: string | null }): void;
  /** Marks a stored record as confirmed unchanged by the source: keeps it and lifts it from quarantine. */
  markUnchanged(kind: RecordKind, key: string): void;
  /** Marks a record as still present but not read in this pull: keeps it, in quarantine if it was there. */
  markSeen(kind: RecordKind, key: string): void;
  /**
   * Reports the number of known records that wait for a later pull. The first pull without any ends the initial filling
   * of the archive.
   */
  reportPending(count: number): void;
  /**
   * Declares that this pull saw all records of a kind: stored records that it did not mention have vanished at the
   * source. Without this call they are kept (incremental pulls).
   */
  complete(kind: RecordKind): void;
}

/** Kinds of record that a source provides. Photos and amendments are not among them: the pull reads them for every source. */
export const sourceKinds: readonly RecordKind[] = recordKinds.filter(
  (kind) => kind !== "photo" && kind !== "amendment",
);

/** The snapshot before a pull, for sources that read only new and changed records. */
export interface Previous {
  /** Digest of the whole content. */
  digest(): string;
  keys(kind: RecordKind): readonly string[];
  record<K extends RecordKind>(kind: K, key: string): RecordOf<K> | undefined;
  /** Positions of a vote. */
  ballots(vote: string): readonly Ballot[];
  /** Votes in which a person has a position. */
  votesOf(person: string): readonly string[];
  /** Records in quarantine. */
  quarantine(): readonly { readonly kind: string; readonly key: string }[];
}

/** Keys of the records that were set aside: the source must read them again, whether or not they have changed there. */
export function asideOf(previous: Previous | undefined, kind: RecordKind): ReadonlySet<string> {
  const aside = previous?.quarantine().filter((one) => one.kind === kind) ?? [];
  return new Set(aside.map(({ key }) => key));
}

/** Options of `npm run pull`, already validated. */
export interface PullOptions {
  readonly scale: number;
  readonly seed: number;
  readonly baseUrl: string | null;
  readonly from: string | null;
  /** Read everything again, not only what is new (api, opendata). */
  readonly sweep: boolean;
  /** Maximum number of requests of a run (api, opendata). */
  readonly budget?: number;
  /** Minutes after the start of the program from which no request is sent any more (api, opendata); null = no limit. */
  readonly minutes?: number | null;
  /** Where the documents of amendments are: "official", or the address of a server of the same form; null = not read. */
  readonly texts?: string | null;
  /** Folder of the snapshot; a source may store its cache there. */
  readonly dataDir?: string;
  /** Fills a new snapshot although addresses are published. */
  readonly beginAnew?: boolean;
  /** Folder of the published site, if the command knows it. */
  readonly out?: string;
  /** The snapshot before this pull; undefined unless its identity is the same. */
  readonly previous?: Previous;
}

/** Totals of a member's votes as a source publishes them; null = missing. */
export type MemberTotals = NonNullable<Person["publishedFigures"]>;

/** Report of a source, and callbacks for the end of the pull. */
export interface PullOutcome {
  /** Messages for the operator's report. */
  readonly notes: readonly string[];
  /** Those among `notes` that want a person; default none. */
  readonly warnings?: readonly string[];
  /** What `notes` are about, by note; default not known. */
  readonly about?: ReadonlyMap<string, NoteSubjects>;
  /** Requests sent, retries included. */
  readonly requests: number;
  /** Those among `requests` for records that showed no sign of a change (sweep). */
  readonly swept: number;
  /** Published totals of the members whose profile was read in this pull, by person id. */
  readonly totals?: ReadonlyMap<string, MemberTotals>;
  /** Called with the digest of the snapshot after it has been committed. */
  readonly committed: (digest: string) => void;
  /** Called at the very end, also after a failure. */
  readonly close: () => void;
}

export interface ProbeOptions {
  /** Null = the official addresses. */
  readonly baseUrl: string | null;
  readonly dataDir: string;
  /** Maximum number of requests of one pull. */
  readonly budget: number;
}

/**
 * Exit codes of a probe: a first fill would work; it would not; nothing speaks against it, but not every kind of record was
 * seen. None is one of a nightly run with another meaning.
 */
export const probeCodes = { works: 0, fails: 1, unsure: 12 } as const;
export type ProbeCode = (typeof probeCodes)[keyof typeof probeCodes];

export interface Source {
  readonly name: SourceName;
  /**
   * Day of a source with its own calendar (demo). Dates its records instead of today, so that the output is
   * reproducible.
   */
  readonly today?: string;
  /** Version of a source that generates its records (demo): part of the identity of the snapshot. */
  readonly version?: string;
  pull(options: PullOptions, writer: RecordWriter, effects: Effects): Promise<PullOutcome | undefined>;
  /** Asks the source a few questions, prints the answers, and fills nothing. Returns the exit code. */
  probe?(options: ProbeOptions, effects: Effects): Promise<ProbeCode>;
}
