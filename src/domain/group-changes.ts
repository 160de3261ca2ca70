/**
 * Changes of parliamentary group, with the reason. First joins while groups form are not changes; a renamed group stays
 * the same group.
 */
import type { Branch, Side } from "./codes.ts";
import { compareCodes } from "./compare.ts";
import { firstKnown, isOn, lastDay, type Spell } from "./periods.ts";
import type { Membership, Person } from "./records.ts";
import { groupOn, memberSideOn, type SideSpells } from "./spells.ts";

/**
 * First day on which changes count: thirty days after the first sitting. Until then members wait in the mixed group
 * while their own group forms.
 */
export const firstDayOfChanges = "2022-11-12";

/** Reason of a change: from or to another group, from or to no group, or start or end of the mandate. */
export const changeReasons = ["group", "none", "mandate"] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One change, from the viewpoint of the group that gains or loses a member. */
export interface GroupChange {
  readonly group: string;
  readonly direction: "in" | "out";
  readonly person: string;
  /** First day in the new group; when the mandate ends, the last day in office. */
  readonly date: string;
  readonly reason: ChangeReason;
  /** The previous (in) or next (out) group; null with a mandate, when there is none, or when it is unknown. */
  readonly other: string | null;
  /** Why the mandate ended, in the source's words. */
  readonly endReason: string | null;
  /** With a mandate: the member replaced (in) or the successor (out). */
  readonly counterpart: string | null;
}

/** All changes in a chamber, oldest first, then by person. */
export function findGroupChanges(people: readonly Pick<Person, "id" | "memberships">[], branch: Branch): GroupChange[] {
  const changes = people.flatMap((person) =>
    person.memberships
      .filter((mandate) => mandate.branch === branch)
      .flatMap((mandate) => changesOf(person.id, mandate)),
  );
  return changes.filter((change) => change.date >= firstDayOfChanges).sort(byDate);
}

/** Number of members with a change of group on an unknown day, which no count includes. */
export function countUndated(members: readonly { readonly groups: readonly Spell[] }[]): number {
  return members.filter(({ groups }) => groups.some(({ knownFrom }) => knownFrom !== undefined)).length;
}

export function countChanges(
  changes: readonly GroupChange[],
): ReadonlyMap<string, { readonly entered: number; readonly left: number }> {
  const counts = new Map<string, { entered: number; left: number }>();
  for (const change of changes) {
    const own = counts.get(change.group) ?? { entered: 0, left: 0 };
    if (change.direction === "in") own.entered += 1;
    else own.left += 1;
    counts.set(change.group, own);
  }
  return counts;
}

/**
 * Days of a change: last day in the old group, first day in the new one. `own` belongs to `group`, `far` to `other`.
 */
export function passageDays({ direction, reason, date }: Pick<GroupChange, "direction" | "reason" | "date">): {
  readonly own: string;
  readonly far: string;
} {
  const lastInOld = reason === "mandate" ? date : lastDay(date);
  return direction === "in" ? { own: date, far: lastInOld } : { own: lastInOld, far: date };
}

interface SidedMandate extends Spell {
  readonly groups: readonly (Spell & { readonly group: string })[];
  /** The member's own side: see `memberSideOn`. */
  readonly sides: SideSpells;
}

/**
 * Members who joined or left a side: together with their group, by changing group, on their own in the mixed group, or
 * with the mandate. Size on the day before {@link firstDayOfChanges} + `entered` − `left` = size on the last day of the
 * data.
 */
export function countCrossings(
  mandates: readonly SidedMandate[],
  groups: ReadonlyMap<string, { readonly isMixed: boolean; readonly sides: SideSpells }>,
): Readonly<Record<NonNullable<Side>, { readonly entered: number; readonly left: number }>> {
  const counts = { majority: { entered: 0, left: 0 }, opposition: { entered: 0, left: 0 } };
  for (const mandate of mandates) {
    const sideThen = (day: string): Side =>
      isOn(mandate, day)
        ? memberSideOn(groups.get(groupOn(mandate.groups, day) ?? "") ?? null, mandate.sides, day)
        : null;
    const ofGroups = mandate.groups.flatMap(({ group }) => groups.get(group)?.sides ?? []);
    const turns = [mandate, ...mandate.groups, ...mandate.sides, ...ofGroups].flatMap((spell) => [
      firstKnown(spell),
      spell.end,
    ]);
    for (const day of new Set(turns)) {
      if (day === null || day < firstDayOfChanges) continue;
      const [before, after] = [sideThen(lastDay(day)), sideThen(day)];
      if (before === after) continue;
      if (before !== null) counts[before].left += 1;
      if (after !== null) counts[after].entered += 1;
    }
  }
  return counts;
}

function changesOf(person: string, mandate: Membership): GroupChange[] {
  const spells = joinSpells(mandate.groups);
  const changes: GroupChange[] = [];
  const first = spells[0];
  const last = spells.at(-1);
  if (first !== undefined && first.knownFrom === undefined) {
    changes.push({
      group: first.group,
      direction: "in",
      person,
      date: first.start ?? mandate.start,
      reason: "mandate",
      other: null,
      endReason: null,
      counterpart: mandate.replaces,
    });
  }
  const passage = { person, reason: "group", endReason: null, counterpart: null } as const;
  spells.slice(1).forEach((spell, index) => {
    const before = spells[index];
    if (before === undefined) return;
    const left = before.end;
    if (spell.knownFrom !== undefined) {
      // Other groups may lie in between: the departure is known, the next group and the day of the join are not.
      if (left !== null) changes.push({ ...passage, date: left, group: before.group, direction: "out", other: null });
      return;
    }
    const date = spell.start ?? left ?? mandate.start;
    // The member was in no group in between: two separate changes, each with its own day.
    if (left !== null && areApart(before, spell)) {
      changes.push({ ...passage, reason: "none", date: left, group: before.group, direction: "out", other: null });
      changes.push({ ...passage, reason: "none", date, group: spell.group, direction: "in", other: null });
      return;
    }
    changes.push({ ...passage, date, group: before.group, direction: "out", other: spell.group });
    changes.push({ ...passage, date, group: spell.group, direction: "in", other: before.group });
  });
  if (last === undefined) return changes;
  if (last.end !== null && (mandate.end === null || last.end < mandate.end))
    changes.push({ ...passage, reason: "none", date: last.end, group: last.group, direction: "out", other: null });
  else if (mandate.end !== null)
    changes.push({
      group: last.group,
      direction: "out",
      person,
      date: lastDay(mandate.end),
      reason: "mandate",
      other: null,
      endReason: mandate.endReason,
      counterpart: mandate.replacedBy,
    });
  return changes;
}

function areApart(before: Spell, after: Spell): boolean {
  return before.end !== null && after.start !== null && before.end < after.start;
}

/**
 * Merges consecutive periods in the same group. A period with an unknown first day is not merged: another group may lie
 * before it.
 */
function joinSpells(spells: Membership["groups"]): Membership["groups"] {
  return spells.reduce<Membership["groups"]>((joined, spell) => {
    const before = joined.at(-1);
    return before?.group === spell.group && spell.knownFrom === undefined && !areApart(before, spell)
      ? [...joined.slice(0, -1), { ...before, end: spell.end }]
      : [...joined, spell];
  }, []);
}

function byDate(a: GroupChange, b: GroupChange): number {
  return compareCodes(a.date, b.date) || compareCodes(a.person, b.person);
}
