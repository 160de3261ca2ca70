export interface RankingHead<R> {
  readonly rows: R[];
  /** Number of omitted rows that tie with the last row shown. The page has to mention them. */
  readonly ties: number;
}

/** First `length` rows of a ranking. `compare` compares the ranked value only, without tie-breakers. */
export function headOf<R>(ranking: readonly R[], length: number, compare: (a: R, b: R) => number): RankingHead<R> {
  const [rows, rest] = [ranking.slice(0, length), ranking.slice(length)];
  const last = rows.at(-1);
  return { rows, ties: last === undefined ? 0 : rest.filter((row) => compare(row, last) === 0).length };
}

/** Decimals beyond which values count as equal in print. */
const mostDigits = 8;

/**
 * Number of decimals for each printed value, `least` or more: values with different ranks are not printed alike. A rank
 * of null, for all or some, asks for nothing.
 */
export function distinctDigits(
  rows: readonly { readonly value: number; readonly rank: number | null }[],
  least: number,
): number[] {
  const digits = rows.map(() => least);
  for (let count = least; count < mostDigits; count += 1) {
    const ranks = Map.groupBy(rows, ({ value }) => Math.round(value * 10 ** count));
    for (const [at, { value, rank }] of rows.entries()) {
      const alike = ranks.get(Math.round(value * 10 ** count)) ?? [];
      const isClear = rank === null || alike.every((other) => other.rank === null || other.rank === rank);
      if (digits[at] === count && !isClear) digits[at] = count + 1;
    }
  }
  return digits;
}

/** Votes that two members need in common to be ranked as alike: a quarter of the most that one of them shares, or 20. */
export function leastInCommon(most: number): number {
  return Math.max(20, Math.ceil(most / 4));
}
