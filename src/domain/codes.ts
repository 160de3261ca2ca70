/**
 * Codes, in one list: the same word for one state in the snapshot, contracts, CSV and downloads. Most are the wire
 * codes of the source; `c` for a decree-law in conversion is one only there and in addresses (`decreeOutcomes`).
 * Italian labels are in `src/i18n`. Spec §3, §4.
 */

/** Chambers: C Camera dei deputati, S Senato della Repubblica. */
export const branches = ["C", "S"] as const;
export type Branch = (typeof branches)[number];

/** Chamber of a body; B = both (bicameral). */
export const bodyBranches = ["C", "S", "B"] as const;
export type BodyBranch = (typeof bodyBranches)[number];

/** How one member took part in a vote. Spec §4. */
export const memberVoteCodes = ["AYE", "NO", "ABST", "MIS", "ABSE", "PRES", "RNV", "PNV", "SEC"] as const;
export type MemberVoteCode = (typeof memberVoteCodes)[number];

/** Expressed choices: only these define a line, a rebel or an agreement. */
export const choiceCodes = ["AYE", "NO", "ABST"] as const;
export type ChoiceCode = (typeof choiceCodes)[number];

/** How a group took part in a vote. Spec §4. NV = not evaluable, NVOT = did not vote. */
export const groupVoteCodes = ["NV", "NVOT", "SEC", "AYE", "ABST", "NO"] as const;
export type GroupVoteCode = (typeof groupVoteCodes)[number];

/** Part of the procedure that a vote belongs to. */
export const subVoteTypes = [
  "ALL",
  "ART",
  "AMEND",
  "ODG",
  "PREJ",
  "EM_DECL",
  "SUSP",
  "VAR_N",
  "DONT_P",
  "CLOS_DEB",
  "RES",
  "DIM",
  "ELE",
  "COORD",
  "MOZ",
  "CPROP",
] as const;
export type SubVoteType = (typeof subVoteTypes)[number];

/** Selections of votes, by the newsroom (key votes) or by rule. Spec §3; default is_key_vote (§9). */
export const mainVoteTypes = ["is_key_vote", "is_final", "is_confidence", "all"] as const;
export type MainVoteType = (typeof mainVoteTypes)[number];

/** Outcome; `other` when the source publishes a different one, which is stored as `outcomeText`. */
export const outcomes = ["approved", "rejected", "other"] as const;
export type Outcome = (typeof outcomes)[number];

/** Side in a period of a record; null = neither. Where no period holds, the side is not known. */
export const sides = ["majority", "opposition"] as const;
export type Side = (typeof sides)[number] | null;

/** Side of a member or group on a day; null = not known, which differs from being on neither. */
export const sidesOnDay = [...sides, "neither"] as const;
export type SideOnDay = (typeof sidesOnDay)[number] | null;

export const genders = ["M", "F"] as const;
export type Gender = (typeof genders)[number];

/** Kinds of act, named as in the spec's filters. */
export const actKinds = ["bill", "decree", "dlgs", "datt"] as const;
export type ActKind = (typeof actKinds)[number];

export const billPhases = ["is_law", "one_branch", "first_step", "to_begin", "rejected"] as const;
export type BillPhase = (typeof billPhases)[number];

export const initiatives = ["GOV", "PARL", "POP", "REG", "CNEL"] as const;
export type Initiative = (typeof initiatives)[number];

/** Nature of a bill (filter `type`): ordinary, constitutional, conversion of a decree-law, budget. */
export const billTypes = ["ORD", "COST", "CONV", "BIL"] as const;
export type BillType = (typeof billTypes)[number];

/** Published status of a decree-law. */
export const decreeStatuses = ["in_conversion", "converted", "lapsed"] as const;
export type DecreeStatus = (typeof decreeStatuses)[number];

export const implementingStatuses = ["adopted", "adopted_late", "not_adopted"] as const;
export type ImplementingStatus = (typeof implementingStatuses)[number];

/**
 * Parts of the data that a source may not have. Pages show a notice instead of zeros; lists drop the filters and
 * columns that need the part.
 */
export const sourceParts = [
  "votes",
  /** The list of bills: of those that other records name, nothing may be counted. */
  "bills",
  /** Who is in a government. */
  "governments",
  /** Committees, delegations and other bodies, with their offices. */
  "bodies",
  /** Key acts, chosen by the newsroom. */
  "keyActs",
  "decreeFlags",
  /** Publication dates in the Gazzetta. */
  "gazette",
  "legislativeDecrees",
  "implementingDecrees",
  "events",
  "faqs",
  "sides",
  "photos",
  "strength",
] as const;
export type SourcePart = (typeof sourceParts)[number];

/** State of an implementing decree on a day; `overdue` = not adopted and past its deadline. */
export const implementingStates = [...implementingStatuses, "overdue"] as const;

/** `unknown` = no status published. */
export const implementingStateCodes = [...implementingStates, "unknown"] as const;
export type ImplementingStateCode = (typeof implementingStateCodes)[number];

/**
 * State of a decree-law on a day; `expired` = the deadline has passed and the source has not published the outcome yet.
 */
export const decreeStateCodes = [...decreeStatuses, "expired", "unknown"] as const;
export type DecreeStateCode = (typeof decreeStateCodes)[number];

/** `draft` = sent to the chambers for their opinion; whether it was adopted is not published. */
export const legislativeStates = ["published", "adopted", "announced", "draft", "unknown"] as const;
export type LegislativeState = (typeof legislativeStates)[number];

export const billRelations = ["absorbed_by", "absorbs", "unified", "split"] as const;
export type BillRelation = (typeof billRelations)[number];

/** Ranks in a government, highest first. `other` = an office never seen before, published as the source words it. */
export const governmentRanks = [
  "president",
  "vice_president",
  "minister",
  "deputy_minister",
  "undersecretary",
  "commissioner",
  "other",
] as const;
export type GovernmentRank = (typeof governmentRanks)[number];

export const sourceNames = ["demo", "opendata", "api"] as const;
export type SourceName = (typeof sourceNames)[number];
