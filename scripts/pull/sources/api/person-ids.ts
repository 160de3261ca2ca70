import type { Previous } from "#scripts/pull/source.ts";
import { givePersonIds, readPersonSlug } from "#scripts/lib/slug.ts";

/** What the list of people says of one: the source's number and slug. */
interface Listed {
  readonly id?: string | null | undefined;
  readonly slug: string;
}

/**
 * Our ids of the people whom the source calls by slugs. An id is given once and stays: the source's slug has the date of birth,
 * which may become known, and may be put right like the name.
 */
export class PersonIds {
  readonly #ids = new Map<string, string>();
  /** Slugs by id, the present one last. */
  readonly #slugs = new Map<string, string[]>();
  readonly #aliases = new Map<string, readonly string[]>();
  #isLearnt = false;

  /** @param previous the people of the snapshot: a slug that one of them was called by is theirs, one that two were is nobody's. */
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
   * The id behind a slug; a slug that nobody has been known by is an id itself. Until the list of people is taken in, by slugs as
   * the source has them, all are.
   */
  readonly of = (slug: string): string => (this.#isLearnt ? this.#ids.get(slug) : undefined) ?? slug;

  /** How the source calls a person. */
  readonly slugOf = (id: string): string => this.#slugs.get(id)?.at(-1) ?? id;

  /** Every other address of a person: the slugs, and what the snapshot knows. */
  aliasesOf(id: string): string[] {
    return [...(this.#aliases.get(id) ?? []), ...(this.#slugs.get(id) ?? [])];
  }

  /**
   * Takes in the list of people: gives ids to the new, and finds those whom the source calls otherwise than before.
   * @param isWhole a list cut short says of nobody that the old slug is gone.
   * @returns a remark for each of those who are called otherwise.
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

  /** Of two whom the list calls by slugs of one person, only that one is known: by the slug of the last time, or else by the number. */
  #tellApart(rows: readonly Listed[]): void {
    const known = rows.filter(({ slug }) => this.#ids.has(slug));
    for (const [id, several] of Map.groupBy(known, ({ slug }) => this.of(slug))) {
      const slugs = new Set(several.map(({ slug }) => slug));
      if (slugs.size === 1) continue;
      const numbered = several.filter((row) => row.id != null && this.#aliases.get(id)?.includes(row.id) === true);
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
   * A birth date became known, or a name or a date was put right. Two people must never become one: the old slug has to be gone
   * from the list, its person to be the only one that fits, and to be the same but for a date not known before; or to share the
   * source's own number, and the name or the date.
   */
  #findRenamed(news: readonly Listed[], lost: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const { slug, id: number } of news) {
      const fits = lost.filter((id) => {
        const slugs = this.#slugs.get(id) ?? [];
        const isNumbered = number != null && this.#aliases.get(id)?.includes(number) === true;
        return isDated(slug, slugs.at(-1) ?? id) || (isNumbered && slugs.some((former) => isAkin(slug, former)));
      });
      const [only] = fits;
      if (only !== undefined && fits.length === 1) found.set(slug, only);
    }
    // An id that two could have been is nobody's.
    const claimed = [...found.values()];
    return new Map([...found].filter(([, id]) => claimed.indexOf(id) === claimed.lastIndexOf(id)));
  }
}

/** The slugs that a person was called by: that without a date of birth is a namesake's too, once the date is known. */
function calledBy(id: string, aliases: readonly string[]): string[] {
  const slugs = [...new Set([...aliases, id])].filter((one) => readPersonSlug(one) !== null);
  const dated = slugs.filter((slug) => readPersonSlug(slug)?.born !== null);
  return dated.length > 0 ? dated : slugs;
}

/** Whether a slug is a former one whose birth date was not known, with the date; namesakes of one day are told apart by more. */
function isDated(slug: string, former: string): boolean {
  const { name = "", born = null } = readPersonSlug(slug) ?? {};
  return born !== null && slug === `${name}-${born}` && former === `${name}-none`;
}

/** Whether two slugs have the name or the date of birth in common. */
function isAkin(a: string, b: string): boolean {
  const [one, other] = [readPersonSlug(a), readPersonSlug(b)];
  if (one === null || other === null) return false;
  return one.name === other.name || (one.born !== null && one.born === other.born);
}
