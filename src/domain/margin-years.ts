/** Margins of votes year by year. */
import type { Outcome } from "./codes.ts";
import { median } from "./median.ts";
import { decidingMargin, riskyMargin } from "./majority.ts";

/** What a place among the margins is told from. */
export interface MarginVote {
  readonly date: string;
  readonly margin: number | null;
  readonly outcome: Outcome;
}

/** A year of votes: how many were decided by a known margin, how many of them a risky one, and the middle one. */
export interface MarginYear {
  readonly year: string;
  readonly votes: number;
  readonly risky: number;
  readonly median: number | null;
}

/** The years of some votes, in the order in which they come. */
export function marginYears(votes: readonly MarginVote[]): MarginYear[] {
  const known = new Map<string, number[]>();
  const marginsOf = (year: string): number[] => {
    const margins = known.get(year) ?? [];
    known.set(year, margins);
    return margins;
  };
  let [day, margins]: [string, number[]] = ["", []];
  for (const vote of votes) {
    const { date } = vote;
    // Votes of a day stand together in most orders: of 28,000 votes the year is looked up some hundred times.
    if (date !== day) [day, margins] = [date, marginsOf(date.slice(0, 4))];
    const margin = decidingMargin(vote);
    if (margin !== null) margins.push(margin);
  }
  return Array.from(known, ([year, own]) => ({
    year,
    votes: own.length,
    risky: own.filter((value) => value < riskyMargin).length,
    median: median(own),
  }));
}
