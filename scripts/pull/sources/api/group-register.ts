import { z } from "zod";
import { sides, type Branch, type Side } from "#src/domain/codes.ts";
import type { ParliamentaryGroup } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawGroup } from "./raw.ts";
import { mergeRuns, runsOfSpells, type SeenRun } from "./runs.ts";

const folder: Record<Branch, string> = { C: "camera", S: "senato" };

interface Met {
  readonly id: string;
  readonly slug: string | null;
  readonly isMajority: boolean | null;
  readonly of: "group" | "member";
}

type OneSide = NonNullable<Side>;

/** The side of whoever supports the majority, and of whoever does not. */
export function sideOf(isMajority: boolean): OneSide {
  return isMajority ? "majority" : "opposition";
}

const runSchema = z.array(z.tuple([z.iso.date(), z.iso.date(), z.enum(sides)]));

/** What is known of groups beside their records. */
export interface GroupGround {
  /** Last day of the data in which the known groups have their present names: older votes do not rename them. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
  /** Their sides as votes have shown them, noted by earlier runs; without notes the records stand in. */
  readonly sides: ReadonlyMap<string, unknown>;
}

/** The groups met in the data: the API gives them only as parts of other records. */
export class GroupRegister {
  readonly #groups = new Map<string, ParliamentaryGroup>();
  readonly #byAlias = new Map<string, string>();
  readonly #origin: Origin;
  readonly #ground: GroupGround;
  /** Day of the newest vote that named each group: only that one tells its present name. */
  readonly #newest = new Map<string, string>();
  /** Sides by day and group: votes are read newest first, so what they show is put in order at the end. */
  readonly #sides = new Map<string, Map<string, OneSide>>();
  /** Sides of members of groups of which nothing is known: the newest. */
  readonly #ofMembers = new Map<string, OneSide>();

  /** Groups met on the day that is being read, by acronym: four hundred members of a vote name ten. */
  #met: { readonly branch: Branch; readonly day: string; readonly groups: Map<string, Met> } | null = null;

  constructor(known: readonly ParliamentaryGroup[], ground: GroupGround, origin: Origin) {
    this.#origin = origin;
    this.#ground = ground;
    for (const group of known) {
      this.#groups.set(group.id, group);
      this.#newest.set(group.id, ground.upTo[group.branch] ?? "");
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
    this.#groups.set(id, group);
    if (isMajority !== null && !group.isMixed) this.#seeSide(id, sideOf(isMajority), day, of);
    if (day < (this.#newest.get(id) ?? "")) return id;
    this.#newest.set(id, day);
    this.#groups.set(id, {
      ...rename(group, acronym, raw.name ?? group.names.at(-1)?.name ?? acronym, day),
      color: colorOf(raw.color ?? null) ?? group.color,
    });
    return id;
  }

  /** The id of a group that is known already; null for any other, which nothing is learnt of. */
  find(raw: RawGroup | null | undefined, branch: Branch): string | null {
    if (!raw?.acronym || raw.branch === "parlamento") return null;
    const id = this.#idOf(raw.acronym, raw.slug ?? null, branch);
    return this.#groups.has(id) ? id : null;
  }

  /** Whether members of it have a side of their own: of the mixed group, or of none. */
  isLoose(id: string | null): boolean {
    return id === null || this.#groups.get(id)?.isMixed === true;
  }

  get records(): ParliamentaryGroup[] {
    return [...this.#groups.values()].map((group) => ({ ...group, sides: this.#sidesOf(group) }));
  }

  /** Sides of the groups of which this run has seen one, to keep for the next. */
  get news(): ReadonlyMap<string, readonly SeenRun<OneSide>[]> {
    return new Map([...this.#sides.keys()].toSorted().map((id) => [id, this.#runs(id)]));
  }

  #seeSide(id: string, side: OneSide, day: string, of: "group" | "member"): void {
    if (of === "member") {
      if (!this.#ofMembers.has(id)) this.#ofMembers.set(id, side);
      return;
    }
    const days = this.#sides.get(id) ?? new Map<string, OneSide>();
    // Of a day the last word holds.
    this.#sides.set(id, days.set(day, side));
  }

  #runs(id: string): SeenRun<OneSide>[] {
    const kept = runSchema.safeParse(this.#ground.sides.get(id));
    const group = this.#groups.get(id);
    const published =
      group === undefined ? [] : runsOfSpells(group.sides, ({ side }) => side, this.#ground.upTo[group.branch]);
    return mergeRuns(kept.data ?? published, this.#sides.get(id) ?? new Map<string, OneSide>());
  }

  #sidesOf(group: ParliamentaryGroup): ParliamentaryGroup["sides"] {
    if (group.isMixed) return group.sides;
    if (this.#sides.has(group.id)) {
      const runs = this.#runs(group.id);
      return runs.map(([from, , side], index) => ({
        side,
        start: index === 0 ? null : from,
        end: runs[index + 1]?.[0] ?? null,
      }));
    }
    const hint = this.#ofMembers.get(group.id);
    return hint !== undefined && isUnknown(group) ? [{ side: hint, start: null, end: null }] : group.sides;
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
      isMixed: /^misto\b/i.test(acronym),
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
