/** The address form of a name: lower case, no diacritics, one hyphen between words. */
export function toSlug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** "rossi-maria-1970-01-31", "rossi-maria-none", "rossi-maria-1970-01-31-2": name, date of birth, and a number for namesakes of one day. */
const personSlug = /^(?<name>.+)-(?<born>\d{4}-\d{2}-\d{2}|none)(?:-\d+)?$/;

/** The parts of a person's slug; null for any other text. */
export function readPersonSlug(text: string): { readonly name: string; readonly born: string | null } | null {
  const { name, born } = personSlug.exec(text)?.groups ?? {};
  return name === undefined || born === undefined ? null : { name, born: born === "none" ? null : born };
}

/**
 * Ids of people who have none yet, by slug: the name alone, which no later date of birth puts wrong; namesakes keep the whole slug.
 * @param known every id and other address in use, whose names are nobody else's either.
 */
export function givePersonIds(slugs: readonly string[], known: Iterable<string>): Map<string, string> {
  const nameOf = (slug: string): string => readPersonSlug(slug)?.name ?? slug;
  const taken = new Set([...known].flatMap((one) => [one, nameOf(one)]));
  const namesakes = Map.groupBy(new Set(slugs), nameOf);
  return new Map(
    slugs.map((slug) => {
      const name = nameOf(slug);
      return [slug, taken.has(name) || (namesakes.get(name)?.length ?? 0) > 1 ? slug : name];
    }),
  );
}
