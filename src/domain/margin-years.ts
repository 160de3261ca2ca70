import type { Outcome } from "./codes.ts";
import { median } from "./median.ts";
import { decidingMargin, riskyMargin } from "./majority.ts";

export interface MarginVote {
  readonly date: string;
  readonly margin: number | null;
  readonly outcome: Outcome;
}

/** Votes of a year: `votes` with a known margin, `risky` ones among them, and the median margin. */
export interface MarginYear {
  readonly year: string;
  readonly votes: number;
  readonly risky: number;
  readonly median: number | null;
}

/** Margin statistics per year, in the order in which the years first occur in `votes`. */
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
    // Votes of a day are adjacent in most orders, so the year is looked up once per day: some hundred times for 28,000
    // votes.
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
