export { toSlug } from "#src/domain/slug.ts";

/**
 * "rossi-maria-1970-01-31", "rossi-maria-none", "rossi-maria-1970-01-31-2": name, date of birth, and a number for
 * namesakes born on the same day.
 */
const personSlug = /^(?<name>.+)-(?<born>\d{4}-\d{2}-\d{2}|none)(?:-\d+)?$/;

/** Splits a person's slug into name and date of birth. Returns null for any other text; `born` is null when unknown. */
export function readPersonSlug(text: string): { readonly name: string; readonly born: string | null } | null {
  const { name, born } = personSlug.exec(text)?.groups ?? {};
  return name === undefined || born === undefined ? null : { name, born: born === "none" ? null : born };
}

/**
 * Assigns ids to new people, by slug: the name alone, so that a later change of the date of birth does not change the
 * id. Namesakes keep the whole slug.
 * @param known all ids and alternative addresses in use; their names are taken too.
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
