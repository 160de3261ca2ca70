/** Rows of the four lists of acts: what a row shows and what its filters look at. Codes and ISO days. */
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

/** Flags that readers may ask for, as `typology` (decree-laws). */
export const decreeTypologies = ["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"] as const;

/** `typology` of bills: the nature, with ratifications apart. */
export const billTypologies = ["ORD", "COST", "CONV", "BIL", "RAT"] as const;

/** What three lists are searched in besides what they show. */
interface Searched {
  /** The title as published, where a short one is shown; of legislative decrees with the descriptive one. */
  readonly officialTitle?: string | undefined;
}

/** A bill in the list. `title` is empty in the index, which holds only what filters and orderings need. */
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
  /** All first signers by name. */
  readonly signers: readonly string[];
  /** How many more signed. */
  readonly otherSigners: number;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  /** null = the source does not say. */
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
  /** The source's own words, where they are none of the known ones: no option of a filter. */
  readonly typeText?: string | undefined;
  readonly initiativeText?: string | undefined;
  readonly phaseText?: string | undefined;
}

/** A decree-law in the list. */
export interface DecreeRow extends Searched {
  readonly id: string;
  readonly title: string;
  readonly date: string | null;
  readonly published: string | null;
  readonly state: DecreeStateCode;
  /** The source's own words, where they are none of the known states. */
  readonly stateText?: string | undefined;
  readonly status: "c" | "converted" | "lapsed" | null;
  readonly expires: string | null;
  /** Days from publication to conversion; of an open decree those left on the day of the data. */
  readonly days: number | null;
  readonly law: { readonly number: string; readonly date: string | null } | null;
  readonly government: string | null;
  /** Flags, then the source's own word. */
  readonly typologies: readonly string[];
}

/** A legislative decree in the list. */
export interface LegislativeDecreeRow extends Searched {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly state: LegislativeState;
  readonly date: string | null;
  readonly published: string | null;
  readonly type: string | null;
  readonly government: string | null;
  /** null = the source does not say. */
  readonly isKey: boolean | null;
  /** Implementing decrees asked for, and adopted; null = not known. */
  readonly implementing: number | null;
  readonly adopted: number | null;
  /** The source's own count, not that of the decrees that we hold. */
  readonly isSourceCount?: true | undefined;
}

/** An implementing decree in the list. */
export interface ImplementingDecreeRow extends Searched {
  readonly id: string;
  readonly title: string;
  readonly state: ImplementingStateCode;
  /** The source's own words, where they are none of the known states. */
  readonly stateText?: string | undefined;
  readonly deadline: string | null;
  readonly adoptionDate: string | null;
  readonly proposers: readonly string[];
  readonly policy: string | null;
  readonly typeLaw: string | null;
  readonly government: string | null;
  /** The act that asks for it, in the source's words. */
  readonly reference: string | null;
  /** Not adopted, and the term ends within thirty days from the last day that the data cover. */
  readonly isNext30Days: boolean;
}
