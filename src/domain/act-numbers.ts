import type { ImplementingStateCode, Initiative } from "./codes.ts";
import { monthsBetween } from "./days.ts";
import { median } from "./median.ts";

/** Facts about a bill that the charts use. Months as "2026-11"; null = unknown, or it has not happened yet. */
export interface BillFacts {
  readonly presented: string | null;
  readonly approved: string | null;
  /** null = not published. */
  readonly initiative: Initiative | null;
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
  readonly days: number | null;
}

/** Groups of initiative that the charts distinguish. `other`: Regions, CNEL, citizens. */
export const initiativeGroups = ["gov", "parl", "other"] as const;
export type InitiativeGroup = (typeof initiativeGroups)[number];

export type ByInitiative = Readonly<Record<InitiativeGroup, number>>;

/** Counts bills per group of initiative; bills of unknown initiative are in no group. */
export function countByInitiative(bills: readonly Pick<BillFacts, "initiative">[]): ByInitiative {
  const known = bills.filter(({ initiative }) => initiative !== null).length;
  const gov = bills.filter(({ initiative }) => initiative === "GOV").length;
  const parl = bills.filter(({ initiative }) => initiative === "PARL").length;
  return { gov, parl, other: known - gov - parl };
}

export function sumInitiatives({ gov, parl, other }: ByInitiative): number {
  return gov + parl + other;
}

/** Bills of all months, those of the Government apart. */
export function sumMonths(months: readonly ByInitiative[]): { readonly gov: number; readonly total: number } {
  return {
    gov: months.reduce((count, { gov }) => count + gov, 0),
    total: months.reduce((count, month) => count + sumInitiatives(month), 0),
  };
}

/** Counts bills per month of `span`, empty months included. */
export function countByMonth(
  bills: readonly BillFacts[],
  of: "presented" | "approved",
  span: readonly string[],
): (ByInitiative & { month: string })[] {
  const byMonth = Map.groupBy(bills, (bill) => bill[of]);
  return span.map((month) => ({ month, ...countByInitiative(byMonth.get(month) ?? []) }));
}

/** Months of which the fullest has fewer bills than this are drawn by quarter: single bills are no curve. */
export const fewAMonth = 10;

/** The months as quarters of the calendar, each named by its first month; the first and the last may be incomplete. */
export function byQuarter(months: readonly (ByInitiative & { readonly month: string })[]) {
  const firstOf = (month: string): string => {
    const first = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
    return `${month.slice(0, 4)}-${String(first).padStart(2, "0")}`;
  };
  const quarters = Map.groupBy(months, ({ month }) => firstOf(month));
  const sum = (rows: readonly ByInitiative[], group: InitiativeGroup): number =>
    rows.reduce((total, row) => total + row[group], 0);
  return [...quarters].map(([month, rows]) => ({
    month,
    gov: sum(rows, "gov"),
    parl: sum(rows, "parl"),
    other: sum(rows, "other"),
  }));
}

/** Every month from the earliest to the latest; empty when no month is known. */
export function monthSpan(months: readonly (string | null)[]): string[] {
  const known = months.filter((month) => month !== null).sort();
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? [] : monthsBetween(first, last);
}

export const daysStep = 60;
/** Days from which the last, open bin starts. */
const daysCap = 720;

/** Counts bills by days to approval, in bins of {@link daysStep} days; the last bin is open. */
export function countByDays(bills: readonly BillFacts[]): (ByInitiative & { from: number; to: number | null })[] {
  const starts = Array.from({ length: daysCap / daysStep + 1 }, (_, index) => index * daysStep);
  return starts.map((from) => {
    const to = from === daysCap ? null : from + daysStep - 1;
    const within = bills.filter(({ days }) => days !== null && days >= from && (to === null || days <= to));
    return { from, to, ...countByInitiative(within) };
  });
}

/** Median days to approval; bills with unknown dates are ignored. Null when none is known. */
export function medianDays(bills: readonly Pick<BillFacts, "days">[]): number | null {
  return median(bills.flatMap(({ days }) => days ?? []));
}

/** State of an implementing decree and the names (ministries) that must adopt it. */
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

/** Counts implementing decrees by state; an unknown state counts only in `total`. */
export function toRate(decrees: readonly Pick<ImplementingFacts, "state">[]): Rate {
  const of = (...states: readonly string[]) => decrees.filter(({ state }) => states.includes(state)).length;
  return {
    total: decrees.length,
    adopted: of("adopted", "adopted_late"),
    late: of("adopted_late"),
    overdue: of("overdue"),
  };
}

/**
 * Counts per name: the most overdue first, then the largest. A decree of two ministries counts for both. Decrees without
 * a name come last, as null.
 */
export function toRates(decrees: readonly ImplementingFacts[]): (Rate & { name: string | null })[] {
  const byName = new Map<string, ImplementingFacts[]>();
  for (const decree of decrees)
    for (const name of new Set(decree.names)) byName.set(name, [...(byName.get(name) ?? []), decree]);
  const unnamed = decrees.filter(({ names }) => names.length === 0);
  return [
    ...[...byName]
      .map(([name, own]) => ({ name, ...toRate(own) }))
      .sort((a, b) => b.overdue - a.overdue || b.total - a.total || (a.name < b.name ? -1 : 1)),
    ...(unnamed.length === 0 ? [] : [{ name: null, ...toRate(unnamed) }]),
  ];
}
