/** First day of more than half of the members, of whom there are at least five; null = there is none. */
export function usualStart(rows: readonly { readonly start: string | null }[]): string | null {
  const least = Math.max(5, rows.length / 2 + 1);
  return rows.find(({ start }) => rows.filter((row) => row.start === start).length >= least)?.start ?? null;
}
