import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawGroup } from "./raw.ts";

const folder: Record<Branch, string> = { C: "camera", S: "senato" };

interface Met {
  readonly id: string;
  readonly slug: string | null;
  readonly isMajority: boolean | null;
  readonly of: "group" | "member";
}

/** The groups met in the data: the API gives them only as parts of other records. */
export class GroupRegister {
  readonly #groups = new Map<string, ParliamentaryGroup>();
  readonly #byAlias = new Map<string, string>();
  readonly #origin: Origin;
  /** Day of the newest vote that named each group: only that one tells its present name. */
  readonly #newest = new Map<string, string>();

  /** Groups met on the day that is being read, by acronym: four hundred members of a vote name ten. */
  #met: { readonly branch: Branch; readonly day: string; readonly groups: Map<string, Met> } | null = null;

  /** @param upTo last day of the data in which the known groups have their present names: older votes do not rename them. */
  constructor(known: readonly ParliamentaryGroup[], upTo: Readonly<Record<Branch, string | null>>, origin: Origin) {
    this.#origin = origin;
    for (const group of known) {
      this.#groups.set(group.id, group);
      this.#newest.set(group.id, upTo[group.branch] ?? "");
      // The first acronym made the id, and is what most slugs are: it stays when the acronym changes.
      for (const alias of [group.id, ...group.aliases]) this.#byAlias.set(alias, group.id);
    }
  }

  /**
   * The id of a group named on a day; null for "no group" and for the pseudo-groups of majority and opposition.
   * @param isMajority side of the group on that day, or that of one of its members, who may stand apart from it: then it only
   *   counts while nothing is known of the group itself.
   */
  meet(
    raw: RawGroup | null | undefined,
    branch: Branch,
    day: string,
    isMajority: boolean | null = null,
    of: "group" | "member" = "group",
  ): string | null {
    const acronym = raw?.acronym ?? null;
    if (raw === null || raw === undefined || acronym === null || acronym === "" || raw.branch === "parlamento")
      return null;
    const slug = raw.slug ?? null;
    if (this.#met?.branch !== branch || this.#met.day !== day) this.#met = { branch, day, groups: new Map() };
    const met = this.#met.groups.get(acronym);
    // What a member has told, the group itself has yet to tell.
    const isTold = met?.of === "group" || of === "member";
    if (met?.slug === slug && met.isMajority === isMajority && isTold) return met.id;
    const id = this.#idOf(acronym, slug, branch);
    this.#met.groups.set(acronym, { id, slug, isMajority, of });
    const group = this.#groups.get(id) ?? this.#create(id, acronym, raw, branch);
    if (day < (this.#newest.get(id) ?? "")) return id;
    this.#newest.set(id, day);
    this.#groups.set(id, {
      ...rename(group, acronym, raw.name ?? acronym, day),
      color: colorOf(raw.color ?? null) ?? group.color,
      sides: of === "group" || isUnknown(group) ? withSide(group, isMajority, day) : group.sides,
    });
    return id;
  }

  get records(): ParliamentaryGroup[] {
    return [...this.#groups.values()];
  }

  #idOf(acronym: string, slug: string | null, branch: Branch): string {
    const alias = slug === null ? undefined : this.#byAlias.get(aliasOf(slug, branch));
    return alias ?? `${folder[branch]}-${toSlug(acronym)}`;
  }

  #create(id: string, acronym: string, raw: RawGroup, branch: Branch): ParliamentaryGroup {
    const aliases =
      !raw.slug || !/^[A-Za-z0-9]/.test(raw.slug) ? [] : [aliasOf(raw.slug, branch)].filter((alias) => alias !== id);
    for (const alias of [id, ...aliases]) this.#byAlias.set(alias, id);
    return {
      id,
      aliases,
      branch,
      names: [{ name: raw.name ?? acronym, acronym, start: null, end: null }],
      color: colorOf(raw.color ?? null),
      isMixed: /^misto$/i.test(acronym),
      sides: [{ side: null, start: null, end: null }],
      start: null,
      end: null,
      roles: [],
      sources: toSources(this.#origin, null),
    };
  }
}

function aliasOf(slug: string, branch: Branch): string {
  return `${folder[branch]}-${toSlug(slug)}`;
}

function colorOf(color: string | null): string | null {
  return color !== null && /^#[0-9A-Fa-f]{6}$/.test(color) ? color : null;
}

function rename(group: ParliamentaryGroup, acronym: string, name: string, day: string): ParliamentaryGroup {
  const last = group.names.at(-1);
  if (last?.name === name && last.acronym === acronym) return group;
  return {
    ...group,
    names: [
      ...group.names.slice(0, -1),
      ...(last === undefined ? [] : [{ ...last, end: day }]),
      { name, acronym, start: day, end: null },
    ],
  };
}

const isUnknown = ({ sides }: ParliamentaryGroup): boolean => sides.every(({ side }) => side === null);

/** The sides of a group that stood on this one on a day, none of them later: what was before stays as it was. */
function withSide(group: ParliamentaryGroup, isMajority: boolean | null, day: string): ParliamentaryGroup["sides"] {
  if (isMajority === null || group.isMixed) return group.sides;
  const side = isMajority ? "majority" : "opposition";
  // Of a day the last word holds.
  const before = group.sides.filter(({ start }) => start === null || start < day);
  const last = before.at(-1);
  if (last === undefined || isUnknown(group)) return [{ side, start: null, end: null }];
  if (last.side === side) return [...before.slice(0, -1), { ...last, end: null }];
  return [...before.slice(0, -1), { ...last, end: day }, { side, start: day, end: null }];
}
