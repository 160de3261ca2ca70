/** The head of a ranking, and what it leaves out. */
export interface RankingHead<R> {
  readonly rows: R[];
  /** How many of those left out equal the last of the rows: a list that ends between equals has to say so. */
  readonly ties: number;
}

/** The first rows of a ranking; `compare` is what it ranks by, without what only puts equals in order. */
export function headOf<R>(ranking: readonly R[], length: number, compare: (a: R, b: R) => number): RankingHead<R> {
  const [rows, rest] = [ranking.slice(0, length), ranking.slice(length)];
  const last = rows.at(-1);
  return { rows, ties: last === undefined ? 0 : rest.filter((row) => compare(row, last) === 0).length };
}
