import type { GroupAgreement } from "#src/view/group-pages.ts";

/**
 * Converts pairs to a square matrix of percentages, with rows and columns in the order of `ids`; null = two groups that
 * never both had a line.
 */
export function toMatrix(
  ids: readonly string[],
  pairs: readonly GroupAgreement[],
): readonly (readonly (number | null)[])[] {
  const shares = new Map(
    pairs.flatMap(({ a, b, both, same }) => (both === 0 ? [] : [[`${a} ${b}`, (same * 100) / both] as const])),
  );
  return ids.map((row) =>
    ids.map((column) => shares.get(`${row} ${column}`) ?? shares.get(`${column} ${row}`) ?? null),
  );
}
