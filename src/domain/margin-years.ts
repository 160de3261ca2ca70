/** Margins of votes year by year. */
import { median } from "./days.ts";
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
  return [...Map.groupBy(votes, ({ date }) => date.slice(0, 4))].map(([year, rows]) => {
    const margins = rows.flatMap(({ margin }) => margin ?? []);
    return {
      year,
      votes: margins.length,
      risky: margins.filter((value) => value < riskyMargin).length,
      median: median(margins),
    };
  });
}
