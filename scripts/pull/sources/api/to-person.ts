import { type Branch, type Gender, genders } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import { type Membership, membershipSchema, type Person, personSchema } from "#src/domain/records.ts";
import { readPersonSlug, toSlug } from "#scripts/lib/slug.ts";
import { valuesAt } from "./by-path.ts";
import { type MemberTimeline, sideOf } from "./timeline.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import { type Origin, toSources } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { MandateChanges } from "./read-votes.ts";
import type { RawMembership, RawPerson, RawStrength } from "./raw.ts";
import { electionAreas } from "#src/domain/areas.ts";

/** Chamber of a parliamentary role ("Deputata", "Senatore"); null for other roles. */
function branchOfRole(role: string | null): Branch | null {
  if (role === null) return null;
  if (/^deputat/i.test(role)) return "C";
  return /^senator|^senatric/i.test(role) ? "S" : null;
}

export interface PersonContext {
  /** Known aliases of the person, except the numeric id. */
  readonly aliases: readonly string[];
  readonly memberships: readonly RawMembership[];
  readonly groups: GroupTimeline;
  readonly history: MemberTimeline;
  readonly changes: MandateChanges;
  readonly previous: readonly Membership[];
  /** Positions of the person are known: published totals follow from them, and change with every vote. */
  readonly hasVoted: boolean;
  /** The list of bills is read in full: published numbers of bills follow from it. */
  readonly hasBills: boolean;
  readonly notes: Notes;
  readonly origin: Origin;
  readonly url: string;
  /** Names in the snapshot; undefined = a new person. */
  readonly known?: Pick<Person, "familyName" | "givenName"> | undefined;
  /** Published row of the strength index; undefined = not in the list. */
  readonly strength: RawStrength | undefined;
}

/** An unknown value becomes null with a note. Rejecting the person would leave votes without one of their members. */
function toGender(value: string | null, notes: Notes): Gender | null {
  const gender = genders.find((known) => known === value) ?? null;
  if (gender === null && value !== null) notes.warn(`persons: unknown gender "${value}"`);
  return gender;
}

/**
 * Converts a person with the mandates of this legislature. Numeric id and all slugs are stored as aliases, so that old
 * links still work.
 */
export function toPerson(raw: RawPerson, context: PersonContext): Person {
  const earlier = raw.carreer_positions.filter(({ role }) => role !== null);
  return {
    id: raw.slug,
    aliases: [...new Set([...(raw.id === null ? [] : [raw.id]), ...context.aliases])].filter(
      (alias) => alias !== raw.slug,
    ),
    ...toName(raw, context),
    gender: toGender(raw.gender, context.notes),
    ...valuesAt(personSchema, raw),
    image: raw.image !== null && /^https?:\/\//.test(raw.image) ? raw.image : null,
    memberships: toMemberships(raw, context),
    career: earlier.map(({ role, org, date_start, date_end }) => ({
      role: role ?? "",
      organisation: org,
      start: date_start,
      end: date_end,
    })),
    publishedStrength: (raw.pp?.timeline ?? []).flatMap(({ year, values }) =>
      values.map(({ month, ppg, pp_branch }) => ({
        month: `${year}-${String(month).padStart(2, "0")}`,
        branch: pp_branch ?? null,
        government: ppg ?? null,
      })),
    ),
    ...toStrength(raw, context.strength),
    ...(context.hasVoted || raw.n_voting === null ? {} : { publishedFigures: toTotals(raw) }),
    ...(context.hasBills ? {} : toPublishedBills(raw)),
    sources: toSources(context.origin, context.url),
  };
}

function toPublishedBills({ first_signer_bills: bills }: RawPerson): Pick<Person, "publishedBills"> {
  const total = bills?.count ?? null;
  return total === null ? {} : { publishedBills: { total, laws: bills?.is_law ?? null } };
}

/** The name. A missing one stays as it was; that of a new person is derived from the slug, whose first word is the given name. */
function toName(raw: RawPerson, { known, notes }: PersonContext): Pick<Person, "familyName" | "givenName"> {
  if (raw.family_name !== null && raw.given_name !== null)
    return { familyName: raw.family_name, givenName: raw.given_name };
  if (known !== undefined) {
    notes.warn("persons: no name; the one that is known stays", raw.slug);
    return { familyName: raw.family_name ?? known.familyName, givenName: raw.given_name ?? known.givenName };
  }
  const slug = readPersonSlug(raw.slug)?.name ?? raw.slug;
  const [given = slug, ...family] = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  notes.warn(`persons: ${raw.slug} has no name: it is made from the slug`);
  return { familyName: raw.family_name ?? (family.join(" ") || given), givenName: raw.given_name ?? given };
}

/** Totals of a member's votes as published; null = missing. */
export function toTotals(raw: RawPerson): NonNullable<Person["publishedFigures"]> {
  const { n_voting: voting, n_present: present, n_absent: absent, n_mission: mission, n_rebels: rebels } = raw;
  return { voting, present, absent, mission, rebels };
}

/** Present values of the strength index, with the ranks that the source publishes. */
function toStrength(raw: RawPerson, strength: RawStrength | undefined): Pick<Person, "currentStrength"> {
  const { pp } = raw;
  const rank = (value: number | null | undefined): number | null => ((value ?? 0) >= 1 ? Math.round(value ?? 0) : null);
  const currentStrength = {
    branch: pp?.pp_branch ?? null,
    branchRank: rank(pp?.pp_branch_ordering),
    branchTotal: rank(pp?.pp_branch_total_ordering),
    government: pp?.ppg ?? null,
    governmentRank: rank(pp?.ppg_branch_ordering),
    governmentTotal: rank(pp?.ppg_branch_total_ordering),
    overall: strength?.pp_branch ?? null,
    overallRank: rank(strength?.pp_branch_ordering),
    overallTotal: rank(strength?.pp_branch_total_ordering),
  };
  const values = [currentStrength.branch, currentStrength.government, currentStrength.overall];
  return values.every((value) => value === null) ? {} : { currentStrength };
}

/**
 * Exclusive end of a mandate. The published end is the day of the change, when the successor is in office; a member who
 * dies in office holds the seat on that day too.
 */
function endOfSeat(
  { end_date: end, end_reason }: Pick<RawMembership, "end_date" | "end_reason">,
  death: string | null,
) {
  const isDeath = end === death || /^(decess|decedut|mort)/i.test(end_reason ?? "");
  return end !== null && isDeath ? addDays(end, 1) : end;
}

/** Chamber of a mandate; null when the source names neither chamber. */
export function branchOf(row: Pick<RawMembership, "branch" | "role">): Branch | null {
  return row.branch ?? branchOfRole(row.role);
}

/**
 * Whether a seat is for life: by its role, whatever the flag says; else by the flag. Without both, deputies and members
 * with an election area were elected. null = unknown.
 */
function isLifeSeat(
  branch: Branch,
  { role, is_life: flag }: Pick<RawMembership, "role" | "is_life">,
  area: string | null,
) {
  if (/a vita/i.test(role ?? "")) return true;
  return flag ?? (branch === "C" || area !== null ? false : null);
}

/** Days before the first sitting on which a mandate of the legislature may start: members are elected earlier. */
const electedBefore = 30;

/**
 * Start of a mandate. A member who was elected to the legislature sits since it began, if the source gives a day of an
 * earlier one. A missing start stays the stored one; without any, that of the legislature is assumed, for counts only.
 */
function toStart(
  start: string | null,
  isLife: boolean | null,
  known: Membership | undefined,
  notes: Notes,
): Pick<Membership, "start" | "isStartAssumed"> {
  if (start === null) {
    const { start: stored = legislature.start, isStartAssumed } = known ?? { isStartAssumed: true as const };
    return { start: stored, ...(isStartAssumed === true ? { isStartAssumed } : {}) };
  }
  if (isLife === true || start >= addDays(legislature.start, -electedBefore)) return { start };
  notes.warn(`memberships: start_date before the legislature; got "${start}"`);
  return { start: known?.start ?? legislature.start };
}

/** Mandates from the list of memberships; without any, the current mandate of the profile. */
function toMemberships(raw: RawPerson, context: PersonContext): Membership[] {
  const own = context.memberships.filter((membership) => (membership.person?.slug ?? membership.slug) === raw.slug);
  const present = raw.current_roles?.parl ?? null;
  const rows =
    own.length > 0 ? own : present === null ? [] : [{ ...present, branch: null, end_reason: null, is_life: null }];
  const ended = context.changes.ended.get(raw.slug);
  return rows
    .flatMap((row, index): Membership[] => {
      const branch = branchOf(row);
      if (branch === null) return [];
      const known = context.previous.filter((seat) => seat.branch === branch);
      const area = toArea(row.election_area);
      const isLife = isLifeSeat(branch, row, area);
      const first = toStart(row.start_date, isLife, known.length === 1 ? known[0] : undefined, context.notes);
      const seat = { ...first, end: endOfSeat(row, raw.death_date) };
      const isMajority = row.supports_majority ?? null;
      const isEnded = ended !== undefined && row.end_date === ended.day;
      if (area === null && row.election_area !== null)
        context.notes.warn(`memberships: unknown election_area "${row.election_area}"`);
      const lastDay = row.end_date ?? context.origin.day;
      const group = context.groups.resolveGroup(row.latest_group, branch, lastDay, isMajority, "member");
      const side = isMajority !== null && context.groups.hasOwnMemberSides(group) ? sideOf(isMajority) : null;
      return [
        {
          ...seat,
          branch,
          endReason: row.end_reason ?? (isEnded ? ended.reason : null),
          electionArea: area,
          ...valuesAt(membershipSchema, row),
          list: null,
          isLife,
          replaces: row.replaced_member ?? (index === 0 ? (context.changes.replaced.get(raw.slug) ?? null) : null),
          replacedBy: row.replaced_by ?? (isEnded ? ended.replacedBy : null),
          groups: context.history.groupPeriods(branch, raw.slug, seat, group, present?.has_changed_group),
          sides: context.history.sidePeriods(branch, raw.slug, seat, side),
        },
      ];
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/**
 * Election area id for a published name ("Lombardia", "Trentino-Alto Adige/Südtirol", "Lombardia 1"); null when
 * unknown.
 */
export function toArea(name: string | null): string | null {
  if (name === null) return null;
  const slug = toSlug(name);
  return electionAreas.find(({ id }) => slug === id || slug.startsWith(`${id}-`))?.id ?? null;
}
