/** Rows of the four lists of acts: the fields that a row shows and that its filters read. Codes and ISO days. */
import type { BillState } from "#src/domain/act-state.ts";
import type {
  BillPhase,
  BillType,
  Branch,
  DecreeStateCode,
  ImplementingStateCode,
  Initiative,
  LegislativeState,
} from "#src/domain/codes.ts";

/** Flags of decree-laws offered as values of the filter `typology`. */
export const decreeTypologies = ["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"] as const;

/** Values of the filter `typology` of bills: the type, with ratifications as a separate value. */
export const billTypologies = ["ORD", "COST", "CONV", "BIL", "RAT"] as const;

/** Text that the searches of three lists match in addition to the fields shown. */
interface Searched {
  /** Official title, when a short one is shown; for legislative decrees it includes the descriptive title. */
  readonly officialTitle?: string | undefined;
}

/** A bill in the list. `title` is empty in rows from the index, which holds only what filters and orderings need. */
export interface BillRow {
  readonly id: string;
  /** Numbers of all readings. */
  readonly numbers: readonly string[];
  readonly title: string;
  readonly state: BillState;
  readonly phase: BillPhase | null;
  readonly initiative: Initiative | null;
  readonly type: BillType | null;
  /** Chamber of the first reading. */
  readonly branch: Branch;
  readonly government: string | null;
  readonly statusDate: string | null;
  readonly presented: string | null;
  readonly signers: readonly string[];
  readonly otherSigners: number;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  /** null = not in the source. */
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
  /** Ids of its themes that have a page. */
  readonly topics?: readonly string[] | undefined;
  /** Ids of the committees that examine or examined it; only in rows that are filtered by committee. */
  readonly committees?: readonly string[] | undefined;
  /** Published labels without a code; they match no filter option. */
  readonly typeText?: string | undefined;
  readonly initiativeText?: string | undefined;
  readonly phaseText?: string | undefined;
}

/** Field of rows that may come from the live API. */
interface Live {
  /** Not in the build, so without a page. */
  readonly isNewer?: true | undefined;
}

export interface DecreeRow extends Searched, Live {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly published: string | null;
  readonly state: DecreeStateCode;
  /** Published label of an unknown state. */
  readonly stateText?: string | undefined;
  readonly expires: string | null;
  /** Days from publication to the date of the conversion law; null = not converted, or a date is missing. */
  readonly days: number | null;
  /** Days left for the conversion on the day of the data; null = not in conversion, or a date is missing. */
  readonly daysLeft: number | null;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  readonly government: string | null;
  /** Flags, then the source's own term. */
  readonly typologies: readonly string[];
}

export interface LegislativeDecreeRow extends Searched, Live {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly state: LegislativeState;
  readonly date: string | null;
  /** Day on which the draft was sent to the chambers. Only for drafts. */
  readonly submitted?: string | null | undefined;
  readonly published: string | null;
  readonly type: string | null;
  readonly government: string | null;
  /** null = not in the source. */
  readonly isKey: boolean | null;
  /** Implementing decrees asked for, and adopted; null = not known. */
  readonly implementing: number | null;
  readonly adopted: number | null;
  /** The source's own count, not that of the decrees that we hold. */
  readonly isSourceCount?: true | undefined;
}

export interface ImplementingDecreeRow extends Searched {
  readonly id: string;
  readonly title: string;
  readonly state: ImplementingStateCode;
  /** Published label of an unknown state. */
  readonly stateText?: string | undefined;
  readonly deadline: string | null;
  readonly adoptionDate: string | null;
  readonly proposers: readonly string[];
  readonly policy: string | null;
  readonly typeLaw: string | null;
  readonly government: string | null;
  /** The act that requires the decree, as worded by the source. */
  readonly reference: string | null;
  /** Not adopted, with a deadline within thirty days of the last day covered by the data. */
  readonly isNext30Days: boolean;
  /** Days from the deadline to the last day covered by the data; absent = not overdue, or a row of the live API. */
  readonly overdueDays?: number | undefined;
}

export interface ActRowOf {
  readonly bill: BillRow;
  readonly decree: DecreeRow;
  readonly dlgs: LegislativeDecreeRow;
  readonly datt: ImplementingDecreeRow;
}
