/** Pixels that a letter of a name may take. */
const letter = 7.5;

/**
 * The name of a lying bar as it fits into the room for names: whole, or in two lines, broken where they come out most
 * alike. The library would end it in dots, and two names may begin alike.
 */
export function fitName(name: string, room: number): string | string[] {
  if (name.length * letter <= room) return name;
  const far = (at: number): number => Math.abs(at - name.length / 2);
  const [at] = [...name.matchAll(/ /g)].map(({ index }) => index).toSorted((a, b) => far(a) - far(b));
  return at === undefined ? name : [name.slice(0, at), name.slice(at + 1)];
}
