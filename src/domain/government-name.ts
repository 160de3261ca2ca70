/**
 * Name of a government in texts: "Governo Bellariva" for the "I Governo Bellariva" while there is no second one, because
 * the numeral reads as an article.
 *
 * @param all names of all governments
 */
export function governmentName(name: string, all: readonly string[]): string {
  const [, bare] = /^I (Governo .+)$/.exec(name) ?? [];
  if (bare === undefined) return name;
  return all.some((other) => other !== name && other.endsWith(` ${bare}`)) ? name : bare;
}
