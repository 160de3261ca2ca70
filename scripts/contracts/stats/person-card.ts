import { pick } from "#scripts/lib/pick.ts";
import type { Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import { registeredNameText } from "#src/domain/record-name.ts";
import { isOn, lastDay, type Period } from "#src/domain/periods.ts";
import type { Government, ParliamentaryGroup } from "#src/domain/records.ts";
import { lastPeriod, nameOn, sideIn, type SidePeriods } from "#src/domain/group-on-day.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { officeDay } from "./coverage.ts";

/** Current or last role of a person, as a code; the text is in `src/i18n/people.ts`. */
export type PersonRole =
  | { readonly code: "member"; readonly branch: Branch; readonly isLife: boolean; readonly active: boolean }
  | {
      readonly code: "government";
      readonly rank: Government["roles"][number]["rank"];
      readonly text: string;
      readonly active: boolean;
    };

/** Data of a person shown by links, rows and search results. */
export interface PersonCard {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  /** As in the register, only where it is another name. */
  readonly registeredName?: string;
  readonly gender: Gender | null;
  /** Digest of the local copy of the photo; null = none. */
  readonly photo: string | null;
  /** Current roles, government first; for a person without any, the last role held. */
  readonly roles: readonly PersonRole[];
  /** Chamber of the current or last mandate. */
  readonly branch: Branch | null;
  /** Group of the current or last mandate, under its name on {@link PersonCard.groupDay}. */
  readonly group: { readonly id: string; readonly acronym: string } | null;
  /** Last day in the group; null = still a member. */
  readonly groupDay: string | null;
  /** Side in the current or last mandate. */
  readonly side: SideOnDay;
  /** Election area id. */
  readonly area: string | null;
  readonly birthDate: string | null;
  /** true = sits in a chamber or in government. */
  readonly active: boolean;
  /** true = sits in a chamber. */
  readonly inOffice: boolean;
}

/** Data of a group shown by links. */
export interface GroupCard {
  readonly id: string;
  readonly branch: Branch;
  readonly name: string;
  readonly acronym: string;
  /** All names, oldest first. */
  readonly names: ParliamentaryGroup["names"];
  readonly color: string | null;
  readonly isMixed: boolean;
  readonly side: SideOnDay;
  readonly active: boolean;
}

/** Card of a group; argument: group id. */
export const groupCard = defineDerivation<GroupCard | null>("group-card", (read, id) => {
  const group = read.record("group", id);
  if (group === undefined) return null;
  const name = nameOn(group.names, null);
  return {
    id,
    branch: group.branch,
    name: name?.name ?? id,
    acronym: name?.acronym ?? id,
    ...pick(group, "names", "color", "isMixed"),
    side: group.isMixed ? null : sideIn(group.sides.at(-1)),
    active: group.end === null || group.end > (read.derived(officeDay, group.branch) ?? group.end),
  };
});

/**
 * Card of a group with its name on a day, because a former member was never in a group of the later name. `day: null` =
 * current name.
 */
export function groupCardOn(read: Reader, id: string, day: string | null): GroupCard | null {
  const card = read.derived(groupCard, id);
  const named = card === null ? undefined : nameOn(card.names, day);
  return card === null || named === undefined ? card : { ...card, name: named.name, acronym: named.acronym };
}

/** Card of a person; argument: person id. Early cut-off from the full record. */
export const personCard = defineDerivation<PersonCard | null>("person-card", (read, id) => {
  const person = read.record("person", id);
  if (person === undefined) return null;
  const seat = person.memberships.at(-1);
  const inOffice = seat !== undefined && isOn(seat, read.derived(officeDay, seat.branch) ?? seat.start);
  const government = governmentRoles(read, id, read.derived(officeDay, ""));
  const current: PersonRole[] = [...government.filter((role) => role.active)];
  if (seat !== undefined)
    current.push({ code: "member", branch: seat.branch, isLife: seat.isLife === true, active: inOffice });
  const roles = current.some((role) => role.active)
    ? current.filter((role) => role.active)
    : [...government.slice(-1), ...current].slice(-1);
  return {
    id,
    ...pick(person, "familyName", "givenName", "gender"),
    ...(person.registeredName && { registeredName: registeredNameText(person.registeredName) }),
    photo: read.record("photo", id)?.digest ?? null,
    roles,
    branch: seat?.branch ?? null,
    ...lastGroup(read, seat),
    groupDay: seat === undefined ? null : lastDayInGroup(seat),
    area: seat?.electionArea ?? null,
    birthDate: person.birthDate,
    active: roles.some((role) => role.active),
    inOffice,
  };
});

function governmentRoles(read: Reader, id: string, day: string | null): PersonRole[] {
  return read.index("government.person", id).flatMap((key) => {
    const government = read.require("government", key);
    return government.roles
      .filter((role) => role.person === id)
      .map((role): PersonRole => {
        const active = day !== null && isOn(role, day) && isOn(government, day);
        return { code: "government", rank: role.rank, text: role.role, active };
      });
  });
}

type Seat = Pick<Period, "end"> & {
  readonly groups: readonly (Pick<Period, "end"> & { readonly group: string })[];
  readonly sides?: SidePeriods;
};

/** Last day in the last group of a mandate. Uses the end of the mandate if the period in the group is still open. */
function lastDayInGroup({ groups, end }: Seat): string | null {
  return lastDay(groups.at(-1)?.end ?? end);
}

/** Current or last group and side of a mandate. */
export function lastGroup(read: Reader, seat: Seat | undefined): Pick<PersonCard, "group" | "side"> {
  const period = seat && lastPeriod(seat);
  const group =
    seat === undefined || period === undefined ? null : groupCardOn(read, period.group, lastDayInGroup(seat));
  const lastSide = sideIn(seat?.sides?.at(-1));
  const side = group === null || group.isMixed ? lastSide : group.side;
  return { group: group === null ? null : { id: group.id, acronym: group.acronym }, side };
}
