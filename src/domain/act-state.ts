/**
 * States of acts, derived from the record and a reference day taken from the data, never from the clock. Italian labels
 * are in `src/i18n/acts.ts`.
 */
import type { ActKind, DecreeStateCode, ImplementingStateCode } from "./codes.ts";
import { isFollowed } from "./coverage.ts";
import { addDays, daysBetween, latestDay } from "./days.ts";
import type { Bill, GovernmentDecree, ImplementingDecree, SiteRecord } from "./records.ts";

/** Days in which parliament must convert a decree-law, counted from publication. Constitution, art. 77. */
export const conversionDays = 60;

/** The steps that have been taken: a source lists those still to come with them. */
export function donePart<Step extends { readonly isPending?: true | undefined }>(steps: readonly Step[]): Step[] {
  return steps.filter(({ isPending }) => isPending !== true);
}

/** Outcome of a bill in one word: its phase, or finer where the record says why it ended. */
export const billStates = [
  "is_law",
  "one_branch",
  "first_step",
  "to_begin",
  "absorbed",
  "unified",
  "rejected",
  "withdrawn",
  "returned",
  "split",
  "lapsed",
  "ended",
  "unknown",
] as const;
export type BillState = (typeof billStates)[number];

/** Kinds of step that end a bill. The phase "rejected" covers all of them. */
const endings = {
  absorbed: "absorbed",
  rejected: "rejected",
  withdrawn: "withdrawn",
  returned: "returned",
  split: "split",
  lapsed: "lapsed",
} as const;

function isEnding(kind: string): kind is keyof typeof endings {
  return Object.hasOwn(endings, kind);
}

/** State of a bill. "unknown" only when the source publishes neither phase nor law. */
export function toBillState(bill: Pick<Bill, "phase" | "law" | "steps" | "related">): BillState {
  if (bill.law !== null || bill.phase === "is_law") return "is_law";
  if (bill.phase === "one_branch") return "one_branch";
  if (bill.phase === "first_step") return "first_step";
  if (bill.phase === "to_begin") return "to_begin";
  if (bill.phase !== "rejected") return "unknown";
  if (bill.related.some((link) => link.relation === "absorbed_by")) return "absorbed";
  const last = donePart(bill.steps)
    .map((step) => step.kind)
    .findLast(isEnding);
  if (last !== undefined) return endings[last];
  return bill.related.some((link) => link.relation === "unified") ? "unified" : "ended";
}

/**
 * Whether an act has a feed of its own. An implementing decree has one step, its adoption. More than half of the bills
 * are never examined: the first step of one is an entry in the feed of all acts, and its own feed begins with it.
 */
export function hasFeed({ kind, state }: { readonly kind: ActKind; readonly state?: unknown }): boolean {
  return kind !== "datt" && !(kind === "bill" && state === "to_begin");
}

/**
 * Whether the bill continues as the unified text of several bills. Its signatures are those of the text that the work
 * was based on.
 */
export function isUnifiedText(bill: Pick<Bill, "phase" | "law" | "steps" | "related">): boolean {
  const unified = bill.related.some((link) => link.relation === "unified");
  return unified && ["is_law", "one_branch", "first_step", "to_begin"].includes(toBillState(bill));
}

/** Last day covered by the data of both chambers; of the one that has any. null = of neither. */
export function coveredDay({ C, S }: SiteRecord["dataDate"]): string | null {
  return C === null || S === null ? (C ?? S) : C < S ? C : S;
}

/**
 * Day against which open deadlines are counted. Normally the day of the edition, because deadlines also run during
 * recess. If the source of a chamber has ended, the last day covered by both chambers, because later outcomes are
 * unknown. Null when no day is known.
 */
export function referenceDay(days: SiteRecord["dataDate"], edition: string): string | null {
  const covered = coveredDay(days);
  return covered !== null && isFollowed(covered, edition) ? edition : covered;
}

/** Last day for the conversion: as published, else 60 days after publication; null without both. */
export function decreeExpiry(decree: Pick<GovernmentDecree, "expires" | "published">): string | null {
  return decree.expires ?? (decree.published === null ? null : addDays(decree.published, conversionDays));
}

/** Most days from the date of a decree-law to its publication, after which its term runs. Usually there are fewer than five. */
const daysToPublication = 15;

/** Whether the term is over, whatever the source says of the conversion: counted from the date of the decree where neither term nor publication is known. */
function isTermOver(decree: Pick<GovernmentDecree, "expires" | "published" | "date">, today: string): boolean {
  const last =
    decreeExpiry(decree) ?? (decree.date === null ? null : addDays(decree.date, conversionDays + daysToPublication));
  return last !== null && last < today;
}

/**
 * State of a decree-law. "expired" = the deadline has passed and the source has not published the outcome yet.
 */
export interface DecreeState {
  readonly code: DecreeStateCode;
  /** Days from publication to the date of the conversion law; null = not converted, or a date is missing. */
  readonly days: number | null;
  /** Days left for the conversion; null = not in conversion, or a date is missing. */
  readonly daysLeft: number | null;
  readonly expires: string | null;
}

/** Whether the fate of a decree-law is known: nothing is awaited of it. */
export function isSettled(code: DecreeStateCode): boolean {
  return code === "converted" || code === "lapsed";
}

/** State of a decree-law on a day; `today: null` = no reference day, so no days are counted. */
export function toDecreeState(decree: GovernmentDecree, today: string | null): DecreeState {
  const expires = decreeExpiry(decree);
  const open = { days: null, daysLeft: null, expires };
  if (decree.status === "lapsed") return { ...open, code: "lapsed" };
  if (decree.status === "converted") return { ...open, code: "converted", days: conversionTime(decree) };
  if (decree.status === null) return { ...open, code: "unknown" };
  if (today !== null && isTermOver(decree, today)) return { ...open, code: "expired" };
  if (today === null || expires === null) return { ...open, code: "in_conversion" };
  return { ...open, code: "in_conversion", daysLeft: daysToConvert(today, expires) };
}

/** Days left of a term on a day. null = more than it has, so that it begins later or a day is not the true one; or over. */
export function daysToConvert(day: string, expires: string): number | null {
  const left = daysBetween(day, expires);
  return left >= 0 && left <= conversionDays ? left : null;
}

/** Days from publication to the conversion law; null when a date is missing or the dates are in the wrong order. */
function conversionTime(decree: Pick<GovernmentDecree, "published" | "conversionLaw" | "statusDate">): number | null {
  const converted = decree.conversionLaw?.date ?? decree.statusDate;
  return converted === null || decree.published === null || converted < decree.published
    ? null
    : daysBetween(decree.published, converted);
}

/**
 * Days from approval by the council of ministers to publication in the Gazzetta; null when a date is missing or the
 * dates are in the wrong order.
 */
export function councilToGazette(decree: Pick<GovernmentDecree, "councilDate" | "published">): number | null {
  const { councilDate, published } = decree;
  return councilDate === null || published === null || published < councilDate
    ? null
    : daysBetween(councilDate, published);
}

/** State of an implementing decree. `late`: days between deadline and adoption; null = not late, or unknown. */
export interface ImplementingState {
  readonly code: ImplementingStateCode;
  readonly late: number | null;
}

/**
 * State of an implementing decree on a day. An adoption date means adopted, whatever the value of `status`. "overdue"
 * is computed from the deadline.
 */
export function toImplementingState(decree: ImplementingDecree, today: string | null): ImplementingState {
  const { adoptionDate, deadline, status } = decree;
  const isAdopted = adoptionDate !== null || status === "adopted" || status === "adopted_late";
  if (isAdopted) {
    const late =
      adoptionDate !== null && deadline !== null && adoptionDate > deadline
        ? daysBetween(deadline, adoptionDate)
        : null;
    return { code: late !== null || status === "adopted_late" ? "adopted_late" : "adopted", late };
  }
  if (status === null) return { code: "unknown", late: null };
  const isOver = deadline !== null && today !== null && deadline < today;
  return { code: isOver ? "overdue" : "not_adopted", late: null };
}

/** Days from presentation to final approval; null when the bill is not law or a date is missing. */
export function approvalTime(bill: Pick<Bill, "presented" | "law" | "steps" | "phase" | "statusDate">): number | null {
  const end = approvalDay(bill);
  return bill.presented === null || end === null || end < bill.presented ? null : daysBetween(bill.presented, end);
}

/**
 * Day of the final approval of a bill that is law: its last dated vote of approval, else the date of the law. A step
 * "law" with a chamber is that chamber's vote ("approvato definitivamente"); without a chamber it is the promulgation.
 */
export function approvalDay(bill: Pick<Bill, "law" | "steps" | "phase" | "statusDate">): string | null {
  if (bill.law === null && bill.phase !== "is_law") return null;
  const promulgated = donePart(bill.steps).filter((step) => step.kind === "law");
  const law = bill.law?.date ?? latestDay(promulgated.map((step) => step.date));
  return finalVoteDay(bill) ?? law ?? bill.statusDate;
}

/** Day of the vote that approved a bill for good; null when it is not law or no vote of approval has a day. */
export function finalVoteDay(bill: Pick<Bill, "law" | "steps" | "phase">): string | null {
  if (bill.law === null && bill.phase !== "is_law") return null;
  const done = donePart(bill.steps);
  const votes = done.filter(({ kind, branch }) => kind === "approved" || (kind === "law" && branch !== null));
  return latestDay(votes.map((step) => step.date));
}

/** Euro of a decree: the total as published, where the years do not give it, else their sum; null without both. */
export function resourcesOf(decree: Pick<ImplementingDecree, "resources" | "resourcesTotal">): number | null {
  return decree.resourcesTotal ?? sumResources(decree.resources);
}

/** Sum of euro over the years; null when nothing is listed (unknown is not zero). */
export function sumResources(resources: readonly { readonly amount: number }[]): number | null {
  return resources.length === 0 ? null : resources.reduce((sum, { amount }) => sum + amount, 0);
}
