import type { Previous } from "#scripts/pull/source.ts";
import { givePersonIds, readPersonSlug } from "#scripts/lib/slug.ts";

/** A row of the list of people: number and slug of the source. */
interface Listed {
  readonly id: string | null;
  readonly slug: string;
}

/**
 * Maps slugs of the source to our person ids. An id is assigned once and never changes; a slug may, because it contains
 * the date of birth, which may be published later, and because name or date may be corrected.
 */
export class PersonIds {
  readonly #ids = new Map<string, string>();
  /** Slugs by id; the current one is last. */
  readonly #slugs = new Map<string, string[]>();
  readonly #aliases = new Map<string, readonly string[]>();
  #isLearnt = false;

  /**
   * @param previous people of the snapshot. A slug used by one person belongs to that person, a slug used by two to
   * nobody.
   */
  constructor(previous: Previous | undefined) {
    for (const id of previous?.keys("person") ?? [])
      this.#aliases.set(id, previous?.record("person", id)?.aliases ?? []);
    const called = [...this.#aliases].flatMap(([id, aliases]) =>
      calledBy(id, aliases).map((slug) => [slug, id] as const),
    );
    for (const [slug, claims] of Map.groupBy(called, ([one]) => one)) {
      const [first, ...others] = claims;
      const id = this.#aliases.has(slug) ? slug : others.length === 0 ? first?.[1] : undefined;
      if (id !== undefined) this.#add(slug, id);
    }
  }

  /**
   * Id for a slug; an unknown slug is its own id. Before {@link learn} every slug is returned unchanged, because the
   * list of people has to be read with the slugs of the source.
   */
  readonly of = (slug: string): string => (this.#isLearnt ? this.#ids.get(slug) : undefined) ?? slug;

  readonly slugOf = (id: string): string => this.#slugs.get(id)?.at(-1) ?? id;

  /** All aliases of a person: slugs, and aliases in the snapshot. */
  aliasesOf(id: string): string[] {
    return [...(this.#aliases.get(id) ?? []), ...(this.#slugs.get(id) ?? [])];
  }

  /**
   * Processes the list of people: assigns ids to new people and detects changed slugs.
   * @param isWhole an incomplete list does not prove that a slug was removed
   * @returns one message per changed slug
   */
  learn(rows: readonly Listed[], isWhole: boolean): string[] {
    this.#isLearnt = true;
    this.#tellApart(rows);
    for (const { slug } of rows) if (this.#ids.has(slug)) this.#add(slug, this.of(slug));
    const listed = new Set(rows.map(({ slug }) => this.of(slug)));
    const news = rows.filter(({ slug }) => !this.#ids.has(slug));
    const lost = isWhole ? [...this.#aliases.keys()].filter((id) => !listed.has(id)) : [];
    const found = this.#findRenamed(news, lost);
    for (const [slug, id] of found) this.#add(slug, id);
    const unnamed = news.flatMap(({ slug }) => (found.has(slug) ? [] : [slug]));
    for (const [slug, id] of givePersonIds(unnamed, [...this.#aliases].flat(2))) this.#add(slug, id);
    return [...found].map(([slug, id]) => `persons: ${id} is now called ${slug}`);
  }

  /**
   * When the list contains two slugs of one person, only one of them is that person: the slug used last, else the row
   * with the known number. The others are unmapped.
   */
  #tellApart(rows: readonly Listed[]): void {
    const known = rows.filter(({ slug }) => this.#ids.has(slug));
    for (const [id, several] of Map.groupBy(known, ({ slug }) => this.of(slug))) {
      const slugs = new Set(several.map(({ slug }) => slug));
      if (slugs.size === 1) continue;
      const numbered = several.filter((row) => row.id !== null && this.#aliases.get(id)?.includes(row.id) === true);
      const own = slugs.has(this.slugOf(id)) ? this.slugOf(id) : numbered.length === 1 ? numbered[0]?.slug : undefined;
      for (const slug of slugs) if (slug !== own) this.#remove(slug, id);
    }
  }

  #remove(slug: string, id: string): void {
    this.#ids.delete(slug);
    this.#slugs.set(
      id,
      (this.#slugs.get(id) ?? []).filter((one) => one !== slug),
    );
  }

  #add(slug: string, id: string): void {
    this.#ids.set(slug, id);
    this.#slugs.set(id, [...(this.#slugs.get(id) ?? []).filter((one) => one !== slug), slug]);
  }

  /**
   * Detects people with a changed slug: the date of birth became known, or name or date was corrected. Two people must
   * never be merged, so the old slug must be gone from the list and exactly one person must fit: the slugs differ only
   * by the added date, or they share the number of the source and the name or the date.
   */
  #findRenamed(news: readonly Listed[], lost: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const { slug, id: number } of news) {
      const fits = lost.filter((id) => {
        const slugs = this.#slugs.get(id) ?? [];
        const isNumbered = number !== null && this.#aliases.get(id)?.includes(number) === true;
        return isDated(slug, slugs.at(-1) ?? id) || (isNumbered && slugs.some((former) => isAkin(slug, former)));
      });
      const [only] = fits;
      if (only !== undefined && fits.length === 1) found.set(slug, only);
    }
    // An id claimed by two slugs is assigned to neither.
    const claimed = [...found.values()];
    return new Map([...found].filter(([, id]) => claimed.indexOf(id) === claimed.lastIndexOf(id)));
  }
}

/**
 * Slugs of a person. Once a slug with a date of birth is known, the slug without it is ignored, since a namesake may
 * have it.
 */
function calledBy(id: string, aliases: readonly string[]): string[] {
  const slugs = [...new Set([...aliases, id])].filter((one) => readPersonSlug(one) !== null);
  const dated = slugs.filter((slug) => readPersonSlug(slug)?.born !== null);
  return dated.length > 0 ? dated : slugs;
}

/** Whether `slug` is `former` with an added date of birth. Suffixes of namesakes do not match. */
function isDated(slug: string, former: string): boolean {
  const { name = "", born = null } = readPersonSlug(slug) ?? {};
  return born !== null && slug === `${name}-${born}` && former === `${name}-none`;
}

/** Whether two slugs share the name or the date of birth. */
function isAkin(a: string, b: string): boolean {
  const [one, other] = [readPersonSlug(a), readPersonSlug(b)];
  if (one === null || other === null) return false;
  return one.name === other.name || (one.born !== null && one.born === other.born);
}
