import type { Previous } from "#scripts/pull/source.ts";
import { formerSlugs } from "#scripts/lib/slug.ts";

/** "rossi-maria-1970-01-31" or "rossi-maria-none": name and date of birth. */
const slugPattern = /^(?<name>.+)-(?<born>\d{4}-\d{2}-\d{2}|none)(?:-\d+)?$/;

/**
 * The people whom the source calls otherwise than the snapshot does, by their present slug: a birth date became known, or a name
 * or a date was put right. Two people must never become one: the old id has to be gone from the list, to be the only one that
 * fits, and to be the same but for a date not known before; or to share the source's own number, and the name or the date.
 */
export function findRenamed(
  rows: readonly { readonly id: string; readonly slug: string }[],
  previous: Previous | undefined,
): ReadonlyMap<string, string> {
  const listed = new Set(rows.map(({ slug }) => slug));
  const known = new Set(previous?.keys("person"));
  const lost = [...known].filter((id) => !listed.has(id));
  const found = new Map<string, string>();
  for (const row of rows.filter(({ slug }) => !known.has(slug))) {
    const fits = lost.filter(
      (id) => formerSlugs(row.slug).includes(id) || (isAkin(row.slug, id) && hasNumber(previous, id, row.id)),
    );
    const [only] = fits;
    if (only !== undefined && fits.length === 1) found.set(row.slug, only);
  }
  // An id that two could have been is nobody's.
  const claimed = [...found.values()];
  return new Map([...found].filter(([, id]) => claimed.indexOf(id) === claimed.lastIndexOf(id)));
}

function hasNumber(previous: Previous | undefined, id: string, number: string): boolean {
  return previous?.record("person", id)?.aliases.includes(number) === true;
}

/** Whether two slugs have the name or the date of birth in common. */
function isAkin(a: string, b: string): boolean {
  const [one, other] = [slugPattern.exec(a)?.groups, slugPattern.exec(b)?.groups];
  if (one === undefined || other === undefined) return false;
  return one["name"] === other["name"] || (one["born"] !== "none" && one["born"] === other["born"]);
}
