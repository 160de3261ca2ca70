const texts = new Map<string, Promise<string>>();

/** The text of this name, made by the first that asks. Outside a build it is made every time: its maker may be edited. */
export function sameText(name: string, make: () => Promise<string>): Promise<string> {
  if (!import.meta.env.PROD) return make();
  const known = texts.get(name) ?? make();
  texts.set(name, known);
  return known;
}
