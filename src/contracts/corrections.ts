/** Contracts of corrections: "valore corretto il …" on the page of a record, and the page /aggiornamenti. */
import type { ActKind, Branch } from "#src/domain/codes.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { OutcomeFields } from "./vote-card.ts";

/** Fields of a record corrected on one day. */
export interface Correction {
  readonly day: Day;
  readonly fields: readonly CorrectedField[];
}

/** Page field with the corrections of the record since its first publication, newest first. */
export interface CorrectionsField {
  readonly corrections: readonly Correction[];
}

/**
 * A new vote, or an act that is new or changed state. `before` and `after` are phase or status codes; both are null for
 * a new act.
 */
export type DayNews =
  | (OutcomeFields & {
      readonly type: "vote";
      readonly id: string;
      readonly title: string;
      readonly branch: Branch;
      readonly ayes: Count | null;
      readonly noes: Count | null;
      readonly isInReview: boolean;
    })
  | {
      readonly type: "act";
      readonly kind: ActKind;
      readonly id: string;
      readonly label: string;
      readonly title: string | null;
      readonly before: string | null;
      readonly after: string | null;
    };

/** Changes of one day, by record. */
export interface DayChanges {
  /** The most important votes and acts; the counts in {@link ChangeDay} include all. */
  readonly news: readonly DayNews[];
  readonly corrections: readonly CorrectedRecord[];
  readonly withdrawn: readonly NamedRecord[];
  /** Number of corrections and withdrawals not listed here. The open data list all of them. */
  readonly more: Count;
}

export interface UpdateDay extends ChangeDay, DayChanges {}

/** /aggiornamenti: changes by day, newest first. */
export interface UpdatesPage extends PageBase {
  readonly filling: Filling;
  readonly days: readonly UpdateDay[];
  /** Number of days before the first one shown. */
  readonly earlier: Count;
  /** Number of records by kind while nothing has changed since the first publication; then []. */
  readonly first: readonly { readonly kind: string; readonly count: Count | null }[];
}

/** First and last day of the initial import, for a source whose past is imported in parts; null = unknown. */
export type Filling = {
  readonly first: Day;
  readonly last: Day;
  /** Records of the source not yet read; 0 = import complete. */
  readonly waiting: Count;
} | null;

/** Number of changes on a day, by kind of record. */
export interface ChangeDay {
  readonly day: Day;
  readonly kinds: readonly {
    readonly kind: string;
    readonly appeared: number;
    readonly changed: number;
    /** Records with a published value that was replaced, by the source or by us: they have their own name. */
    readonly corrected: number;
    readonly vanished: number;
  }[];
}

export interface CorrectedField {
  /** Name of the record's field; "ballot" = a member's position in a vote. */
  readonly field: string;
  /** The member, if `field` is "ballot"; else null. */
  readonly person: { readonly id: string; readonly name: string } | null;
  /** Scalar value as text; null = no value, or not a printable one. */
  readonly before: string | null;
  readonly after: string | null;
  /** A correction of ours, or its end; absent = the source changed its value. */
  readonly own?: {
    /** Path of the value in the record: see `domain/field-path.ts`. */
    readonly path: string;
    readonly reason: string;
    /** Where the right value is published. */
    readonly source: string;
    /** The source's value is published again. */
    readonly hasEnded: boolean;
  };
}

export interface NamedRecord {
  readonly kind: string;
  readonly key: string;
  /** Display name; the key if there is none. */
  readonly label: string;
  /** Site path of its page; null = it has none, or no longer has one. */
  readonly path: string | null;
}

/** Records with values that changed, one by one. */
export interface CorrectedRecord extends NamedRecord {
  readonly fields: readonly CorrectedField[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly updates: UpdatesPage;
  }
}
