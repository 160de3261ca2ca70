import { z } from "zod";
import { sides, type Branch, type Side } from "#src/domain/codes.ts";
import type { ParliamentaryGroup } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawGroup } from "./raw.ts";
import { mergeRuns, runsOfPeriods, type ObservedRange } from "#scripts/pull/runs.ts";

const folder: Record<Branch, string> = { C: "camera", S: "senato" };

interface Met {
  readonly id: string;
  readonly slug: string | null;
  readonly isMajority: boolean | null;
  readonly of: "group" | "member";
}

type OneSide = NonNullable<Side>;

export function sideOf(isMajority: boolean): OneSide {
  return isMajority ? "majority" : "opposition";
}

const runSchema = z.array(z.tuple([z.iso.date(), z.iso.date(), z.enum(sides)]));

export interface GroupGround {
  /** Last day of the stored data per chamber; votes up to that day do not rename a known group. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
  /** Side ranges observed in votes by earlier runs; where they are missing, the records are used. */
  readonly sides: ReadonlyMap<string, unknown>;
}

/** Collects the groups found in the data: the API publishes them only inside other records. */
export class GroupRegister {
  readonly #groups = new Map<string, ParliamentaryGroup>();
  readonly #byAlias = new Map<string, string>();
  readonly #origin: Origin;
  readonly #ground: GroupGround;
  /** Day of the newest vote that named each group. Only that vote provides the current name. */
  readonly #newest = new Map<string, string>();
  /** Side by group and day. Votes are read newest first, so the days are sorted at the end. */
  readonly #sides = new Map<string, Map<string, OneSide>>();
  /** Newest known side of a member, per group: used for groups whose own side is unknown. */
  readonly #ofMembers = new Map<string, OneSide>();

  /** Groups of the day being read, by acronym. A cache: the four hundred members of a vote name ten groups. */
  #met: { readonly branch: Branch; readonly day: string; readonly groups: Map<string, Met> } | null = null;

  constructor(known: readonly ParliamentaryGroup[], ground: GroupGround, origin: Origin) {
    this.#origin = origin;
    this.#ground = ground;
    for (const group of known) {
      this.#groups.set(group.id, group);
      this.#newest.set(group.id, ground.upTo[group.branch] ?? "");
      // The id comes from the first acronym, which most slugs contain; it stays when the acronym changes.
      for (const alias of [group.id, ...group.aliases]) this.#byAlias.set(alias, group.id);
    }
  }

  /**
   * Records a group named on a day and returns its id; null for "no group" and for the pseudo-groups of majority and
   * opposition.
   * @param isMajority side on that day, of the group or (`of: "member"`) of one of its members. A member may differ
   * from the group, so that side is used only while the side of the group is unknown.
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
    // An entry that came from a member is processed again when the group itself is named.
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

  /** Id of a group that is already known, else null. Records nothing. */
  find(raw: RawGroup | null | undefined, branch: Branch): string | null {
    if (!raw?.acronym || raw.branch === "parlamento") return null;
    const id = this.#idOf(raw.acronym, raw.slug ?? null, branch);
    return this.#groups.has(id) ? id : null;
  }

  /** Whether members have sides of their own: in the mixed group, or in none. */
  hasOwnMemberSides(id: string | null): boolean {
    return id === null || this.#groups.get(id)?.isMixed === true;
  }

  get records(): ParliamentaryGroup[] {
    return [...this.#groups.values()].map((group) => ({ ...group, sides: this.#sidesOf(group) }));
  }

  /** Side ranges of the groups observed in this run, to be saved. */
  get news(): ReadonlyMap<string, readonly ObservedRange<OneSide>[]> {
    return new Map([...this.#sides.keys()].toSorted().map((id) => [id, this.#runs(id)]));
  }

  #seeSide(id: string, side: OneSide, day: string, of: "group" | "member"): void {
    if (of === "member") {
      if (!this.#ofMembers.has(id)) this.#ofMembers.set(id, side);
      return;
    }
    const days = this.#sides.get(id) ?? new Map<string, OneSide>();
    // For the same day the last observation wins.
    this.#sides.set(id, days.set(day, side));
  }

  #runs(id: string): ObservedRange<OneSide>[] {
    const kept = runSchema.safeParse(this.#ground.sides.get(id));
    const group = this.#groups.get(id);
    const published =
      group === undefined ? [] : runsOfPeriods(group.sides, ({ side }) => side, this.#ground.upTo[group.branch]);
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
