/**
 * Wire codes, as the sources publish them. They stay as published everywhere: in the snapshot, in contracts,
 * in addresses. Italian labels live in `src/i18n`. Spec §3, §4.
 */

/** Chambers: C Camera dei deputati, S Senato della Repubblica. */
export const branches = ["C", "S"] as const;
export type Branch = (typeof branches)[number];

/** Where a body sits: a chamber, or both (bicameral). */
export const bodyBranches = ["C", "S", "B"] as const;
export type BodyBranch = (typeof bodyBranches)[number];

/** How one member took part in a vote. Spec §4. */
export const memberVoteCodes = ["AYE", "NO", "ABST", "MIS", "ABSE", "PRES", "RNV", "PNV", "SEC"] as const;
export type MemberVoteCode = (typeof memberVoteCodes)[number];

/** The expressed choices: the only ones that make a line, a rebel or an agreement. */
export const choiceCodes = ["AYE", "NO", "ABST"] as const;
export type ChoiceCode = (typeof choiceCodes)[number];

/** How a group took part in a vote. Spec §4. NV = not evaluable, NVOT = did not vote. */
export const groupVoteCodes = ["NV", "NVOT", "SEC", "AYE", "ABST", "NO"] as const;
export type GroupVoteCode = (typeof groupVoteCodes)[number];

/** What part of the parliamentary work a vote belongs to. */
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

/** The newsroom's and the rules' selection of votes. Spec §3; default is_key_vote (§9). */
export const mainVoteTypes = ["is_key_vote", "is_final", "is_confidence", "all"] as const;
export type MainVoteType = (typeof mainVoteTypes)[number];

/** Outcome: `approved`, `rejected`, or `other` when the source says something else (its text is kept beside). */
export const outcomes = ["approved", "rejected", "other"] as const;
export type Outcome = (typeof outcomes)[number];

/** Side of a member or group on a day; null = neither. */
export const sides = ["majority", "opposition"] as const;
export type Side = (typeof sides)[number] | null;

/** Gender, as the sources publish it. */
export const genders = ["M", "F"] as const;
export type Gender = (typeof genders)[number];

/** The four kinds of act, named as the spec's filters name them. */
export const actKinds = ["bill", "decree", "dlgs", "datt"] as const;
export type ActKind = (typeof actKinds)[number];

/** Phase of a bill. */
export const billPhases = ["is_law", "one_branch", "first_step", "to_begin", "rejected"] as const;
export type BillPhase = (typeof billPhases)[number];

/** Who presented a bill. */
export const initiatives = ["GOV", "PARL", "POP", "REG", "CNEL"] as const;
export type Initiative = (typeof initiatives)[number];

/** Nature of a bill (filter `type`): ordinary, constitutional, conversion of a decree-law, budget. */
export const billTypes = ["ORD", "COST", "CONV", "BIL"] as const;
export type BillType = (typeof billTypes)[number];

/** Fate of a decree-law: in conversion, converted, lapsed. */
export const decreeStatuses = ["c", "converted", "lapsed"] as const;
export type DecreeStatus = (typeof decreeStatuses)[number];

/** Status of an implementing decree, as the source gives it. */
export const implementingStatuses = ["adopted", "adopted_late", "not_adopted"] as const;
export type ImplementingStatus = (typeof implementingStatuses)[number];

/** Parts that a source may not have at all: pages say so instead of zeros, lists leave out what asks for them. */
export const sourceParts = [
  "votes",
  /** The list of bills: of those that other records name, nothing may be counted. */
  "bills",
  /** Who is in a government. */
  "governments",
  /** What the newsroom chose among the acts. */
  "keyActs",
  "decreeFlags",
  /** When acts were published in the Gazzetta. */
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

/** Where an implementing decree stands on a day; `overdue` = not adopted and past its deadline. */
export const implementingStates = [...implementingStatuses, "overdue"] as const;

/** The same, and `unknown` where the source says nothing of it. */
export const implementingStateCodes = [...implementingStates, "unknown"] as const;
export type ImplementingStateCode = (typeof implementingStateCodes)[number];

/**
 * How lists tell decree-laws apart: by the source's status, and by the day where the term ran out without an outcome.
 */
export const decreeOutcomes = ["c", "expired", "converted", "lapsed"] as const;

/** Where a decree-law stands on a day; `expired` = its term is over and the source has not told the outcome yet. */
export const decreeStateCodes = ["in_conversion", "expired", "converted", "lapsed", "unknown"] as const;
export type DecreeStateCode = (typeof decreeStateCodes)[number];

/** Where a legislative decree stands, by the dates that it has. */
export const legislativeStates = ["published", "adopted", "announced", "unknown"] as const;
export type LegislativeState = (typeof legislativeStates)[number];

/** How one bill is tied to another. */
export const billRelations = ["absorbed_by", "absorbs", "unified", "split"] as const;

/** Ranks in a government, the highest first. */
export const governmentRanks = [
  "president",
  "vice_president",
  "minister",
  "deputy_minister",
  "undersecretary",
  "commissioner",
] as const;
export type GovernmentRank = (typeof governmentRanks)[number];

/** What a snapshot may be filled from. */
export const sourceNames = ["demo", "opendata", "api"] as const;
export type SourceName = (typeof sourceNames)[number];
