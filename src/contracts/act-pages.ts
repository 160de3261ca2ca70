/** Contracts of the pages of acts, one per kind. They hold codes, ISO days and numbers, no UI text. */
import type { BillState } from "#src/domain/act-state.ts";
import type {
  ActKind,
  BillRelation,
  BillType,
  Branch,
  DecreeStateCode,
  Initiative,
  LegislativeState,
} from "#src/domain/codes.ts";
import type {
  ActBase,
  ActBody,
  ActLink,
  ActPerson,
  ActVotes,
  Implementation,
  ImplementingRow,
  PassageRow,
} from "./act-parts.ts";
import type { Day } from "./page-contracts.ts";
import type { GroupTag } from "./person-parts.ts";
import type { BillProposals } from "./voted-proposals.ts";

/** Page type of each kind of act; the page type of its list has the suffix "-list". */
export const actPageType = {
  bill: "bills",
  decree: "decrees",
  dlgs: "legislative-decrees",
  datt: "implementing-decrees",
} as const satisfies Record<ActKind, string>;

/** Page of a bill. All its readings share one address. */
export interface BillPage extends ActBase {
  readonly kind: "bill";
  /** Number of the first reading. */
  readonly identifier: string;
  readonly state: BillState;
  /** Status as worded by the source. */
  readonly status: { readonly text: string; readonly date: Day | null } | null;
  readonly type: BillType | null;
  readonly initiative: Initiative | null;
  /** Published labels without a code. */
  readonly typeText?: string;
  readonly initiativeText?: string;
  readonly phaseText?: string;
  readonly isRatification: boolean;
  readonly presented: Day | null;
  /** Published day before the legislature began, if `presented` is null for that. */
  readonly doubtfulPresented?: Day;
  readonly law: {
    readonly number: string;
    readonly date: Day | null;
    readonly published: Day | null;
    readonly isConstitutional: boolean;
    readonly url: string | null;
  } | null;
  /** Days from presentation to final approval. */
  readonly approvalDays: number | null;
  readonly readings: readonly { readonly identifier: string; readonly branch: Branch; readonly url: string | null }[];
  readonly passages: readonly PassageRow[];
  readonly stays: readonly {
    readonly reading: string;
    readonly branch: Branch;
    readonly start: Day;
    readonly end: Day;
    readonly days: number;
    /** The chamber has decided on the reading. */
    readonly isOver?: true;
  }[];
  /** true = unified text of several bills. Its signers are those of the base text. */
  readonly isUnifiedText: boolean;
  readonly signers: {
    readonly first: readonly ActPerson[];
    readonly others: readonly { readonly person: ActPerson; readonly added: Day | null }[];
    readonly withdrawn: readonly { readonly person: ActPerson; readonly on: Day; readonly isFirst: boolean }[];
    /** Other signers by group, largest group first; signers without a known group come last. */
    readonly byGroup: readonly { readonly group: GroupTag | null; readonly count: number }[];
  };
  readonly rapporteurs: readonly {
    readonly person: ActPerson;
    /** One entry per reading; places are "commissione", "assemblea"; `reading: null` = not given by the source. */
    readonly tasks: readonly {
      readonly reading: string | null;
      readonly places: readonly string[];
      readonly isMinority: boolean;
    }[];
  }[];
  /** Committees that examine the bill. */
  readonly assignments: readonly {
    readonly reading: string;
    readonly body: ActBody;
    readonly seat: string | null;
    readonly date: Day | null;
  }[];
  /** Committees asked for an opinion, once each, with the readings in which they were asked. */
  readonly opinions: readonly { readonly body: ActBody; readonly readings: readonly string[] }[];
  readonly related: readonly { readonly relation: BillRelation; readonly act: ActLink }[];
  readonly converts: ActLink | null;
  /** Term of the decree that the bill converts, while its outcome is open: last day, and days left on `asOf`. */
  readonly term: { readonly expires: Day; readonly daysLeft: number | null } | null;
  readonly delegated: readonly ActLink[];
  readonly votes: ActVotes;
  /** Amendments in the assembly of the Senate; absent = no document has been read. */
  readonly proposals?: BillProposals;
  readonly implementation: Implementation;
  /** Subjects as read; `theme`: id of the page of the theme, null = none. */
  readonly subjects: readonly { readonly label: string; readonly theme: string | null }[];
}

/** Flags of a decree, explained on its page. */
export const decreeFlags = ["isOmnibus", "isMinotaurus", "isSubjectToAgreements"] as const;
export type DecreeFlag = (typeof decreeFlags)[number];

export interface DecreePage extends ActBase {
  readonly kind: "decree";
  readonly number: number;
  readonly year: number;
  readonly date: Day | null;
  readonly councilDate: Day | null;
  readonly published: Day | null;
  readonly state: {
    readonly code: DecreeStateCode;
    /** Published label of an unknown state. */
    readonly text?: string;
    /** From publication to the date of the conversion law; null = not converted, or a date is missing. */
    readonly days: number | null;
    /** Left for the conversion; null = not in conversion, or a date is missing. */
    readonly daysLeft: number | null;
    readonly expires: Day | null;
    /** Day of the outcome. */
    readonly date: Day | null;
  };
  /** Days from the council of ministers to publication in the Gazzetta. */
  readonly councilToGazette: number | null;
  readonly typology: string | null;
  /** null = not given by the source. */
  readonly flags: readonly DecreeFlag[] | null;
  readonly conversionLaw: { readonly number: string; readonly date: Day | null; readonly url: string | null } | null;
  readonly conversionBills: readonly ActLink[];
  /** Steps of the decree and of its conversion bills. */
  readonly passages: readonly PassageRow[];
  readonly normattivaUrl: string | null;
  readonly gazzettaUrl: string | null;
  readonly votes: ActVotes;
  readonly implementation: Implementation;
}

export interface LegislativeDecreePage extends ActBase {
  readonly kind: "dlgs";
  /** null = announced, but not numbered yet. */
  readonly number: number | null;
  readonly year: number | null;
  readonly state: LegislativeState;
  readonly descriptiveTitle: string | null;
  readonly type: string | null;
  readonly announced: Day | null;
  readonly adopted: Day | null;
  readonly date: Day | null;
  readonly published: Day | null;
  /** The draft sent to the chambers for their opinion; null = not given by the source. */
  readonly draft: { readonly number: string; readonly submitted: Day | null; readonly status: string | null } | null;
  readonly delegationLaws: readonly ActLink[];
  readonly documentUrl: string | null;
  readonly normattivaUrl: string | null;
  /** null = not given by the source. */
  readonly flags: readonly DecreeFlag[] | null;
  /** Blocked resources by year, in euro, as given by the source. */
  readonly lockedResources: readonly { readonly year: number; readonly amount: number }[];
  /** Total in euro as published, where the years do not give it; null = they do, or nothing is published. */
  readonly lockedTotal: number | null;
  readonly passages: readonly PassageRow[];
  readonly votes: ActVotes;
  readonly implementation: Implementation;
}

export interface ImplementingDecreePage extends ActBase, ImplementingRow {
  readonly kind: "datt";
  readonly jointBodies: readonly string[];
  readonly policy: string | null;
  readonly theme: string | null;
  readonly actType: string | null;
  readonly nature: string | null;
  readonly published: Day | null;
  readonly reference: ActLink | null;
  readonly typeLaw: string | null;
  readonly resourcesByYear: readonly { readonly year: number; readonly amount: number }[];
  /** Total in euro as published, where the years do not give it; null = they do, or nothing is published. */
  readonly resourcesTotal: number | null;
  readonly adoptedActUrl: string | null;
  /** Implementing decrees of the same act: `total` and `adopted` include this one, `rows` not; null = it is the only one. */
  readonly siblings: {
    readonly total: number;
    readonly adopted: number;
    readonly rows: readonly ImplementingRow[];
  } | null;
}

export type ActPage = BillPage | DecreePage | LegislativeDecreePage | ImplementingDecreePage;

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly bills: BillPage;
    readonly decrees: DecreePage;
    readonly "legislative-decrees": LegislativeDecreePage;
    readonly "implementing-decrees": ImplementingDecreePage;
  }
}
