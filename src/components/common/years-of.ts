/** Groups months by year, in input order. */
export function yearsOf<M extends { readonly month: string }>(
  months: readonly M[],
): readonly { readonly year: string; readonly months: readonly M[] }[] {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4));
  return [...years].map(([year, own]) => ({ year, months: own }));
}
