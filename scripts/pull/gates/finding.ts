import type { Branch } from "#src/domain/codes.ts";
import type { Contradiction } from "#scripts/pull/contradictions/contradictions.ts";
import type { Losses } from "./losses.ts";

/** Names of the gates, as used in the accept file. */
export const gateNames = [
  "vanished",
  "fewer",
  "more",
  "history",
  "seats",
  "president",
  "unknown",
  "contradiction",
  "references",
  "quarantine",
  "totals",
  "unverified",
  "shrunk",
  "mass",
  "erased",
  "clock",
  "pages",
] as const;
export type GateName = (typeof gateNames)[number];

/** Result of a gate. `stop` keeps the last good snapshot; `warn` is reported. */
export interface Finding {
  readonly gate: GateName;
  readonly severity: "stop" | "warn";
  /** Subject for the accept file: a kind of record ("vote") or a chamber ("C"). */
  readonly subject: string;
  readonly message: string;
  /** Keys of the records concerned, for the accept file; empty if there are too many to review one by one. */
  readonly keys: readonly string[];
  /** All that the finding is about, such as the keys of its records; empty when it has only numbers. */
  readonly subjects: readonly string[];
}

/** The first keys, and how many more there are. */
export const names = (keys: readonly string[]): string =>
  keys.length > 5 ? `${keys.slice(0, 5).join(", ")} and ${keys.length - 5} more` : keys.join(", ");

/** Maximum number of keys in a finding: as many as a person can review one by one. */
const named = 20;
const keysOf = (keys: readonly string[]): readonly string[] => (keys.length > named ? [] : keys);

export const finding = (
  gate: Finding["gate"],
  severity: Finding["severity"],
  subject: string,
  message: string,
  keys: readonly string[] = [],
): Finding => ({ gate, severity, subject, message, keys: keysOf(keys), subjects: keys });

/** Input of the gates: facts about the new snapshot and the published one. */
export interface GateFacts {
  readonly day: string;
  /** true = there is no snapshot to compare with. */
  readonly isFirst: boolean;
  readonly kinds: readonly KindFacts[];
  /** Votes older than a month: total number, and keys of the changed ones. Positions that were awaited are no change. */
  readonly oldVotes: { readonly total: number; readonly changed: readonly string[] };
  /** Votes that this pull marked as no longer published by their chamber. */
  readonly withdrawn: readonly string[];
  /** Votes of the last month that this pull brought or changed, and how many of them do not add up. */
  readonly recentVotes: { readonly written: number; readonly inReview: number };
  /** Votes first seen by this pull: number written, and number quarantined. */
  readonly newVotes: { readonly written: number; readonly quarantined: number };
  /** Members in office on the day of the pull. */
  readonly seats: Seats;
  /** Offices of government never seen before, as the source words them. */
  readonly unknownOffices: readonly string[];
  /** Outcomes of votes never seen before, as the source words them. */
  readonly unknownOutcomes: readonly string[];
  /** Chambers of whose last votes nobody is known to preside over the assembly, with the day of these votes. */
  readonly withoutPresident: readonly { readonly branch: Branch; readonly day: string }[];
  /** Number of mandates, current and former. */
  readonly mandates: number;
  /**
   * The same before the pull. Members in office are counted on the same day, so that differences come only from the
   * pull.
   */
  readonly before: Standing;
  /** Records that contradict others, or themselves, and that are published all the same. */
  readonly contradictions: readonly Contradiction[];
  readonly losses: Losses;
  /** References to missing records without which the record is meaningless: "positions → person rossi-maria". */
  readonly dangling: readonly string[];
  /** References to missing records that pages show as plain text: "body camera-1 → person rossi-maria". */
  readonly loose: readonly string[];
  /** Votes whose totals do not match their positions: new or changed ones, and those of the last month. */
  readonly inReview: readonly string[];
}

type Seats = Readonly<Record<Branch, number>>;

/** Members in office and number of mandates in a snapshot. */
export interface Standing {
  readonly seats: Seats;
  readonly mandates: number;
}

export interface KindFacts {
  readonly kind: string;
  readonly before: number;
  readonly after: number;
  readonly vanished: readonly string[];
  readonly quarantined: number;
  /** Keys of the quarantined records. */
  readonly aside: readonly string[];
  /** The most recently quarantined record with its reason; null = none. */
  readonly example: string | null;
}
