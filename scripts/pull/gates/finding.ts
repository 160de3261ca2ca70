import type { Branch } from "#src/domain/codes.ts";

/** The gates by name: the names that an accept file uses. */
export const gateNames = [
  "vanished",
  "fewer",
  "more",
  "history",
  "seats",
  "overlap",
  "dates",
  "references",
  "quarantine",
  "totals",
] as const;
export type GateName = (typeof gateNames)[number];

/** Something that a gate has to say. `stop` keeps the last good snapshot; `warn` goes into the report. */
export interface Finding {
  readonly gate: GateName;
  readonly severity: "stop" | "warn";
  /** What it is about, for the accept file: a kind ("vote"), or a chamber ("C"). */
  readonly subject: string;
  readonly message: string;
  /** The records that it is about, as an accept file may name them; none where they are more than a person would look at. */
  readonly keys: readonly string[];
}

/** What the gates look at: plain facts about the snapshot that would be published, and about the one that is. */
export interface GateFacts {
  /** Day of the pull. */
  readonly day: string;
  /** There is no snapshot to compare with. */
  readonly isFirst: boolean;
  readonly kinds: readonly KindFacts[];
  /** Votes older than a month: how many there are, and which of them changed. */
  readonly oldVotes: { readonly total: number; readonly changed: readonly string[] };
  /** Votes that this pull has seen for the first time: how many it took, and how many it set aside. */
  readonly newVotes: { readonly taken: number; readonly aside: number };
  /** Members in office on the day of the pull. */
  readonly seats: Seats;
  /** Mandates of whoever sits or has sat. */
  readonly mandates: number;
  /** The same before the pull, members in office on its day too: nobody has left but by what it brought. */
  readonly before: Standing;
  /** Persons with two mandates at once in one chamber, or in two groups at once. */
  readonly overlaps: readonly string[];
  /** Records dated outside the legislature or after the day of the pull. */
  readonly misdated: readonly string[];
  /** "positions → person rossi-maria": references to nothing, without which a record has no meaning. */
  readonly dangling: readonly string[];
  /** "body camera-1 → person rossi-maria": references to nothing that pages show as plain text. */
  readonly loose: readonly string[];
  /** New or changed votes whose totals do not match their positions. */
  readonly inReview: readonly string[];
}

type Seats = Readonly<Record<Branch, number>>;

/** Who sits, as a snapshot has it. */
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
  /** The first of those set aside last, and why; null = none is. */
  readonly aside: string | null;
}
