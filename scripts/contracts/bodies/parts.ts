import { pick } from "#scripts/lib/pick.ts";
import { describeComposition, sumStrength, type Composition } from "#src/domain/composition.ts";
import type { SideOnDay } from "#src/domain/codes.ts";
import { toOfficeRole, officeRoles } from "#src/domain/office-roles.ts";
import { nameFromId } from "#src/domain/person-id.ts";
import { isOn, lastDay, type Period, shownEndOf, shownStart } from "#src/domain/periods.ts";
import type { RolePeriod, SourceRef } from "#src/domain/records.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import { compareText } from "#src/lib/format.ts";
import type { GroupLink, GroupPower, PersonLink, RoleRow } from "#src/contracts/body-parts.ts";
import type { BodyPage } from "#src/contracts/body-pages.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { groupCardOn, personCard } from "#scripts/contracts/stats/person-card.ts";
import { currentStrength } from "#scripts/contracts/stats/strength.ts";
import { toBranch, branchRoster } from "#scripts/contracts/stats/roster.ts";
import { officeDay } from "#scripts/contracts/stats/coverage.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { allActs, isLeading } from "#scripts/contracts/acts/tags.ts";

/** Link to a group, under its name on a day (null = current name); null = not in the data. */
export function toGroupLink(read: Reader, id: string | null, day: string | null = null): GroupLink | null {
  const card = id === null ? null : groupCardOn(read, id, day);
  if (card === null) return null;
  return {
    ...pick(card, "id", "branch", "acronym", "name", "side", "isMixed"),
  };
}

/** Link to a person; null = not in the data. */
function findPersonLink(read: Reader, id: string | null): PersonLink | null {
  const card = id === null ? null : read.derived(personCard, id);
  if (card === null) return null;
  const { familyName, givenName, gender, photo, branch, side } = card;
  return {
    id: card.id,
    familyName,
    givenName,
    gender,
    photo,
    branch,
    group: toGroupLink(read, card.group?.id ?? null, card.groupDay),
    side,
  };
}

/** Link to a person that a record refers to. @throws DataError if the person is missing, which the gates rule out. */
export function toPersonLink(read: Reader, id: string): PersonLink {
  return (
    findPersonLink(read, id) ?? {
      ...{ id, familyName: nameFromId(id), givenName: "", gender: null, photo: null, branch: null },
      ...{ group: null, side: null, isMissing: true as const },
    }
  );
}

/** Current strength by person, in their chamber and in government. Use it only through `strengthOf` (early cut-off). */
const strengthNow = defineDerivation<
  ReadonlyMap<string, { readonly inBranch: number | null; readonly inGovernment: number | null }>
>(
  "bodies-strength-now",
  (read) =>
    new Map(currentStrength(read).map(({ person, inBranch, inGovernment }) => [person, { inBranch, inGovernment }])),
);

/** Current strength of a person, in percentage points; argument: person id. */
const strengthOf = defineDerivation<{ readonly inBranch: number | null; readonly inGovernment: number | null }>(
  "bodies-strength-of",
  (read, id) => read.derived(strengthNow, "").get(id) ?? { inBranch: null, inGovernment: null },
);

/** Strength of a person in their own chamber, in percentage points. */
export function branchStrength(read: Reader, id: string): number | null {
  return read.derived(strengthOf, id).inBranch;
}

/** Strength of a person in government, in percentage points. */
export function governmentStrength(read: Reader, id: string): number | null {
  return read.derived(strengthOf, id).inGovernment;
}

/** Periods of a person in groups; argument: person id. Early cut-off from the rest of the record. */
const groupPeriods = defineDerivation<readonly (Period & { readonly group: string })[]>(
  "bodies-group-spells",
  (read, id) => (read.record("person", id)?.memberships ?? []).flatMap(({ groups }) => groups),
);

/** Group of a person on a day, under its name of that day; null = none, or unknown. */
export function groupThen(read: Reader, person: string, day: string): GroupLink | null {
  return toGroupLink(read, groupOn(read.derived(groupPeriods, person), day), day);
}

/**
 * Row of a role. A role that has ended shows the group of its last day.
 * @param strength of the person in the body; null = not known, or the role has ended
 */
export function toRoleRow(
  read: Reader,
  period: RolePeriod,
  isCurrent: boolean,
  strength: number | null = null,
): RoleRow {
  const { person, role, start, end } = period;
  const link = toPersonLink(read, person);
  return {
    person: isCurrent || end === null ? link : { ...link, group: groupThen(read, person, lastDay(end)) },
    role,
    start,
    end: isCurrent ? end : shownEndOf(end, read.derived(mandateEnds, person)),
    strength,
  };
}

/** Ends of the mandates of a person; argument: person id. */
const mandateEnds = defineDerivation("bodies-mandate-ends", (read, person) =>
  (read.record("person", person)?.memberships ?? []).map((mandate) => pick(mandate, "end", "lastDay")),
);

/** True if a period includes the day; without a day, if the period is open. */
export function isCurrent(period: Period, day: string | null): boolean {
  return day === null ? period.end === null : isOn(period, day);
}

/** Whether a group or body is no more on a day; without a day, whether it has an end. */
export function hasEnded({ end }: Pick<Period, "end">, day: string | null): boolean {
  return end !== null && (day === null || end <= day);
}

/** Sorts by rank of office, then surname. */
export function sortRoles(rows: readonly RoleRow[]): RoleRow[] {
  return [...rows].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareText(nameOf(a.person), nameOf(b.person)) ||
      compareText(a.start ?? "", b.start ?? ""),
  );
}

/** Keeps the first row of each person: in sorted rows, the highest office. */
export function onePerPerson<Row extends Pick<RoleRow, "person">>(rows: readonly Row[]): Row[] {
  const met = new Set<string>();
  return rows.filter(({ person }) => !met.has(person.id) && met.add(person.id));
}

/** Sort key of a person: "D’Amico Anna". */
export function nameOf(person: Pick<PersonLink, "familyName" | "givenName">): string {
  return `${person.familyName} ${person.givenName}`;
}

function rankOf(row: RoleRow): number {
  return officeRoles.indexOf(row.role === null ? "member" : toOfficeRole(row.role));
}

/** Figures of a set of people. `day: null` = no reference day, so no ages. */
export function toFigures(
  read: Reader,
  rows: readonly Pick<RoleRow, "person" | "strength">[],
  day: string | null,
): Composition {
  const people = rows.map(({ person, strength: points }) => ({
    gender: person.gender,
    birthDate: day === null ? null : (read.derived(personCard, person.id)?.birthDate ?? null),
    side: person.side,
    strength: points,
  }));
  return describeComposition(people, day ?? "");
}

/**
 * Strength by group and side, highest first. Members without a group, or of the mixed group, are split by their own
 * side.
 */
export function toPower(rows: readonly RoleRow[]): GroupPower[] {
  // Group and side of a person without a record are unknown, so the shares of the others would be wrong.
  if (rows.some(({ person }) => person.isMissing)) return [];
  const groups = new Map<string, { group: GroupLink | null; side: SideOnDay; points: (number | null)[] }>();
  for (const { person, strength: points } of rows) {
    const { group, side } = person;
    const key = `${group?.id ?? ""}/${side ?? ""}`;
    const entry = groups.get(key) ?? { group, side, points: [] };
    entry.points.push(points);
    groups.set(key, entry);
  }
  const power = [...groups.values()].map(({ group, side, points }) => ({
    group,
    side,
    size: points.length,
    strength: sumStrength(points),
  }));
  return power.sort(
    (a, b) =>
      (b.strength ?? 0) - (a.strength ?? 0) ||
      b.size - a.size ||
      compareText(a.group?.acronym ?? "", b.group?.acronym ?? ""),
  );
}

/** Merges the sources of several records: one entry per publisher, with a URL only if all records share it. */
export function mergeSources(lists: readonly (readonly SourceRef[])[]): SourceRef[] {
  const byName = new Map<string, SourceRef>();
  for (const source of lists.flat()) {
    const known = byName.get(source.name);
    const url = known === undefined || known.url === source.url ? source.url : null;
    const fetchedAt = known === undefined || source.fetchedAt > known.fetchedAt ? source.fetchedAt : known.fetchedAt;
    byName.set(source.name, { name: source.name, url, fetchedAt });
  }
  return [...byName.values()].sort((a, b) => compareText(a.name, b.name));
}

export interface Seat {
  readonly person: string;
  /** Current group; null = none. */
  readonly group: string | null;
  /** First day in the group; null = unknown. */
  readonly groupStart: string | null;
}

/** Current members of a chamber, by person id; empty if the source has no data for it. Argument: "C" or "S". */
export const seatsNow = defineDerivation<readonly Seat[]>("bodies-seats-now", (read, argument) => {
  const branch = toBranch(argument);
  const day = read.derived(officeDay, branch);
  if (day === null) return [];
  return read.derived(branchRoster, branch).members.flatMap((member) => {
    if (!isOn(member, day)) return [];
    const period = member.groups.findLast((candidate) => isOn(candidate, day));
    return [{ person: member.id, group: period?.group ?? null, groupStart: startInGroup(member, period) }];
  });
});

/**
 * First day of a member in a group: that of the mandate unless the period began later; null = later, on an unknown day.
 */
export function startInGroup(member: Parameters<typeof shownStart>[0], period: Period | undefined): string | null {
  if (period?.knownFrom !== undefined || period?.isStartAssumed === true) return null;
  return period?.start ?? shownStart(member);
}

type AssignedAct = BodyPage["assigned"]["latest"][number];

/** Bills by leading body. Depends on every bill; use it only through `assignedActs`. */
const assignments = defineDerivation<ReadonlyMap<string, readonly AssignedAct[]>>("bodies-assignments", (read) => {
  const byBody = new Map<string, Map<string, AssignedAct>>();
  for (const bill of allActs(read, "bill")) {
    for (const { body, date, reading } of bill.assignments.filter(isLeading)) {
      if (body === null) continue;
      const bodyActs = byBody.get(body) ?? new Map<string, AssignedAct>();
      byBody.set(body, bodyActs);
      const known = bodyActs.get(bill.id);
      if (known === undefined || (date ?? "") > (known.date ?? "")) {
        bodyActs.set(bill.id, {
          kind: "bill",
          id: bill.id,
          identifier: reading,
          title: bill.shortTitle ?? bill.title,
          date,
        });
      }
    }
  }
  return new Map([...byBody].map(([body, acts]) => [body, [...acts.values()].sort(newestFirst)]));
});

/** Bills assigned to a body as leading committee, newest first; argument: body id. */
export const assignedActs = defineDerivation<readonly AssignedAct[]>(
  "bodies-assigned",
  (read, body) => read.derived(assignments, "").get(body) ?? [],
);

function newestFirst(a: AssignedAct, b: AssignedAct): number {
  return compareCodes(b.date ?? "", a.date ?? "") || compareCodes(a.id, b.id);
}
