/** What pages of bodies, groups and governments are made of. */
import { describeComposition, sumStrength } from "#src/domain/composition.ts";
import type { Side } from "#src/domain/codes.ts";
import { toOfficeRole, officeRoles } from "#src/domain/office-roles.ts";
import { nameFromId } from "#src/domain/person-id.ts";
import { isOn, lastDay, type Spell } from "#src/domain/periods.ts";
import type { RoleSpell, SourceRef } from "#src/domain/records.ts";
import { groupOn } from "#src/domain/spells.ts";
import { compareText } from "#src/lib/format.ts";
import type { CompositionFigures, GroupLink, GroupPower, PersonLink, RoleRow } from "#src/view/body-parts.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { groupCardOn, personCard } from "#scripts/views/shared/person-card.ts";
import { currentStrength } from "#scripts/views/shared/strength.ts";

/** A group as a link, under its name of a day or its present one; null when we do not hold it. */
export function toGroupLink(read: Reader, id: string | null, day: string | null = null): GroupLink | null {
  const card = id === null ? null : groupCardOn(read, id, day);
  if (card === null) return null;
  return {
    id: card.id,
    branch: card.branch,
    acronym: card.acronym,
    name: card.name,
    side: card.side,
    isMixed: card.isMixed,
  };
}

/** A person as a link; null when we do not hold them. */
export function findPersonLink(read: Reader, id: string | null): PersonLink | null {
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

/** A person as a link; of somebody whom we do not hold, a name made from the id. */
export function toPersonLink(read: Reader, id: string): PersonLink {
  return (
    findPersonLink(read, id) ?? {
      ...{ id, familyName: nameFromId(id), givenName: "", gender: null, photo: null, branch: null },
      ...{ group: null, side: null, isMissing: true as const },
    }
  );
}

/** Present strength by person: in their own chamber and in government. Cuts off whoever needs one person only. */
const strengthNow = defineDerivation<
  ReadonlyMap<string, { readonly inBranch: number | null; readonly inGovernment: number | null }>
>(
  "bodies-strength-now",
  (read) =>
    new Map(currentStrength(read).map(({ person, inBranch, inGovernment }) => [person, { inBranch, inGovernment }])),
);

/** Present strength of a person in one institution, in percent points, argument: person id. */
const strengthOf = defineDerivation<{ readonly inBranch: number | null; readonly inGovernment: number | null }>(
  "bodies-strength-of",
  (read, id) => read.derived(strengthNow, "").get(id) ?? { inBranch: null, inGovernment: null },
);

/** Strength of a person in their own chamber. */
export function branchStrength(read: Reader, id: string): number | null {
  return read.derived(strengthOf, id).inBranch;
}

/** Strength of a person in government. */
export function governmentStrength(read: Reader, id: string): number | null {
  return read.derived(strengthOf, id).inGovernment;
}

/** Spells of a person in groups, argument: person id. Cuts off whoever needs them from the rest of the record. */
const groupSpells = defineDerivation<readonly (Spell & { readonly group: string })[]>(
  "bodies-group-spells",
  (read, id) => (read.record("person", id)?.memberships ?? []).flatMap(({ groups }) => groups),
);

/** The group of a person on a day, under its name of that day; null = in none, or not known. */
export function groupThen(read: Reader, person: string, day: string): GroupLink | null {
  return toGroupLink(read, groupOn(read.derived(groupSpells, person), day), day);
}

/** A role as a row; of one that has ended, with the group of its last day. */
export function toRoleRow(read: Reader, spell: RoleSpell, isCurrent: boolean): RoleRow {
  const { person, role, start, end } = spell;
  const link = toPersonLink(read, person);
  return {
    person: isCurrent || end === null ? link : { ...link, group: groupThen(read, person, lastDay(end)) },
    role,
    start,
    end,
    strength: isCurrent ? branchStrength(read, person) : null,
  };
}

/** Whether a spell runs on a day; without a day of reference, whether it has not ended. */
export function isCurrent(spell: Spell, day: string | null): boolean {
  return day === null ? spell.end === null : isOn(spell, day);
}

/** Offices first, in their order, then surnames; a person with two roles at once stands once, in the higher. */
export function sortRoles(rows: readonly RoleRow[]): RoleRow[] {
  return [...rows].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareText(nameOf(a.person), nameOf(b.person)) ||
      compareText(a.start ?? "", b.start ?? ""),
  );
}

/** Keeps the first row of each person. */
export function onePerPerson<Row extends Pick<RoleRow, "person">>(rows: readonly Row[]): Row[] {
  const met = new Set<string>();
  return rows.filter(({ person }) => !met.has(person.id) && met.add(person.id));
}

/** "D’Amico Anna": the text that people are sorted by. */
export function nameOf(person: Pick<PersonLink, "familyName" | "givenName">): string {
  return `${person.familyName} ${person.givenName}`;
}

function rankOf(row: RoleRow): number {
  return officeRoles.indexOf(row.role === null ? "member" : toOfficeRole(row.role));
}

/** Figures of a set of people, each counted once. `day: null` = no day on which to count years: no ages. */
export function toFigures(read: Reader, rows: readonly RoleRow[], day: string | null): CompositionFigures {
  const people = rows.map(({ person, strength: points }) => ({
    gender: person.gender,
    birthDate: day === null ? null : (read.derived(personCard, person.id)?.birthDate ?? null),
    side: person.side,
    isMissing: person.isMissing === true,
    strength: points,
  }));
  return describeComposition(people, day ?? "");
}

/** Strength by group, strongest first, or nothing where a member is not known; members of the mixed group and of none by their own side too. */
export function toPower(rows: readonly RoleRow[]): GroupPower[] {
  // Of somebody of whom there is no record neither group nor side is known: no share of the others is that of all.
  if (rows.some(({ person }) => person.isMissing)) return [];
  const groups = new Map<string, { group: GroupLink | null; side: Side; points: (number | null)[] }>();
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

/** Sources of several records as one list: one line a publisher, with its address when all records share it. */
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
