import type { VotesArchive } from "#src/view/votes-list.ts";

/** Months grouped by year, in the order given. */
export function yearsOf(
  months: VotesArchive["months"],
): readonly { readonly year: string; readonly months: VotesArchive["months"] }[] {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4));
  return [...years].map(([year, own]) => ({ year, months: own }));
}
