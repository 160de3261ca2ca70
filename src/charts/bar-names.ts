/** Estimated width of a letter in px. */
const letter = 7.5;

/**
 * Fits the name of a horizontal bar into `room` px: in one line, or in two of nearly equal length. The library would
 * truncate it, and two names may begin alike.
 */
export function fitName(name: string, room: number): string | string[] {
  if (name.length * letter <= room) return name;
  const far = (at: number): number => Math.abs(at - name.length / 2);
  const [at] = [...name.matchAll(/ /g)].map(({ index }) => index).toSorted((a, b) => far(a) - far(b));
  return at === undefined ? name : [name.slice(0, at), name.slice(at + 1)];
}
