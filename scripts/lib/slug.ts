/** The address form of a name: lower case, no diacritics, one hyphen between words. */
export function toSlug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The slug that a person had before the birth date became known: sources put "none" in its place. Empty where the slug has no date,
 * or tells namesakes of one day apart.
 */
export function formerSlugs(slug: string): string[] {
  const name = /^(.+)-\d{4}-\d{2}-\d{2}$/.exec(slug)?.[1];
  return name === undefined ? [] : [`${name}-none`];
}
