export interface RankingHead<R> {
  readonly rows: readonly R[];
  /** Number of omitted rows that tie with the last row shown. The page has to mention them. */
  readonly ties: number;
}

/** First `length` rows of a ranking. `compare` compares the ranked value only, without tie-breakers. */
export function headOf<R>(ranking: readonly R[], length: number, compare: (a: R, b: R) => number): RankingHead<R> {
  const [rows, rest] = [ranking.slice(0, length), ranking.slice(length)];
  const last = rows.at(-1);
  return { rows, ties: last === undefined ? 0 : rest.filter((row) => compare(row, last) === 0).length };
}

/** Votes that two members need in common to be ranked as alike: a quarter of the most that one of them shares, or 20. */
export function leastInCommon(most: number): number {
  return Math.max(20, Math.ceil(most / 4));
}
