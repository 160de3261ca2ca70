/** Margins of votes year by year. */
import { median } from "./median.ts";
import { riskyMargin } from "./majority.ts";

/** A year of votes: how many have a margin, how many of them a risky one, and the middle one. */
export interface MarginYear {
  readonly year: string;
  readonly votes: number;
  readonly risky: number;
  readonly median: number | null;
}

/** The years of some votes, in the order in which they come. */
export function marginYears(votes: readonly { readonly date: string; readonly margin: number | null }[]): MarginYear[] {
  const known = new Map<string, number[]>();
  const marginsOf = (year: string): number[] => {
    const margins = known.get(year) ?? [];
    known.set(year, margins);
    return margins;
  };
  let [day, margins]: [string, number[]] = ["", []];
  for (const { date, margin } of votes) {
    // Votes of a day stand together in most orders: of 28,000 votes the year is looked up some hundred times.
    if (date !== day) [day, margins] = [date, marginsOf(date.slice(0, 4))];
    if (margin !== null) margins.push(margin);
  }
  return Array.from(known, ([year, own]) => ({
    year,
    votes: own.length,
    risky: own.filter((value) => value < riskyMargin).length,
    median: median(own),
  }));
}
