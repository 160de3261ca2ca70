import { genders, type Branch, type Gender } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import type { Membership, Person } from "#src/domain/records.ts";
import { toArea } from "./areas.ts";
import type { MemberHistory } from "./member-history.ts";
import { sideOf, type GroupRegister } from "./group-register.ts";
import type { Notes } from "./notes.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawMembership, RawPerson } from "./raw.ts";

/** The chamber of a parliamentary role ("Deputata", "Senatore"). */
function branchOfRole(role: string | null): Branch | null {
  if (role === null) return null;
  if (/^deputat/i.test(role)) return "C";
  return /^senator|^senatric/i.test(role) ? "S" : null;
}

/** What the mapping of a person draws on. */
export interface PersonContext {
  /** Every other address of the person that is known, the number aside. */
  readonly aliases: readonly string[];
  readonly memberships: readonly RawMembership[];
  readonly groups: GroupRegister;
  readonly history: MemberHistory;
  readonly notes: Notes;
  readonly origin: Origin;
  readonly url: string;
}

/** A word never seen is no gender, and worth a remark: without the person, votes would name somebody who is not there. */
function toGender(value: string | null, notes: Notes): Gender | null {
  const gender = genders.find((known) => known === value) ?? null;
  if (gender === null && value !== null) notes.add(`persons: unknown gender "${value}"`);
  return gender;
}

/** A person with the mandates of this legislature. The source's number and all slugs stay as aliases, so that links by them keep working. */
export function toPerson(raw: RawPerson, context: PersonContext): Person {
  const earlier = raw.carreer_positions.filter(({ role }) => role !== null);
  return {
    id: raw.slug,
    aliases: [...new Set([raw.id, ...context.aliases])].filter((alias) => alias !== raw.slug),
    familyName: raw.family_name,
    givenName: raw.given_name,
    gender: toGender(raw.gender, context.notes),
    birthDate: raw.birth_date,
    birthPlace: raw.birth_place,
    deathDate: raw.death_date,
    profession: raw.profession,
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
    sources: toSources(context.origin, context.url),
  };
}

/** The API gives the day of the change, on which the next one is in office; who dies in office holds the seat that day too. */
function endOfSeat(
  { end_date: end, end_reason }: Pick<RawMembership, "end_date" | "end_reason">,
  death: string | null,
) {
  const isDeath = end === death || /^(decess|decedut|mort)/i.test(end_reason ?? "");
  return end !== null && isDeath ? addDays(end, 1) : end;
}

/** The chamber that a mandate is in; null where the source names none that there is. */
export function branchOf(row: Pick<RawMembership, "branch" | "role">): Branch | null {
  return row.branch ?? branchOfRole(row.role);
}

/** Mandates from the list of memberships; without it, the present one of the profile. */
function toMemberships(raw: RawPerson, context: PersonContext): Membership[] {
  const own = context.memberships.filter((membership) => (membership.person?.slug ?? membership.slug) === raw.slug);
  const present = raw.current_roles?.parl ?? null;
  const rows =
    own.length > 0
      ? own
      : present === null
        ? []
        : [{ ...present, branch: null, end_reason: null, constituency: null, election_type: null, is_life: false }];
  return rows
    .flatMap((row): Membership[] => {
      const branch = branchOf(row);
      if (branch === null) return [];
      // A mandate without a date of its own began with the legislature.
      const seat = { start: row.start_date ?? legislatureStart, end: endOfSeat(row, raw.death_date) };
      const isMajority = row.supports_majority ?? null;
      const lastDay = row.end_date ?? context.origin.day;
      const group = context.groups.meet(row.latest_group, branch, lastDay, isMajority, "member");
      const side = isMajority !== null && context.groups.isLoose(group) ? sideOf(isMajority) : null;
      return [
        {
          ...seat,
          branch,
          endReason: row.end_reason,
          electionArea: toArea(row.election_area),
          constituency: row.constituency,
          electionType: row.election_type,
          list: null,
          isLife: row.is_life,
          replaces: row.replaced_member,
          replacedBy: row.replaced_by,
          groups: context.history.spells(branch, raw.slug, seat, group),
          sides: context.history.ownSides(branch, raw.slug, seat, side),
        },
      ];
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
