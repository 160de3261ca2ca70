import type { Outcome } from "./codes.ts";
import { median } from "./median.ts";
import { decidingMargin, riskyMargin } from "./majority.ts";

export interface MarginVote {
  readonly date: string;
  readonly margin: number | null;
  readonly outcome: Outcome;
}

/** Votes of a year: `all`; `votes` with a margin that decided; `risky` ones among these, and their median margin. */
export interface MarginYear {
  readonly year: string;
  readonly all: number;
  readonly votes: number;
  readonly risky: number;
  readonly median: number | null;
}

/** Margin statistics per year, in the order in which the years first occur in `votes`. */
export function marginYears(votes: readonly MarginVote[]): MarginYear[] {
  const years = new Map<string, { all: number; margins: number[] }>();
  const ofYear = (year: string) => {
    const own = years.get(year) ?? { all: 0, margins: [] };
    years.set(year, own);
    return own;
  };
  let [day, own] = ["", ofYear("")];
  for (const vote of votes) {
    const { date } = vote;
    // Votes of a day are adjacent in most orders, so the year is looked up once per day: some hundred times for 28,000
    // votes.
    if (date !== day) [day, own] = [date, ofYear(date.slice(0, 4))];
    own.all += 1;
    const margin = decidingMargin(vote);
    if (margin !== null) own.margins.push(margin);
  }
  years.delete("");
  return Array.from(years, ([year, { all, margins }]) => ({
    year,
    all,
    votes: margins.length,
    risky: margins.filter((value) => value < riskyMargin).length,
    median: median(margins),
  }));
}
