/** Values of rows, each different one stored once. */
export interface Distinct<T> {
  readonly values: readonly T[];
  /** Position in `values` of each row's value. */
  readonly positions: readonly number[];
}

export function distinct<T>(all: readonly T[]): Distinct<T> {
  const positions = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    positions: all.map((value) => {
      const key = JSON.stringify(value);
      const known = positions.get(key) ?? values.push(value) - 1;
      positions.set(key, known);
      return known;
    }),
  };
}
