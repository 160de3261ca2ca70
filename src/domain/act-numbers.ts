/** Counting acts: pure aggregates over small facts. */
import type { ImplementingStateCode, Initiative } from "./codes.ts";
import { monthsBetween } from "./days.ts";
import { median } from "./median.ts";

/** What the charts need of a bill. Months as "2026-11"; null = not known or not yet. */
export interface BillFacts {
  readonly presented: string | null;
  readonly approved: string | null;
  /** null = the source does not say. */
  readonly initiative: Initiative | null;
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
  /** Days from presentation to approval. */
  readonly days: number | null;
}

/** Whose bills the charts tell apart: of the Government, of members of parliament, of Regions, CNEL and citizens. */
export const initiativeGroups = ["gov", "parl", "other"] as const;
export type InitiativeGroup = (typeof initiativeGroups)[number];

/** A count by initiative. */
export type ByInitiative = Readonly<Record<InitiativeGroup, number>>;

/** How many of some bills are of whom; those of unknown initiative are in none. */
export function countByInitiative(bills: readonly Pick<BillFacts, "initiative">[]): ByInitiative {
  const known = bills.filter(({ initiative }) => initiative !== null).length;
  const gov = bills.filter(({ initiative }) => initiative === "GOV").length;
  const parl = bills.filter(({ initiative }) => initiative === "PARL").length;
  return { gov, parl, other: known - gov - parl };
}

/** All of a count by initiative. */
export function sumInitiatives({ gov, parl, other }: ByInitiative): number {
  return gov + parl + other;
}

/** Bills month by month from the first to the last month that `all` spans, empty months included. */
export function countByMonth(
  bills: readonly BillFacts[],
  of: "presented" | "approved",
  span: readonly string[],
): (ByInitiative & { month: string })[] {
  const byMonth = Map.groupBy(bills, (bill) => bill[of]);
  return span.map((month) => ({ month, ...countByInitiative(byMonth.get(month) ?? []) }));
}

/** Every month from the first to the last one named; empty without any. */
export function monthSpan(months: readonly (string | null)[]): string[] {
  const known = months.filter((month) => month !== null).sort();
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? [] : monthsBetween(first, last);
}

/** Width of a step of the chart of days to approval. */
const daysStep = 60;
/** Beyond this many days everything is one step. */
const daysCap = 720;

/** Bills by days to approval, in steps of {@link daysStep}; the last step is open. */
export function countByDays(bills: readonly BillFacts[]): (ByInitiative & { from: number; to: number | null })[] {
  const starts = Array.from({ length: daysCap / daysStep + 1 }, (_, index) => index * daysStep);
  return starts.map((from) => {
    const to = from === daysCap ? null : from + daysStep - 1;
    const within = bills.filter(({ days }) => days !== null && days >= from && (to === null || days <= to));
    return { from, to, ...countByInitiative(within) };
  });
}

/** Median of the days to approval of those bills whose dates are known. */
export function medianDays(bills: readonly Pick<BillFacts, "days">[]): number | null {
  return median(bills.flatMap(({ days }) => days ?? []));
}

/** State of an implementing decree and who must adopt it. */
export interface ImplementingFacts {
  readonly state: ImplementingStateCode;
  readonly names: readonly string[];
}

/** Counts of implementing decrees. `adopted` includes the late ones. */
export interface Rate {
  readonly total: number;
  readonly adopted: number;
  readonly late: number;
  readonly overdue: number;
}

/** Counts of some implementing decrees; those of unknown state count in the total only. */
export function toRate(decrees: readonly Pick<ImplementingFacts, "state">[]): Rate {
  const of = (...states: readonly string[]) => decrees.filter(({ state }) => states.includes(state)).length;
  return {
    total: decrees.length,
    adopted: of("adopted", "adopted_late"),
    late: of("adopted_late"),
    overdue: of("overdue"),
  };
}

/** Counts by name (a decree of two ministries counts for both), largest first; last, under null, those without any. */
export function toRates(decrees: readonly ImplementingFacts[]): (Rate & { name: string | null })[] {
  const byName = new Map<string, ImplementingFacts[]>();
  for (const decree of decrees)
    for (const name of new Set(decree.names)) byName.set(name, [...(byName.get(name) ?? []), decree]);
  const unnamed = decrees.filter(({ names }) => names.length === 0);
  return [
    ...[...byName]
      .map(([name, own]) => ({ name, ...toRate(own) }))
      .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1)),
    ...(unnamed.length === 0 ? [] : [{ name: null, ...toRate(unnamed) }]),
  ];
}
