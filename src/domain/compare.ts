/** Compares codes and ISO dates by code point; null sorts last in ascending order. */
export function compareCodes(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
