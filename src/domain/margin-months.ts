import { branches, type Branch } from "./codes.ts";
import { monthsBetween } from "./days.ts";
import { riskyMargin } from "./majority.ts";

/** Votes of a month with a risky margin, by chamber. */
export type MarginMonth = Readonly<Record<Branch, number> & { month: string }>;

/**
 * Votes with a risky margin, by month and chamber, from the month of the first vote to that of the last; 0 = none in
 * that month.
 *
 * @param votes in any order; a margin is known
 */
export function marginMonths(
  votes: readonly (readonly [day: string, margin: number, branch: Branch, ...unknown[]])[],
): MarginMonth[] {
  let [first, last] = ["9", ""];
  const counts = new Map(branches.map((branch) => [branch, new Map<string, number>()]));
  for (const [day, margin, branch] of votes) {
    if (day < first) first = day;
    if (day > last) last = day;
    if (margin >= riskyMargin) continue;
    const own = counts.get(branch);
    const month = day.slice(0, 7);
    own?.set(month, (own.get(month) ?? 0) + 1);
  }
  const count = (branch: Branch, month: string): number => counts.get(branch)?.get(month) ?? 0;
  return monthsBetween(first.slice(0, 7), last.slice(0, 7)).map((month) => ({
    month,
    C: count("C", month),
    S: count("S", month),
  }));
}
