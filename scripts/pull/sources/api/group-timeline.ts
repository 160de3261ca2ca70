import { z } from "zod";
import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { cleanText } from "#scripts/pull/clean-text.ts";
import { toSources, type Origin } from "#scripts/pull/conversion.ts";
import type { RawGroup } from "./raw.ts";
import { Observations, rangesOf, rangesOfPeriods, type ObservedRange } from "#scripts/pull/observed-ranges.ts";
import { sideOf, sideRangesSchema, toPeriods, type OneSide } from "./timeline.ts";

const folder: Record<Branch, string> = { C: "camera", S: "senato" };

/** How a record names a group: by itself, or as the group of one of its members. */
interface Mention {
  readonly slug: string | null;
  readonly isMajority: boolean | null;
  readonly of: "group" | "member";
}

type NamedGroup = RawGroup & { readonly acronym: string };

export interface GroupTimelineOptions {
  /** Last day of the stored data per chamber; votes up to that day do not rename a known group. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
  /** Side ranges observed in votes by earlier runs; where they are missing, the records are used. */
  readonly sides: ReadonlyMap<string, unknown>;
  /** Ranges of names observed in votes by earlier runs; where they are missing, the records are used. */
  readonly names?: ReadonlyMap<string, unknown>;
  /** Names that profiles gave in the last run. */
  readonly listedNames?: ReadonlyMap<string, unknown>;
}

/** A member with the group that an answer gives. */
export interface MemberOfGroup {
  readonly person: string;
  readonly group: RawGroup | null | undefined;
}

/** Share of the members that two groups must have in common, of each of them, to be one group under two names. */
const sameMembers = 0.75;
/** Members below which a share says nothing. */
const fewestMembers = 3;

/** Groups in time, with their names and sides: the API publishes groups only inside other records. */
export class GroupTimeline {
  readonly #groups = new Map<string, ParliamentaryGroup>();
  readonly #byAlias = new Map<string, string>();
  readonly #origin: Origin;
  readonly #options: GroupTimelineOptions;
  /** Day of the newest vote that named each group. Only that vote provides the current name. */
  readonly #newest = new Map<string, string>();
  readonly #sides: Observations<OneSide>;
  /** Names and acronyms as one text, see {@link nameText}. */
  readonly #names: Observations<string>;
  /** Names that profiles give in this run. */
  readonly #listedNames = new Map<string, string>();
  readonly #remarks = new Set<string>();
  /** Newest known side of a member, per group: used for groups whose own side is unknown. */
  readonly #memberSides = new Map<string, OneSide>();
  /** Groups of the day being read, by acronym. A cache: the four hundred members of a vote name ten groups. */
  #resolved: {
    readonly branch: Branch;
    readonly day: string;
    readonly groups: Map<string, Mention & { readonly id: string }>;
  } = { branch: "C", day: "", groups: new Map() };

  constructor(known: readonly ParliamentaryGroup[], options: GroupTimelineOptions, origin: Origin) {
    this.#origin = origin;
    this.#options = options;
    this.#sides = new Observations(
      (id) => sideRangesSchema.safeParse(options.sides.get(id)).data ?? this.#published(id),
    );
    this.#names = new Observations(
      (id) => nameRangesSchema.safeParse(options.names?.get(id)).data ?? this.#publishedNames(id),
    );
    for (const group of known) {
      this.#groups.set(group.id, group);
      this.#newest.set(group.id, options.upTo[group.branch] ?? "");
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
  resolveGroup(
    raw: RawGroup | null | undefined,
    branch: Branch,
    day: string,
    isMajority: boolean | null = null,
    of: "group" | "member" = "group",
  ): string | null {
    if (!isNamed(raw)) return null;
    const mention: Mention = { slug: raw.slug ?? null, isMajority, of };
    const resolved = this.#resolvedOn(branch, day);
    const last = resolved.get(raw.acronym);
    if (last !== undefined && covers(last, mention)) return last.id;
    const id = this.#idOf(raw, branch);
    resolved.set(raw.acronym, { ...mention, id });
    const group = this.#groups.get(id) ?? this.#create(id, raw, branch);
    if (isMajority !== null && !group.isMixed) this.#recordSide(id, sideOf(isMajority), day, of);
    this.#describe(group, raw, day);
    if ((raw.name ?? "") !== "") this.#recordName(id, nameText(cleanText(raw.name ?? ""), raw.acronym), day, of);
    return id;
  }

  /**
   * Records a name. The record of a member who has left names the group of that day by its present name, so only those
   * of today count, and only where they have changed since the last run: then they are ahead of the votes. Where profiles
   * and votes merely differ, the votes win.
   */
  #recordName(id: string, text: string, day: string, of: Mention["of"]): void {
    if (of === "group") this.#names.record(id, text, day);
    if (of === "group" || day !== this.#origin.day) return;
    this.#listedNames.set(id, text);
    const before = this.#options.listedNames?.get(id);
    const voted = this.#names.ranges(id).at(-1)?.[2];
    if (voted === text || this.#names.has(id, day)) return;
    if (voted === undefined || (before !== undefined && before !== text)) this.#names.record(id, text, day);
    else this.#remarks.add(`groups: profiles call ${id} "${asWords(text)}", votes "${asWords(voted)}"; votes win`);
  }

  /**
   * Recognises groups that changed slug and acronym at once: unknown groups whose members are those of a known group
   * that the same answer does not name any more.
   * @param members the members of a chamber in one answer
   * @param groupBefore known group of a member, nearest in time
   */
  adoptRenamed(
    members: readonly MemberOfGroup[],
    branch: Branch,
    groupBefore: (person: string) => string | null,
  ): void {
    const named = Map.groupBy(
      members.filter(({ group }) => isNamed(group)),
      ({ group }) => group?.acronym ?? "",
    );
    const unknown = [...named].filter(([, [one]]) => this.find(one?.group, branch) === null);
    if (unknown.length === 0 || this.#groups.size === 0) return;
    const present = new Set([...named.values()].map(([one]) => this.find(one?.group, branch)));
    const before = Map.groupBy(members, ({ person }) => groupBefore(person));
    for (const [acronym, own] of unknown) {
      const persons = new Set(own.map(({ person }) => person));
      const [former] = [...before].filter(
        ([id, all]) =>
          id !== null &&
          !present.has(id) &&
          this.#groups.get(id)?.isMixed === false &&
          isMostly(all.filter(({ person }) => persons.has(person)).length, Math.max(persons.size, all.length)),
      );
      const id = former?.[0] ?? null;
      if (id !== null) this.#adopt(id, own[0]?.group, branch, acronym);
    }
  }

  #adopt(id: string, raw: RawGroup | null | undefined, branch: Branch, acronym: string): void {
    const group = this.#groups.get(id);
    if (group === undefined) return;
    const others = [acronym, raw?.slug ?? acronym].filter((one) => /^[A-Za-z0-9]/.test(one));
    const added = others.map((one) => toId(one, branch)).filter((one) => one !== id);
    for (const one of added) this.#byAlias.set(one, id);
    this.#groups.set(id, { ...group, aliases: [...new Set([...group.aliases, ...added])] });
    this.#remarks.add(`groups: "${acronym}" has the members of ${id}: the same group under another name`);
  }

  /** Messages for the operator. */
  get remarks(): readonly string[] {
    return [...this.#remarks];
  }

  /** Names that profiles gave in this run, to be saved. */
  get listedNames(): ReadonlyMap<string, string> {
    return this.#listedNames;
  }

  /** Id of a group that is already known, else null. Records nothing. */
  find(raw: RawGroup | null | undefined, branch: Branch): string | null {
    if (!isNamed(raw)) return null;
    const id = this.#idOf(raw, branch);
    return this.#groups.has(id) ? id : null;
  }

  /** Whether members have sides of their own: in the mixed group, or in none. */
  hasOwnMemberSides(id: string | null): boolean {
    return id === null || this.#groups.get(id)?.isMixed === true;
  }

  get records(): ParliamentaryGroup[] {
    const observed = this.observedSides;
    const named = this.observedNames;
    return [...this.#groups.values()].map((group) => ({
      ...group,
      names: toNames(named.get(group.id)) ?? group.names,
      sides: this.#sidesOf(group, observed.get(group.id)),
    }));
  }

  /** Side ranges of the groups observed in this run, to be saved. */
  get observedSides(): ReadonlyMap<string, readonly ObservedRange<OneSide>[]> {
    return new Map(this.#sides.keys.map((id) => [id, this.#sides.ranges(id)]));
  }

  /** Ranges of names of the groups named in this run, to be saved. */
  get observedNames(): ReadonlyMap<string, readonly ObservedRange<string>[]> {
    return new Map(this.#names.keys.map((id) => [id, this.#names.ranges(id)]));
  }

  #resolvedOn(branch: Branch, day: string) {
    if (this.#resolved.branch !== branch || this.#resolved.day !== day)
      this.#resolved = { branch, day, groups: new Map() };
    return this.#resolved.groups;
  }

  #recordSide(id: string, side: OneSide, day: string, of: Mention["of"]): void {
    if (of === "group") this.#sides.record(id, side, day);
    else if (!this.#memberSides.has(id)) this.#memberSides.set(id, side);
  }

  /** Takes the color from a mention, unless a newer one is known. */
  #describe(group: ParliamentaryGroup, raw: NamedGroup, day: string): void {
    if (day < (this.#newest.get(group.id) ?? "")) return;
    this.#newest.set(group.id, day);
    this.#groups.set(group.id, {
      ...group,
      color: colorOf(raw.color) ?? group.color,
    });
  }

  #published(id: string): ObservedRange<OneSide>[] {
    const group = this.#groups.get(id);
    return group === undefined
      ? []
      : rangesOfPeriods(group.sides, ({ side }) => side, this.#options.upTo[group.branch]);
  }

  #publishedNames(id: string): ObservedRange<string>[] {
    const group = this.#groups.get(id);
    const upTo = group === undefined ? null : this.#options.upTo[group.branch];
    return rangesOfPeriods(group?.names ?? [], ({ name, acronym }) => nameText(name, acronym), upTo);
  }

  #sidesOf(
    group: ParliamentaryGroup,
    observed: readonly ObservedRange<OneSide>[] | undefined,
  ): ParliamentaryGroup["sides"] {
    if (group.isMixed) return group.sides;
    if (observed !== undefined) return toPeriods(observed, { end: null }, (side) => ({ side }));
    const hint = this.#memberSides.get(group.id);
    const isUnknown = group.sides.every(({ side }) => side === null);
    return hint !== undefined && isUnknown ? [{ side: hint, start: null, end: null }] : isUnknown ? [] : group.sides;
  }

  #idOf({ acronym, slug }: NamedGroup, branch: Branch): string {
    const known = slug === null || slug === undefined ? undefined : this.#byAlias.get(toId(slug, branch));
    return known ?? this.#byAlias.get(toId(acronym, branch)) ?? toId(acronym, branch);
  }

  #create(id: string, { acronym, name, slug, color }: NamedGroup, branch: Branch): ParliamentaryGroup {
    const alias = slug && /^[A-Za-z0-9]/.test(slug) ? toId(slug, branch) : id;
    const aliases = alias === id ? [] : [alias];
    for (const one of [id, ...aliases]) this.#byAlias.set(one, id);
    const group: ParliamentaryGroup = {
      id,
      aliases,
      branch,
      names: [{ name: cleanText(name ?? acronym), acronym, start: null, end: null }],
      color: colorOf(color),
      isMixed: /^misto\b/i.test(acronym),
      sides: [],
      start: null,
      end: null,
      roles: [],
      sources: toSources(this.#origin, null),
    };
    this.#groups.set(id, group);
    return group;
  }
}

function isNamed(raw: RawGroup | null | undefined): raw is NamedGroup {
  return Boolean(raw?.acronym) && raw?.branch !== "parlamento";
}

/** Whether a mention adds nothing to an earlier one. A group named by itself adds to one named by a member. */
function covers(earlier: Mention, { slug, isMajority, of }: Mention): boolean {
  return earlier.slug === slug && earlier.isMajority === isMajority && (earlier.of === "group" || of === "member");
}

function toId(name: string, branch: Branch): string {
  return `${folder[branch]}-${toSlug(name)}`;
}

function colorOf(color: string | null | undefined): string | null {
  return color && /^#[0-9A-Fa-f]{6}$/.test(color) ? color : null;
}

const nameRangesSchema = rangesOf(z.string());

/** A name with its acronym as one text, so that names compare. */
const nameText = (name: string, acronym: string): string => `${acronym}\n${name}`;

/** A name with its acronym as words: "Uno e Sole (UNO)". */
const asWords = (text: string): string => text.replace(/^(.*)\n(.*)$/s, "$2 ($1)");

const isMostly = (common: number, all: number): boolean => common >= fewestMembers && common >= all * sameMembers;

/** Dated names from observations; undefined = none. */
function toNames(observed: readonly ObservedRange<string>[] | undefined): ParliamentaryGroup["names"] | undefined {
  if (observed === undefined || observed.length === 0) return undefined;
  return toPeriods(observed, { end: null }, (text) => {
    const [acronym = "", name = ""] = text.split("\n");
    return { name, acronym };
  });
}
